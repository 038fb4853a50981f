import type { HealthKind } from '~/olm/installed/healthKind';
import type { Severity } from '~/olm/installed/severity';
import type { Translate } from '~/i18n';

/** The status, and whether OLM retries. */
type Told = { readonly kind: HealthKind; readonly isRetried: boolean };

/** The status in one or two words. */
export function healthTitle({ kind, isRetried }: Told, t: Translate): string {
  return (isRetried ? retriedTitle(kind, t) : null) ?? lastingTitle(kind, t);
}

/** Titles for states in which the plain title would sound final. */
function retriedTitle(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('Install plan error');
    case 'failed':
      return t('Failing repeatedly');
    default:
      return null;
  }
}

function lastingTitle(kind: HealthKind, t: Translate): string {
  switch (kind) {
    case 'failed':
      return t('Failed');
    case 'csv-removed':
      return t('CSV deleted');
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
      return t('OLM not responding');
    case 'update-blocked':
    case 'change-blocked':
      return t('Update blocked');
    case 'install-blocked':
      return t('Installation blocked');
    case 'plan-failed':
      return t('Install plan failed');
    case 'unpack-failed':
      return t('Bundle unpack failed');
    case 'resolution-failed':
      return t('Dependency resolution failed');
    case 'no-operator-group':
      return t('No OperatorGroup');
    case 'several-operator-groups':
      return t('Multiple OperatorGroups');
    case 'catalog-missing':
      return t('Catalog deleted');
    case 'catalog-unhealthy':
      return t('Catalog unavailable');
    case 'requirements-not-met':
      return t('Requirements not met');
    case 'pods-not-running':
    case 'not-running':
      return t('Pods not running');
    case 'approval-needed':
      return t('Requires approval');
    case 'update-approval-needed':
      return t('Update available');
    case 'removing':
      return t('Uninstalling');
    case 'installing':
      return t('Installing');
    case 'updating':
      return t('Updating');
    case 'unknown':
      return t('Unknown');
    case 'ready':
      return t('Ready');
  }
}

/** The meaning of the status and what it waits for; `null` if the title is sufficient. */
export function healthMeaning({ kind, isRetried }: Told, t: Translate): string | null {
  return (isRetried ? retriedMeaning(kind, t) : null) ?? lastingMeaning(kind, t);
}

function retriedMeaning(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('An install plan step failed. OLM retries automatically for a limited time.');
    case 'failed':
      return t('The Operator does not become ready in time. OLM retries automatically.');
    default:
      return null;
  }
}

function lastingMeaning(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('An install plan step failed. The installation stops until you retry.');
    case 'unpack-failed':
      return t('Unable to download the bundle of this version.');
    case 'resolution-failed':
      return t('No combination of versions satisfies all Subscriptions in this namespace.');
    case 'no-operator-group':
      return t('The namespace has no OperatorGroup, so OLM cannot install Operators.');
    case 'several-operator-groups':
      return t('The namespace has multiple OperatorGroups, so OLM cannot install Operators.');
    case 'csv-removed':
      return t('OLM does not re-create the CSV while its Subscription exists.');
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
      return t('OLM has not processed the Operator for 30 seconds.');
    case 'update-blocked':
      return t('The running version is not upgradeable at this time.');
    case 'catalog-missing':
      return t('No updates, because the CatalogSource does not exist.');
    case 'catalog-unhealthy':
      return t('No updates until the catalog is available.');
    case 'pods-not-running':
      return t('Installation in progress, but the Operator pods are not running.');
    case 'requirements-not-met':
      return t('A requirement of this Operator is missing.');
    case 'approval-needed':
      return t('The install plan requires approval.');
    case 'failed':
    case 'install-blocked':
    case 'change-blocked':
    case 'not-running':
    case 'update-approval-needed':
    case 'removing':
    case 'installing':
    case 'updating':
    case 'unknown':
    case 'ready':
      return null;
  }
}

export function severityTitle(severity: Severity, t: Translate): string {
  switch (severity) {
    case 'failed':
      return t('Failed');
    case 'attention':
      return t('Action required');
    case 'approval':
      return t('Requires approval');
    case 'progress':
      return t('In progress');
    case 'ready':
      return t('Ready');
  }
}
