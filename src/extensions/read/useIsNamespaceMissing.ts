import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { namespaceModel } from '~/kube/models/namespace';
import { getMetadata } from '~/kube/request';

/**
 * Whether a namespace does not exist; false while unknown.
 * @param namespace `null`: nothing is requested
 * @param version changes when OLM tried again
 */
export function useIsNamespaceMissing(namespace: string | null, version = ''): boolean {
  const { data } = useQuery({
    queryKey: ['namespace-missing', namespace, version],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await getMetadata(namespaceModel, { name: namespace ?? '' }, signal);
        return false;
      } catch (error) {
        if (error instanceof ClusterError) return error.failure.kind === 'not-found';
        throw error;
      }
    },
    enabled: namespace !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return data === true;
}
