import type { ClusterServiceVersion, CsvCondition } from '~/kube/models/clusterServiceVersion';

/**
 * Whether the Deployments of a CSV run, as far as OLM's history of it tells: it found them available at some time, and has
 * not deleted them since. A CSV that fails later keeps them, whatever the reason (ComponentUnhealthy, NoOperatorGroup,
 * RequirementsNotMet …), except where OLM deletes them. What is not known speaks for it.
 * Source: operator-lifecycle-manager pkg/controller/operators/olm/operator.go, transitionCSVState (Deployments are created in
 * InstallReady only) and cleanupCSVDeployments (deleted with the two reasons below only).
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

/** `ConditionsLengthLimit` in OLM's api/pkg/operators/v1alpha1: what was before is not known. */
const LONGEST_HISTORY = 20;
