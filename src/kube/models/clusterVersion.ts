import type { ResourceModel } from './meta';

/** Which OpenShift a cluster is; there is one, named `version`. */
export const clusterVersionModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ClusterVersion',
  plural: 'clusterversions',
  namespaced: false,
} as const satisfies ResourceModel;
