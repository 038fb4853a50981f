import type { ResourceModel, Stored } from './meta';

/** A component of OpenShift, with conditions in its status. */
export type ClusterOperator = Stored<'ClusterOperator', object, { readonly conditions?: unknown }>;

export const clusterOperatorModel = {
  group: 'config.openshift.io',
  version: 'v1',
  kind: 'ClusterOperator',
  plural: 'clusteroperators',
  namespaced: false,
} as const satisfies ResourceModel;
