import type { ResourceModel } from './meta';

export const nodeModel = {
  group: '',
  version: 'v1',
  kind: 'Node',
  plural: 'nodes',
  namespaced: false,
} as const satisfies ResourceModel;
