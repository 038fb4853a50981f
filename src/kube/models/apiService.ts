import type { ResourceModel } from './meta';

/** Says who serves a version of an API group: the API server itself, or a Service behind it. */
export const apiServiceModel = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
  plural: 'apiservices',
  namespaced: false,
} as const satisfies ResourceModel;
