import type { StatusKind, StatusLevel } from '~/olm/status/status';
import type { Texts, Translate } from '~/i18n';

/** The status, and whether OLM retries. */
type ShownHealth = { readonly kind: StatusKind; readonly isRetried: boolean };

/** The status in one or two words. */
export function healthTitle({ kind, isRetried }: ShownHealth, t: Translate): string {
  return ((isRetried ? RETRIED_TITLES[kind] : null) ?? TITLES[kind])(t);
}

/** Titles for states in which the plain title would sound final. */
const RETRIED_TITLES: Partial<Texts<StatusKind>> = {
  'plan-failed': (t) => t('Install plan error'),
  failed: (t) => t('Failing repeatedly'),
};

const TITLES: Texts<StatusKind> = {
  failed: (t) => t('Failed'),
  'csv-removed': (t) => t('CSV deleted'),
  'subscription-unnoticed': (t) => t('OLM not responding'),
  'csv-unnoticed': (t) => t('OLM not responding'),
  'update-blocked': (t) => t('Update blocked'),
  'change-blocked': (t) => t('Update blocked'),
  'install-blocked': (t) => t('Installation blocked'),
  'plan-failed': (t) => t('Install plan failed'),
  'unpack-failed': (t) => t('Bundle unpack failed'),
  'resolution-failed': (t) => t('Dependency resolution failed'),
  'no-operator-group': (t) => t('No OperatorGroup'),
  'several-operator-groups': (t) => t('Multiple OperatorGroups'),
  'catalog-missing': (t) => t('Catalog deleted'),
  'catalog-unhealthy': (t) => t('Catalog unavailable'),
  'requirements-not-met': (t) => t('Requirements not met'),
  'pods-not-running': (t) => t('Pods not running'),
  'not-running': (t) => t('Pods not running'),
  'approval-needed': (t) => t('Requires approval'),
  'update-approval-needed': (t) => t('Update available'),
  removing: (t) => t('Uninstalling'),
  installing: (t) => t('Installing'),
  updating: (t) => t('Updating'),
  unknown: (t) => t('Unknown'),
  ready: (t) => t('Ready'),
};

/** The meaning of the status and what it waits for; `null` if the title is sufficient. */
export function healthMeaning({ kind, isRetried }: ShownHealth, t: Translate): string | null {
  return ((isRetried ? RETRIED_MEANINGS[kind] : null) ?? MEANINGS[kind])(t);
}

const RETRIED_MEANINGS: Partial<Texts<StatusKind>> = {
  'plan-failed': (t) =>
    t('An install plan step failed. OLM retries automatically for a limited time.'),
  failed: (t) => t('The Operator does not become ready in time. OLM retries automatically.'),
};

const MEANINGS: Texts<StatusKind, string | null> = {
  'plan-failed': (t) => t('An install plan step failed. The installation stops until you retry.'),
  'unpack-failed': (t) => t('Unable to download the bundle of this version.'),
  'resolution-failed': (t) =>
    t('No combination of versions satisfies all Subscriptions in this namespace.'),
  'no-operator-group': (t) =>
    t('The namespace has no OperatorGroup, so OLM cannot install Operators.'),
  'several-operator-groups': (t) =>
    t('The namespace has multiple OperatorGroups, so OLM cannot install Operators.'),
  'csv-removed': (t) => t('OLM does not re-create the CSV while its Subscription exists.'),
  'subscription-unnoticed': (t) => t('OLM has not processed the Operator for 30 seconds.'),
  'csv-unnoticed': (t) => t('OLM has not processed the Operator for 30 seconds.'),
  'update-blocked': (t) => t('The installed version is not upgradeable at this time.'),
  'catalog-missing': (t) => t('No updates, because the CatalogSource does not exist.'),
  'catalog-unhealthy': (t) => t('No updates until the catalog is available.'),
  'pods-not-running': (t) => t('Installation in progress, but the Operator pods are not running.'),
  'requirements-not-met': (t) => t('A requirement of the Operator is missing.'),
  'approval-needed': (t) => t('The install plan requires approval.'),
  failed: () => null,
  'install-blocked': () => null,
  'change-blocked': () => null,
  'not-running': () => null,
  'update-approval-needed': () => null,
  removing: () => null,
  installing: () => null,
  updating: () => null,
  unknown: () => null,
  ready: () => null,
};

export function levelTitle(severity: StatusLevel, t: Translate): string {
  return SEVERITY_TITLES[severity](t);
}

const SEVERITY_TITLES: Texts<StatusLevel> = {
  failed: (t) => t('Failed'),
  attention: (t) => t('Degraded'),
  approval: (t) => t('Requires approval'),
  progress: (t) => t('In progress'),
  ready: (t) => t('Ready'),
};
