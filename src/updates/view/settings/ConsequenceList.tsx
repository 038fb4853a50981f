import { Icon, StackItem, Title } from '@patternfly/react-core';
import { ExclamationTriangleIcon, InfoCircleIcon } from '@patternfly/react-icons';
import type { Consequence, ConsequenceKind } from '~/updates/rules/settings/consequence';
import { useT, type Translate } from '~/i18n';

/** What saving brings about, the graver first; announced, as it follows from what was just chosen. */
export function ConsequenceList({ consequences, level = 'h3' }: Props) {
  const t = useT();
  return (
    <StackItem>
      <div aria-live="polite">
        {consequences.length > 0 && (
          <>
            <Title headingLevel={level} size="md">
              {t('What follows from it')}
            </Title>
            <ul className="operator-hub__consequences" aria-label={t('What follows from it')}>
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
  readonly consequences: readonly Consequence[];
  /** Of its heading, by where it stands. */
  readonly level?: 'h2' | 'h3';
};

function Item({ consequence }: { readonly consequence: Consequence }) {
  const t = useT();
  const isGrave = consequence.severity === 'warning';
  return (
    <li className="operator-hub__consequence">
      <Icon status={consequence.severity}>
        {isGrave ? <ExclamationTriangleIcon /> : <InfoCircleIcon />}
      </Icon>
      <span>
        {isGrave && <span className="pf-v6-screen-reader">{t('Warning:')} </span>}
        {consequenceText(consequence, t)}
      </span>
    </li>
  );
}

/** What happens when the settings are saved, in a sentence or two. */
function consequenceText(consequence: ConsequenceKind, t: Translate): string {
  switch (consequence.kind) {
    case 'no-such-channel':
      return t(
        'The package has no channel {{channel}} there: OLM can then resolve no Subscription of namespace {{namespace}}.',
        consequence,
      );
    case 'not-offered':
      return t(
        'Catalog {{name}} does not offer the package: OLM can then resolve no Subscription of namespace {{namespace}}.',
        { name: consequence.source.name, namespace: consequence.namespace },
      );
    case 'channel-deprecated':
      return t('The channel is deprecated: {{message}}', consequence);
    case 'maybe-stranded':
      return consequence.isManual
        ? t(
            'Channel {{channel}} does not have {{version}}. An update comes only if a version there says that it replaces {{version}}; if none does, no update comes any more. OLM never goes back to an older version.',
            consequence,
          )
        : t(
            'Channel {{channel}} does not have {{version}}. If a version there says that it replaces {{version}}, OLM installs it at once; if none does, no update comes any more. OLM never goes back to an older version.',
            consequence,
          );
    case 'nothing-newer':
      return t('Nothing is installed now: channel {{channel}} has nothing newer.', consequence);
    case 'update-follows':
      return consequence.isManual
        ? t('OLM makes a plan for an update towards {{to}}, which waits for approval.', consequence)
        : t('OLM begins at once to update towards {{to}}; nobody is asked.', consequence);
    case 'stranded':
      return t(
        'No version of channel {{channel}} replaces or skips {{version}}, or takes over from it by a range: OLM keeps what runs, and no update comes. OLM never goes back to an older version.',
        consequence,
      );
    case 'unorderable':
      return t(
        'OLM can put the versions of channel {{channel}} in no order: it can then resolve no Subscription of namespace {{namespace}}.',
        consequence,
      );
    case 'next-update':
      return nextUpdateText(consequence, t);
    case 'update-with-others':
      return t('The plan covers the whole namespace: approving it can update {{names}}, too.', {
        names: t.list(consequence.names),
      });
    case 'waits-for-plan':
      return t(
        'OLM looks at another channel or catalog only when plan {{plan}} is carried out or deleted. Approving that plan still installs what it was made for.',
        consequence,
      );
    case 'plan-replaced':
      return t('OLM may make a new plan in place of {{plan}}.', consequence);
    case 'other-catalog':
      return t('Updates come from catalog {{name}} from then on. What runs stays as it is.', {
        name: consequence.source.name,
      });
    case 'pods-restart':
      return t(
        'OLM writes {{names}} into the Deployments of the Operator: its pods start anew. What it manages goes on meanwhile, unattended.',
        { names: t.list(consequence.members) },
      );
    case 'selector-ignored':
      return t('OLM stores the selector and reads it nowhere: it changes nothing.');
    case 'credentials-removed':
      return t('Without {{names}} the Operator cannot log in to {{cloud}} any more.', {
        names: t.list(consequence.names),
        cloud: consequence.cloud,
      });
    default:
      return approvalConsequence(consequence, t);
  }
}

/** Which update a change of the channel brings first, and what follows it. */
function nextUpdateText(update: NextUpdate, t: Translate): string {
  const { to, isManual } = update;
  const first = isManual
    ? t('OLM makes a plan for {{to}}, which waits for approval.', { to })
    : t('OLM begins at once to update to {{to}}; nobody is asked.', { to });
  const rest = restText(update, t);
  return rest === null ? first : t('{{first}} {{rest}}', { first, rest });
}

type NextUpdate = Extract<ConsequenceKind, { kind: 'next-update' }>;

/** `null`: the first update leads to the newest version. */
function restText({ hops, last, reachesHead }: NextUpdate, t: Translate): string | null {
  if (!reachesHead) {
    return t('The updates end at {{last}}: none leads on to the newest version.', { last });
  }
  return hops === 1
    ? null
    : t('{{count}} updates lead to the newest version, {{last}}, each with a plan of its own.', {
        count: hops,
        last,
      });
}

/** What another approval brings about. */
function approvalConsequence(consequence: ApprovalConsequence, t: Translate): string {
  switch (consequence.kind) {
    case 'pending-plan-stays':
      return consequence.others.length === 0
        ? t(
            'Plan {{plan}} was made for approval and goes on waiting: OLM does not approve it by itself. Approve it, too, or delete it: then OLM plans again, by the approval that is in force by then.',
            { plan: consequence.plan },
          )
        : t(
            'Plan {{plan}} was made for approval and goes on waiting: OLM does not approve it by itself. Approve it, too, which also installs {{names}}, or delete it: then OLM plans again, by the approval that is in force by then.',
            { plan: consequence.plan, names: t.list(consequence.others) },
          );
    case 'still-held':
      return t(
        'Updates go on waiting for approval: Subscription {{names}} in this namespace is Manual, and one is enough for all.',
        { names: t.list(consequence.by) },
      );
    case 'siblings-released':
      return t(
        'No other Subscription here is Manual: updates of {{names}} are installed without approval, too.',
        { names: t.list(consequence.names) },
      );
    case 'siblings-held':
      return t(
        'OLM plans all Operators of a namespace together: updates of {{names}} wait for approval from then on, too.',
        { names: t.list(consequence.names) },
      );
    case 'held':
      return consequence.version === null
        ? t('The installation waits until somebody approves its plan, if OLM has not made it yet.')
        : t(
            '{{version}} stays until somebody approves a plan. When a newer version comes, leave its plan as it is to stay longer.',
            { version: consequence.version },
          );
    case 'running-goes-on':
      return t('Plan {{plan}} is approved already and is carried out.', {
        plan: consequence.plan,
      });
    case 'manual-recommended':
      return t(
        'This Operator logs in to {{cloud}} with short-lived credentials: a new version may need rights there that somebody has to grant first. Manual is safer.',
        { cloud: consequence.cloud },
      );
  }
}

type ApprovalConsequence = Extract<
  ConsequenceKind,
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
