import type { ResourceModel } from './meta';

/** The OpenShift version of a cluster. There is one object, named `version`. */
export const clusterVersionModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ClusterVersion',
  plural: 'clusterversions',
  namespaced: false,
} as const satisfies ResourceModel;
