import { type Danger, dangerRank } from '~/olm/permissions/danger';
import type { PlanObject } from '~/olm/plans/planContent';
import type { PermissionDelta } from './permissionDeltas';

export type NewDanger = { readonly danger: Danger; readonly deltas: readonly PermissionDelta[] };

/** The new dangers of each holder, the worst first. */
export function newDangersIn(deltas: readonly PermissionDelta[]): readonly NewDanger[] {
  const found = new Map<Danger, PermissionDelta[]>();
  for (const delta of deltas) {
    for (const danger of delta.kind === 'compared' ? delta.newDangers : []) {
      found.set(danger, [...(found.get(danger) ?? []), delta]);
    }
  }
  return [...found]
    .sort(([one], [other]) => dangerRank(one) - dangerRank(other))
    .map(([danger, holders]) => ({ danger, deltas: holders }));
}

/**
 * Whether an object counts for the risks of a plan: CSVs, CRDs, and roles of a bundle. A CSV contains the objects that
 * OLM creates for it.
 */
export function countsAsRisk({ kind, origin }: Pick<PlanObject, 'kind' | 'origin'>): boolean {
  return ALWAYS.includes(kind) || (ROLES.includes(kind) && origin !== 'generated');
}

const ALWAYS: readonly string[] = ['ClusterServiceVersion', 'CustomResourceDefinition'];
const ROLES: readonly string[] = ['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding'];
