import { queryOptions } from '@tanstack/react-query';
import { getDiscovery } from '~/kube/request';

/** What the cluster serves, for several APIs together. */
export const discovery = queryOptions({
  queryKey: ['discovery'],
  queryFn: ({ signal }) => getDiscovery(signal),
  staleTime: 30_000,
});
