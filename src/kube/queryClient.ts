import { QueryClient } from '@tanstack/react-query';
import { ClusterError } from './clusterError';
import { isTransient } from './failure';

export const RETRIES = 2;

/** Milliseconds. Permissions change rarely, but a page can stay open for days. */
export const REVIEWS_FRESH = 5 * 60_000;

function isRefused(error: Error | null): boolean {
  return error instanceof ClusterError && error.failure.kind === 'forbidden';
}

function isLongAgo(time: number): boolean {
  return Date.now() - time >= REVIEWS_FRESH;
}

/** The only query client: all pages share one cache. Nothing is requested again without a reason. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // A denied request is not repeated by each page. "Try again" repeats it immediately.
      retryOnMount: ({ state }) => !isRefused(state.error) || isLongAgo(state.errorUpdatedAt),
      retry: (count, error) =>
        count < RETRIES && error instanceof ClusterError && isTransient(error.failure),
    },
    mutations: { retry: false },
  },
});
