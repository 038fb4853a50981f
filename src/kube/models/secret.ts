import type { ResourceModel } from './meta';

export const secretModel = {
  group: '',
  version: 'v1',
  kind: 'Secret',
  plural: 'secrets',
  namespaced: true,
} as const satisfies ResourceModel;
