import type { HealthKind } from '~/olm/installed/healthKind';
import type { Severity } from '~/olm/installed/severity';
import type { Translate } from '~/i18n';

/** What is the case, and whether OLM goes on to try. */
type Told = { readonly kind: HealthKind; readonly isRetried: boolean };

/** The status in a word or two. */
export function healthTitle({ kind, isRetried }: Told, t: Translate): string {
  return (isRetried ? retriedTitle(kind, t) : null) ?? lastingTitle(kind, t);
}

/** Where the plain title would say that all is over. */
function retriedTitle(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('Install plan meets an error');
    case 'failed':
      return t('Keeps failing');
    default:
      return null;
  }
}

function lastingTitle(kind: HealthKind, t: Translate): string {
  switch (kind) {
    case 'failed':
      return t('Failed');
    case 'csv-removed':
      return t('ClusterServiceVersion was removed');
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
      return t('OLM does not react');
    case 'update-blocked':
      return t('Update is held back');
    case 'plan-failed':
      return t('Install plan failed');
    case 'unpack-failed':
      return t('Bundle cannot be unpacked');
    case 'resolution-failed':
      return t('Cannot be resolved');
    case 'no-operator-group':
      return t('No OperatorGroup');
    case 'several-operator-groups':
      return t('Several OperatorGroups');
    case 'catalog-missing':
      return t('Catalog is gone');
    case 'catalog-unhealthy':
      return t('Catalog is unhealthy');
    case 'requirements-not-met':
      return t('Requirements not met');
    case 'pods-not-running':
      return t('Pods do not run');
    case 'approval-needed':
      return t('Waiting for approval');
    case 'update-approval-needed':
      return t('Update available');
    case 'removing':
      return t('Being removed');
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

/** What the status means and what it waits for; `null` where the title says all. */
export function healthMeaning({ kind, isRetried }: Told, t: Translate): string | null {
  return (isRetried ? retriedMeaning(kind, t) : null) ?? lastingMeaning(kind, t);
}

function retriedMeaning(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('A step of the install plan fails. OLM tries it again by itself for a while.');
    case 'failed':
      return t('It does not become ready in time. OLM begins again by itself, over and over.');
    default:
      return null;
  }
}

function lastingMeaning(kind: HealthKind, t: Translate): string | null {
  switch (kind) {
    case 'plan-failed':
      return t('A step of the install plan failed. Nothing is installed until it is retried.');
    case 'unpack-failed':
      return t('The content of this version cannot be downloaded.');
    case 'resolution-failed':
      return t('No set of versions satisfies all Subscriptions of this namespace.');
    case 'no-operator-group':
      return t('The namespace has no OperatorGroup, so nothing is installed in it.');
    case 'several-operator-groups':
      return t('The namespace has more than one OperatorGroup, so nothing is installed in it.');
    case 'csv-removed':
      return t('OLM does not create it again while its Subscription is there.');
    case 'subscription-unnoticed':
    case 'csv-unnoticed':
      return t('OLM has not looked at it for half a minute.');
    case 'update-blocked':
      return t('The running version does not allow to be replaced now.');
    case 'catalog-missing':
      return t('No updates: the catalog that it came from does not exist any more.');
    case 'catalog-unhealthy':
      return t('No updates until the catalog answers again.');
    case 'pods-not-running':
      return t('OLM is still installing it, and what it has started does not run.');
    case 'requirements-not-met':
      return t('Something that this Operator needs is not there.');
    case 'approval-needed':
      return t('Nothing is installed before the install plan is approved.');
    case 'failed':
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
      return t('Needs attention');
    case 'approval':
      return t('Waiting for approval');
    case 'progress':
      return t('In progress');
    case 'ready':
      return t('Ready');
  }
}
