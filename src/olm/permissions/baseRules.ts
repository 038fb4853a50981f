import { serviceAccountModel } from '~/kube/models/core';
import type { NamedManifest } from '~/kube/models/meta';
import { roleBindingModel, roleModel } from '~/kube/models/rbac';
import { withoutEmpty } from '~/olm/permissions/grantManifests';
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

/** Creates a ServiceAccount with these permissions: itself, its Role and its RoleBinding. */
export function scopedAccount(metadata: { readonly namespace: string; readonly name: string }) {
  const { group } = roleModel;
  const apiVersion = `${group}/v1`;
  const account: NamedManifest = { apiVersion: 'v1', kind: serviceAccountModel.kind, metadata };
  const role: NamedManifest = {
    apiVersion,
    kind: roleModel.kind,
    metadata,
    rules: BASE_RULES.map(withoutEmpty),
  };
  const binding: NamedManifest = {
    apiVersion,
    kind: roleBindingModel.kind,
    metadata,
    roleRef: { apiGroup: group, kind: roleModel.kind, name: metadata.name },
    subjects: [{ kind: serviceAccountModel.kind, ...metadata }],
  };
  return [
    { model: serviceAccountModel, manifest: account },
    { model: roleModel, manifest: role },
    { model: roleBindingModel, manifest: binding },
  ] as const;
}
