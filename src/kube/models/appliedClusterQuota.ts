import type { ResourceModel } from './meta';
import type { ResourceQuotaSpec, ResourceQuotaStatus } from './resourceQuota';

/** A ClusterResourceQuota, as seen from one of its namespaces. */
export type AppliedClusterQuota = {
  readonly metadata: { readonly name: string };
  readonly spec: ResourceQuotaSpec;
  /** Total of all selected namespaces. */
  readonly total: ResourceQuotaStatus;
};

/** Read-only and not watchable: OpenShift's API server computes it for each request. */
export const appliedClusterQuotaModel = {
  group: 'quota.openshift.io',
  version: 'v1',
  kind: 'AppliedClusterResourceQuota',
  plural: 'appliedclusterresourcequotas',
  namespaced: true,
} as const satisfies ResourceModel;
