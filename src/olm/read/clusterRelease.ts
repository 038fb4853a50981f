import { queryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { type ClusterRelease, clusterReleaseIn } from '~/olm/lifecycle/clusterRelease';
import { clusterVersionModel } from '~/kube/models/openshift';
import { ifAllowed } from '~/kube/useCan';

/** The OpenShift version of the cluster; `null`: not OpenShift. Fails with the missing permission. */
export const clusterRelease = queryOptions({
  queryKey: ['cluster-release'],
  queryFn: async ({ signal }): Promise<ClusterRelease | null> => {
    try {
      return clusterReleaseIn(
        await ifAllowed(getJson)(clusterVersionModel, { name: 'version' }, signal),
      );
    } catch (error) {
      if (error instanceof ClusterError && NOT_SERVED.includes(error.failure.kind)) return null;
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});

const NOT_SERVED: readonly string[] = ['not-found', 'not-served'];
