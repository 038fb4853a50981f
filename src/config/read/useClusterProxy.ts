import { useQuery } from '@tanstack/react-query';
import { type ClusterProxy, clusterProxyIn } from '~/config/rules/proxy';
import { ClusterError } from '~/kube/clusterError';
import { proxyModel } from '~/kube/models/openshift';
import { getJson } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';

/**
 * The values of OpenShift's cluster-wide proxy, which OLM sets in the pods of Operators; `null`: unknown.
 * @param isWanted if false, nothing is requested
 */
export function useClusterProxy(isWanted = true): ClusterProxy | null {
  const { data = null } = useQuery({
    queryKey: ['cluster-proxy'],
    queryFn: async ({ signal }) => {
      try {
        return clusterProxyIn(await ifAllowed(getJson)(proxyModel, { name: 'cluster' }, signal));
      } catch (error) {
        if (error instanceof ClusterError && SILENT.includes(error.failure.kind)) return null;
        throw error;
      }
    },
    enabled: isWanted,
  });
  return data;
}

const SILENT: readonly string[] = ['forbidden', 'not-found', 'not-served'];
