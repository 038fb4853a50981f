import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { clusterQuotasIn } from '~/install/rules/problems/clusterAnswers';
import {
  type AppliedClusterQuota,
  appliedClusterQuotaModel,
} from '~/kube/models/appliedClusterQuota';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * The ClusterResourceQuotas that count a namespace; none where the cluster is no OpenShift, which answers 404. Asked anew
 * whenever the page comes back: they cannot be watched.
 */
export function appliedClusterQuotas(namespace: string) {
  return queryOptions({
    queryKey: ['applied-cluster-quotas', namespace],
    queryFn: async ({ signal }): Promise<readonly AppliedClusterQuota[]> => {
      try {
        return clusterQuotasIn(
          await ifAllowed(getJson)(appliedClusterQuotaModel, { namespace }, signal),
        );
      } catch (error) {
        if (error instanceof ClusterError && NOT_SERVED.includes(error.failure.kind)) return [];
        throw error;
      }
    },
    staleTime: 0,
    retry: false,
  });
}

const NOT_SERVED: readonly string[] = ['not-found', 'not-served'];
