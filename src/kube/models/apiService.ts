import type { ResourceModel } from './meta';

/** The server of an API group version: the API server itself, or a Service behind it. */
export const apiServiceModel = {
  group: 'apiregistration.k8s.io',
  version: 'v1',
  kind: 'APIService',
  plural: 'apiservices',
  namespaced: false,
} as const satisfies ResourceModel;
