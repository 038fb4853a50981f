import type { SettingCause } from '~/updates/rules/settings/settingCause';
import type { KindTexts, Translate } from '~/i18n';

/** What saving changed settings causes. */
export const SETTING_TEXTS: KindTexts<SettingCause> = {
  'no-such-channel': (t, cause) =>
    t(
      'Channel {{channel}} not found. OLM would be unable to resolve Subscriptions in namespace {{namespace}}.',
      cause,
    ),
  'not-offered': (t, { source: { name }, namespace }) =>
    t(
      'Package not found in catalog {{name}}. OLM would be unable to resolve Subscriptions in namespace {{namespace}}.',
      { name, namespace },
    ),
  'channel-deprecated': (t, cause) => t('Channel deprecated: {{message}}', cause),
  'maybe-stranded': (t, cause) =>
    t(
      'Channel {{channel}} does not contain {{version}}. Updates are available only if a version in the channel replaces it. OLM does not downgrade.',
      cause,
    ),
  'nothing-newer': (t, cause) =>
    t('No immediate update. Channel {{channel}} contains no later version.', cause),
  'update-follows': (t, cause) =>
    cause.isManual
      ? t(
          'OLM creates an install plan for the next update on the path to {{to}}. The install plan requires approval.',
          cause,
        )
      : t('OLM immediately updates to {{to}} without approval.', cause),
  stranded: (t, cause) =>
    t(
      'No update path in channel {{channel}} from {{version}}. The installed version remains.',
      cause,
    ),
  unorderable: (t, cause) =>
    t(
      'OLM cannot order the versions in channel {{channel}} and would be unable to resolve Subscriptions in namespace {{namespace}}.',
      cause,
    ),
  'next-update': nextUpdateText,
  'update-with-others': alsoUpdatedText,
  'waits-for-plan': (t, cause) =>
    t(
      'The change takes effect after install plan {{plan}} is completed or deleted. Approving that plan still installs its versions.',
      cause,
    ),
  'plan-replaced': (t, cause) => t('OLM might replace install plan {{plan}}.', cause),
  'other-catalog': (t, { source: { name } }) =>
    t('Future updates are from catalog {{name}}. The installed version does not change.', { name }),
  'pods-restart': (t, { members }) =>
    t(
      'OLM updates {{names}} in the Deployments and restarts the Operator pods. Instances are not managed during the restart.',
      { names: t.list(members) },
    ),
  'selector-ignored': (t) => t('OLM ignores the selector.'),
  'credentials-removed': (t, { names, cloud }) =>
    t('The Operator requires {{names}} to log in to {{cloud}}.', { names: t.list(names), cloud }),

  // Another approval
  'pending-plan-stays': pendingPlanText,
  'still-held': (t, { by }) =>
    t('Manual approval is in effect because of: {{names}}', { names: t.list(by) }),
  'siblings-released': (t, { names }) =>
    t('Updates of {{names}} are then also installed without approval.', { names: t.list(names) }),
  'siblings-held': (t, { names }) =>
    t('Updates of {{names}} then also require approval.', { names: t.list(names) }),
  held: (t, { version }) =>
    version === null
      ? t('The installation then requires approval unless its install plan already exists.')
      : t('{{version}} remains until the install plan is approved.', { version }),
  'running-goes-on': (t, cause) => t('Install plan {{plan}} is already approved.', cause),
  'manual-recommended': (t, cause) =>
    t(
      'The Operator uses short-lived {{cloud}} credentials. Later versions might require more permissions, so manual approval is recommended.',
      cause,
    ),
};

/** The first update after a change of the channel, and the following ones. */
function nextUpdateText(t: Translate, update: NextUpdate): string {
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

function alsoUpdatedText(t: Translate, { names }: { readonly names: readonly string[] }): string {
  return t('Approving the install plan can also update {{names}}.', { names: t.list(names) });
}

function pendingPlanText(t: Translate, { plan, others }: PendingPlan): string {
  const first = t(
    'Install plan {{plan}} was created under manual approval and still requires approval. Approve it, or delete it so that OLM creates a new one.',
    { plan },
  );
  return others.length === 0 ? first : t.sentences([first, alsoUpdatedText(t, { names: others })]);
}

type PendingPlan = Extract<SettingCause, { kind: 'pending-plan-stays' }>;
