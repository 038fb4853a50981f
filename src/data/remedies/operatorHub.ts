import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/clusterError';
import { getJson } from '~/cluster/request';
import { isOperatorHub } from '~/domain/remedies/isOperatorHub';
import { type OperatorHub, operatorHubModel } from '~/models/operatorHub';
import { ifAllowed } from '../askedFirst';

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
