import type { ResourceModel } from './meta';
import type { ResourceQuotaSpec, ResourceQuotaStatus } from './resourceQuota';

/** A ClusterResourceQuota as one of the namespaces that it selects sees it. */
export type AppliedClusterQuota = {
  readonly metadata: { readonly name: string };
  readonly spec: ResourceQuotaSpec;
  /** Over all namespaces that it selects. */
  readonly total: ResourceQuotaStatus;
};

/** Read-only, and nothing that could be watched: OpenShift's API server makes it when it is asked. */
export const appliedClusterQuotaModel = {
  group: 'quota.openshift.io',
  version: 'v1',
  kind: 'AppliedClusterResourceQuota',
  plural: 'appliedclusterresourcequotas',
  namespaced: true,
} as const satisfies ResourceModel;
