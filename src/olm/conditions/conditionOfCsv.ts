import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import type { OperatorCondition } from '~/kube/models/operatorCondition';
import { statedList } from '~/olm/statedList';

/** The OperatorCondition of a CSV: the one that it owns; by its name where nothing owns that (OC-001). */
export function conditionOfCsv(
  { metadata }: ClusterServiceVersion,
  conditions: readonly OperatorCondition[],
): OperatorCondition | null {
  const owned = conditions.find((one) =>
    owners(one).some(({ name, uid }) => name === metadata.name && isSame(uid, metadata.uid)),
  );
  const named = conditions.find(
    (one) => owners(one).length === 0 && one.metadata.name === metadata.name,
  );
  return owned ?? named ?? null;
}

function owners({ metadata }: OperatorCondition) {
  return statedList(metadata.ownerReferences).filter(
    ({ kind }) => kind === 'ClusterServiceVersion',
  );
}

function isSame(one: string, other: string | undefined): boolean {
  return other === undefined || one === other;
}
