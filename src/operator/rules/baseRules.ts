import type { PolicyRule } from '~/olm/permissions/policyRule';

/** To write objects of a kind. */
export const WRITE = ['get', 'create', 'update', 'patch'];
const EVERYTHING = ['list', 'watch', ...WRITE, 'delete'];

/** OG-030: the permissions of a ServiceAccount for every installation in its namespace. */
export const BASE_RULES: readonly PolicyRule[] = [
  baseRule('operators.coreos.com', ['subscriptions', 'clusterserviceversions'], WRITE),
  baseRule('', ['services', 'serviceaccounts'], WRITE),
  baseRule('rbac.authorization.k8s.io', ['roles', 'rolebindings'], WRITE),
  baseRule('apps', ['deployments'], EVERYTHING),
  baseRule('', ['pods'], EVERYTHING),
];

function baseRule(
  group: string,
  resources: readonly string[],
  verbs: readonly string[],
): PolicyRule {
  return { apiGroups: [group], resources, resourceNames: [], nonResourceURLs: [], verbs };
}
