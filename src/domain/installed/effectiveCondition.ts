import type { ClusterServiceVersion } from '../../models/clusterServiceVersion';
import type { Condition } from '../../models/meta';
import type { OperatorCondition } from '../../models/operatorCondition';

/**
 * The condition that OLM goes by: a cluster administrator's override before what the Operator says, which it may write
 * into the spec or, in older versions, into the status (OC-004, OC-010).
 */
export function effectiveCondition(
  { spec, status }: OperatorCondition,
  type: string,
): Condition | null {
  const layers = [spec?.overrides, spec?.conditions, status?.conditions];
  for (const layer of layers) {
    const found = (layer ?? []).find((condition) => condition.type === type);
    if (found !== undefined) return found;
  }
  return null;
}

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
  return (metadata.ownerReferences ?? []).filter(({ kind }) => kind === 'ClusterServiceVersion');
}

function isSame(one: string, other: string | undefined): boolean {
  return other === undefined || one === other;
}
