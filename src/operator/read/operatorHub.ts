import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { isOperatorHub } from '~/operator/rules/isOperatorHub';
import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { ifAllowed } from '~/kube/askedFirst';

/** Which catalogs OpenShift brings; `null` where that does not exist: outside OpenShift, or without its marketplace. @throws ClusterError */
export function operatorHub() {
  return queryOptions({
    queryKey: ['operator-hub-config'],
    queryFn: async ({ signal }): Promise<OperatorHub | null> => {
      try {
        const answer = await ifAllowed(getJson)(operatorHubModel, { name: 'cluster' }, signal);
        return isOperatorHub(answer) ? answer : null;
      } catch (error) {
        if (error instanceof ClusterError && NOT_THERE.includes(error.failure.kind)) return null;
        throw error;
      }
    },
    // The patch tests that it is still as it was read.
    staleTime: 0,
    gcTime: 0,
  });
}

const NOT_THERE: readonly string[] = ['not-found', 'not-served'];
