import type { PlanObject } from '~/olm/plans/planContent';

/**
 * Whether an object counts for the risks of a plan: CSVs, CRDs, and roles of a bundle. A CSV contains the objects that
 * OLM creates for it.
 */
export function countsAsRisk({ kind, origin }: Pick<PlanObject, 'kind' | 'origin'>): boolean {
  return ALWAYS.includes(kind) || (ROLES.includes(kind) && origin !== 'generated');
}

const ALWAYS: readonly string[] = ['ClusterServiceVersion', 'CustomResourceDefinition'];
const ROLES: readonly string[] = ['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding'];
