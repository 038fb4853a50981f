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

/**
 * A cluster on this machine responds without a network connection. Another one fails, with a message: a paused request
 * would look like one in progress, and a paused change would be sent later without notice.
 */
const ALSO_OFFLINE = { networkMode: 'always' } as const;

/** The only query client: all pages share one cache. Nothing is requested again without a reason. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      ...ALSO_OFFLINE,
      // Only failed requests and those with a limited freshness are stale.
      refetchOnReconnect: true,
      // A denied request is not repeated by each page. "Try again" repeats it immediately.
      retryOnMount: ({ state }) => !isRefused(state.error) || isLongAgo(state.errorUpdatedAt),
      retry: (count, error) =>
        count < RETRIES && error instanceof ClusterError && isTransient(error.failure),
    },
    mutations: { retry: false, ...ALSO_OFFLINE },
  },
});
