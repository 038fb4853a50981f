import type { PlanObject } from '~/olm/plans/planContent';

/**
 * Whether an object counts for the risks of a plan: the Operators themselves, the definitions, and roles that a bundle
 * brings. What OLM makes of a ClusterServiceVersion is in it already.
 */
export function countsAsRisk({ kind, origin }: Pick<PlanObject, 'kind' | 'origin'>): boolean {
  return ALWAYS.includes(kind) || (ROLES.includes(kind) && origin !== 'generated');
}

const ALWAYS: readonly string[] = ['ClusterServiceVersion', 'CustomResourceDefinition'];
const ROLES: readonly string[] = ['Role', 'RoleBinding', 'ClusterRole', 'ClusterRoleBinding'];
