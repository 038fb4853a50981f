import type { ResourceModel, Stored } from './meta';

export type Namespace = Stored<'Namespace', object, { readonly phase?: string }>;

export const namespaceModel = {
  group: '',
  version: 'v1',
  kind: 'Namespace',
  plural: 'namespaces',
  namespaced: false,
} as const satisfies ResourceModel;

/** OpenShift's view of the namespaces that the user can get; absent on plain Kubernetes. */
export const projectModel = {
  group: 'project.openshift.io',
  version: 'v1',
  kind: 'Project',
  plural: 'projects',
  namespaced: false,
} as const satisfies ResourceModel;

/** Requests a namespace from OpenShift for users without permission to create one. */
export const projectRequestModel = {
  group: 'project.openshift.io',
  version: 'v1',
  kind: 'ProjectRequest',
  plural: 'projectrequests',
  namespaced: false,
} as const satisfies ResourceModel;
