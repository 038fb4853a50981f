import { queryOptions } from '@tanstack/react-query';
import { getServerVersion } from '~/cluster/request';
import { serverVersionIn } from '~/domain/install/problems/clusterAnswers';

/** The `gitVersion` of the API server; `null` when it does not say. */
export function kubernetesVersion() {
  return queryOptions({
    queryKey: ['kubernetes-version'],
    queryFn: async ({ signal }) => serverVersionIn(await getServerVersion(signal)),
    retry: false,
  });
}
