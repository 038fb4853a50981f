import type { ResourceModel } from './meta';

export const persistentVolumeClaimModel = {
  group: '',
  version: 'v1',
  kind: 'PersistentVolumeClaim',
  plural: 'persistentvolumeclaims',
  namespaced: true,
} as const satisfies ResourceModel;
