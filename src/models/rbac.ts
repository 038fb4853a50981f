import type { ResourceModel } from './meta';

export const roleModel = {
  group: 'rbac.authorization.k8s.io',
  version: 'v1',
  kind: 'Role',
  plural: 'roles',
  namespaced: true,
} as const satisfies ResourceModel;

export const roleBindingModel = {
  group: 'rbac.authorization.k8s.io',
  version: 'v1',
  kind: 'RoleBinding',
  plural: 'rolebindings',
  namespaced: true,
} as const satisfies ResourceModel;
