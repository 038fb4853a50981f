import { Icon, StackItem, Title } from '@patternfly/react-core';
import { ExclamationTriangleIcon, InfoCircleIcon } from '@patternfly/react-icons';
import type { Finding } from '~/olm/finding';
import type { SettingCause } from '~/updates/rules/settings/settingCause';
import { useT, type Translate } from '~/i18n';

/** The consequences of saving, the most severe first. Announced, because they follow from a selection. */
export function ConsequenceList({ consequences, level = 'h3' }: Props) {
  const t = useT();
  return (
    <StackItem>
      <div aria-live="polite">
        {consequences.length > 0 && (
          <>
            <Title headingLevel={level} size="md">
              {t('Impact')}
            </Title>
            <ul className="operator-hub__consequences" aria-label={t('Impact')}>
              {consequences.map((consequence) => (
                <Item key={consequence.kind} consequence={consequence} />
              ))}
            </ul>
          </>
        )}
      </div>
    </StackItem>
  );
}

type Props = {
  readonly consequences: readonly Finding<SettingCause>[];
  /** The level of the heading. */
  readonly level?: 'h2' | 'h3';
};

function Item({ consequence }: { readonly consequence: Finding<SettingCause> }) {
  const t = useT();
  const isSevere = consequence.severity === 'warning';
  return (
    <li className="operator-hub__consequence">
      <Icon status={consequence.severity}>
        {isSevere ? <ExclamationTriangleIcon /> : <InfoCircleIcon />}
      </Icon>
      <span>
        {isSevere && <span className="pf-v6-screen-reader">{t('Warning')} </span>}
        {consequenceText(consequence, t)}
      </span>
    </li>
  );
}

/** The consequence of saving the settings as text. */
function consequenceText(consequence: SettingCause, t: Translate): string {
  switch (consequence.kind) {
    case 'no-such-channel':
      return t(
        'Channel {{channel}} not found. OLM would be unable to resolve Subscriptions in namespace {{namespace}}.',
        consequence,
      );
    case 'not-offered':
      return t(
        'Package not found in catalog {{name}}. OLM would be unable to resolve Subscriptions in namespace {{namespace}}.',
        { name: consequence.source.name, namespace: consequence.namespace },
      );
    case 'channel-deprecated':
      return t('Channel deprecated: {{message}}', consequence);
    case 'maybe-stranded':
      return t(
        'Channel {{channel}} does not contain {{version}}. Updates are available only if a version in the channel replaces it. OLM does not downgrade.',
        consequence,
      );
    case 'nothing-newer':
      return t('No immediate update. Channel {{channel}} contains no later version.', consequence);
    case 'update-follows':
      return consequence.isManual
        ? t(
            'OLM creates an install plan for the next update on the path to {{to}}. The install plan requires approval.',
            consequence,
          )
        : t('OLM immediately updates to {{to}} without approval.', consequence);
    case 'stranded':
      return t(
        'No update path in channel {{channel}} from {{version}}. The installed version remains.',
        consequence,
      );
    case 'unorderable':
      return t(
        'OLM cannot order the versions in channel {{channel}} and would be unable to resolve Subscriptions in namespace {{namespace}}.',
        consequence,
      );
    case 'next-update':
      return nextUpdateText(consequence, t);
    case 'update-with-others':
      return t('Approving the install plan can also update {{names}}.', {
        names: t.list(consequence.names),
      });
    case 'waits-for-plan':
      return t(
        'The change takes effect after install plan {{plan}} is completed or deleted. Approving that plan still installs its versions.',
        consequence,
      );
    case 'plan-replaced':
      return t('OLM might replace install plan {{plan}}.', consequence);
    case 'other-catalog':
      return t('Future updates are from catalog {{name}}. The installed version does not change.', {
        name: consequence.source.name,
      });
    case 'pods-restart':
      return t(
        'OLM updates {{names}} in the Deployments and restarts the Operator pods. Operands are not managed during the restart.',
        { names: t.list(consequence.members) },
      );
    case 'selector-ignored':
      return t('OLM ignores the selector.');
    case 'credentials-removed':
      return t('The Operator requires {{names}} to log in to {{cloud}}.', {
        names: t.list(consequence.names),
        cloud: consequence.cloud,
      });
    default:
      return approvalConsequence(consequence, t);
  }
}

/** The first update after a change of the channel, and the following ones. */
function nextUpdateText(update: NextUpdate, t: Translate): string {
  const { to, isManual } = update;
  const first = isManual
    ? t('OLM creates an install plan for {{to}}, which requires approval.', { to })
    : t('OLM immediately updates to {{to}} without approval.', { to });
  const rest = restText(update, t);
  return rest === null ? first : t.sentences([first, rest]);
}

type NextUpdate = Extract<SettingCause, { kind: 'next-update' }>;

/** `null`: the first update leads to the latest version. */
function restText({ hops, last, reachesHead }: NextUpdate, t: Translate): string | null {
  if (!reachesHead) {
    return t('The update path ends at {{last}} and does not reach the latest version.', { last });
  }
  return hops === 1
    ? null
    : t('{{count}} updates to the latest version {{last}}, each with its own install plan.', {
        count: hops,
        last,
      });
}

/** The consequence of another approval. */
function approvalConsequence(consequence: ApprovalConsequence, t: Translate): string {
  switch (consequence.kind) {
    case 'pending-plan-stays':
      return pendingPlanText(consequence, t);
    case 'still-held':
      return t('Manual approval is in effect because of: {{names}}', {
        names: t.list(consequence.by),
      });
    case 'siblings-released':
      return t('Updates of {{names}} are then also installed without approval.', {
        names: t.list(consequence.names),
      });
    case 'siblings-held':
      return t('Updates of {{names}} then also require approval.', {
        names: t.list(consequence.names),
      });
    case 'held':
      return consequence.version === null
        ? t('The installation then requires approval unless its install plan already exists.')
        : t('{{version}} remains until the install plan is approved.', {
            version: consequence.version,
          });
    case 'running-goes-on':
      return t('Install plan {{plan}} is already approved.', {
        plan: consequence.plan,
      });
    case 'manual-recommended':
      return t(
        'The Operator uses short-lived {{cloud}} credentials. Later versions might require more permissions, so manual approval is recommended.',
        { cloud: consequence.cloud },
      );
  }
}

function pendingPlanText({ plan, others }: PendingPlan, t: Translate): string {
  const first = t(
    'Install plan {{plan}} was created under manual approval and still requires approval. Approve it, or delete it so that OLM creates a new one.',
    { plan },
  );
  if (others.length === 0) return first;
  const rest = t('Approving the install plan can also update {{names}}.', {
    names: t.list(others),
  });
  return t.sentences([first, rest]);
}

type PendingPlan = Extract<SettingCause, { kind: 'pending-plan-stays' }>;

type ApprovalConsequence = Extract<
  SettingCause,
  {
    kind:
      | 'pending-plan-stays'
      | 'still-held'
      | 'siblings-released'
      | 'siblings-held'
      | 'held'
      | 'running-goes-on'
      | 'manual-recommended';
  }
>;
