import type { ResourceModel } from './meta';

/** OLM's settings for the whole cluster; there is one, named `cluster`. */
export const olmConfigModel = {
  group: 'operators.coreos.com',
  version: 'v1',
  kind: 'OLMConfig',
  plural: 'olmconfigs',
  namespaced: false,
} as const satisfies ResourceModel;
