import { QueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { isTransient } from '~/domain/failure';

const RETRIES = 2;

/** The only query client: all pages share one cache. Nothing is asked again without a reason. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      retry: (count, error) =>
        count < RETRIES && error instanceof ClusterError && isTransient(error.failure),
    },
    mutations: { retry: false },
  },
});
