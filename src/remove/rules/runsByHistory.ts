import type { ClusterServiceVersion, CsvCondition } from '~/kube/models/olm';

/**
 * Whether the Deployments of a CSV run according to OLM's history: they were available at some time, and OLM did not
 * delete them since. A failed CSV keeps them for most reasons (ComponentUnhealthy, NoOperatorGroup, RequirementsNotMet
 * …). An unknown history counts as running. Source: operator-lifecycle-manager
 * pkg/controller/operators/olm/operator.go, transitionCSVState (creates Deployments in InstallReady only) and
 * cleanupCSVDeployments (deletes them with the two reasons below only).
 */
export function runsByHistory({ status }: ClusterServiceVersion): boolean {
  const history = status?.conditions ?? [];
  const last = history.findLast((entry) => isReady(entry) || areDeploymentsDeleted(entry));
  if (last !== undefined) return isReady(last);
  if (history.length === 0 || history.length >= LONGEST_HISTORY) return true;
  const isInstalling = INSTALLING.includes(status?.phase ?? '');
  return isInstalling && !history.some(({ phase }) => phase === 'Failed');
}

function isReady({ phase }: CsvCondition): boolean {
  return phase === 'Succeeded';
}

function areDeploymentsDeleted({ reason = '' }: CsvCondition): boolean {
  return DELETES_DEPLOYMENTS.includes(reason);
}

const DELETES_DEPLOYMENTS = [
  'InterOperatorGroupOwnerConflict',
  'CannotModifyStaticOperatorGroupProvidedAPIs',
];

const INSTALLING = ['InstallReady', 'Installing'];

/** `ConditionsLengthLimit` in OLM's api/pkg/operators/v1alpha1. Earlier conditions are unknown. */
const LONGEST_HISTORY = 20;
