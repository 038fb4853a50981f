import type { ResourceModel, Stored } from './meta';

export type ConfigMap = Stored<'ConfigMap'>;

export const configMapModel = {
  group: '',
  version: 'v1',
  kind: 'ConfigMap',
  plural: 'configmaps',
  namespaced: true,
} as const satisfies ResourceModel;
