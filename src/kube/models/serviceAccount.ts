import type { ResourceModel, Stored } from './meta';

export type ServiceAccount = Stored<'ServiceAccount'>;

export const serviceAccountModel = {
  group: '',
  version: 'v1',
  kind: 'ServiceAccount',
  plural: 'serviceaccounts',
  namespaced: true,
} as const satisfies ResourceModel;
