import type { MigrationState } from '~/updates/rules/migration/migrationStates';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import { aimText, approvalText } from '~/ui/approvalText';
import { causeText } from '~/ui/health/causeText';
import type { Needed } from '~/updates/rules/readiness/neededVersion';
import type { ReadinessRow, Verdict } from '~/updates/rules/readiness/readiness';
import type { Target } from '~/updates/rules/readiness/target';

export const VERDICT_TEXTS: Texts<Verdict> = {
  blocks: (t) => t('Blocks the update'),
  'blocks-later': (t) => t('Update required'),
  incompatible: (t) => t('Not compatible'),
  supports: (t) => t('Compatible'),
  silent: (t) => t('Not specified'),
};

/** The installed version in a few words. */
export function installedText(
  { version, isNotInstalled }: InstalledOperator,
  t: Translate,
): string {
  return version ?? (isNotInstalled === true ? t('Not installed') : t('Unknown'));
}

/** The required version in a few words. */
export function neededText(needed: Needed, t: Translate): string {
  return textOfKind(NEEDED_TEXTS, needed, t);
}

const NEEDED_TEXTS: KindTexts<Needed> = {
  none: () => '–',
  loading: (t) => t('Loading'),
  unknown: (t) => t('Unknown'),
  'no-subscription': (t) => t('No Subscription, so no updates are available.'),
  'not-in-catalog': (t) => t('Package not available in this namespace from this catalog.'),
  nothing: (t) => t('No compatible version'),
  minor: (t, { minor }) => t('{{version}} or later', { version: `${minor.major}.${minor.minor}` }),
  version: (t, { version, channel, isFollowed }) =>
    isFollowed || channel === null
      ? version
      : t('{{version}} in channel {{channel}}', { version, channel }),
};

/** Who approves the updates of an Operator; `–` if it receives none. */
export function approverOf({ operator }: Pick<ReadinessRow, 'operator'>, t: Translate): string {
  const { extension, approval } = operator;
  if (extension !== undefined) return aimText(extension.aim, t);
  return approval === null ? '–' : approvalText(approval, t);
}

/** What prevents an Operator from being updated. */
export function blockersOf(row: ReadinessRow, t: Translate): readonly string[] {
  const { operator, after, needed } = row;
  return [
    ...(hasProblem(row) ? [causeText(operator.health, t).title] : []),
    ...(after.length === 0 ? [] : [t('Update first: {{names}}', { names: t.list(after) })]),
    ...(needed.kind === 'version' && !needed.hasPath ? [t('Update path unknown')] : []),
  ];
}

/** Whether an Operator that must be updated failed or needs attention, so that OLM might not update it. */
export function hasProblem({ operator, needed }: ReadinessRow): boolean {
  const { level } = operator.health;
  return needed.kind !== 'none' && (level === 'failed' || level === 'attention');
}

/** Why a target is rejected; `null`: it is not. */
export function rejectionText(target: Target, current: string | null, t: Translate): string | null {
  switch (target.kind) {
    case 'minor':
      return null;
    case 'missing':
    case 'invalid':
      return t('Enter a minor version of OpenShift, such as {{version}}.', { version: EXAMPLE });
    case 'not-later':
      return t('{{version}} is not later than the cluster version {{current}}.', {
        version: target.text,
        current,
      });
  }
}

const EXAMPLE = minorText({ major: 5, minor: 1 });

export const MIGRATION_TEXTS: Readonly<Record<MigrationState, (t: Translate) => string>> = {
  ineligible: (t) => t('Requirements not met'),
  open: (t) => t('Check requirements'),
};
