import type { ResourceModel } from './meta';

export const serviceModel = {
  group: '',
  version: 'v1',
  kind: 'Service',
  plural: 'services',
  namespaced: true,
} as const satisfies ResourceModel;
