import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { ClusterError } from './clusterError';
import type { FailureKind } from './failure';
import { ready } from './loadable';
import { fromQuery } from './fromQuery';

/** A query that fails until the server is repaired. */
function requested(kind: FailureKind) {
  const server = { isBroken: true };
  const ask = () =>
    server.isBroken
      ? Promise.reject(new ClusterError({ kind, message: 'no' }))
      : Promise.resolve('yes');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result, rerender } = renderHook(
    () => fromQuery(useQuery({ queryKey: ['answer'], queryFn: ask })),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  const failure = () => (result.current.status === 'failed' ? result.current.failure : null);
  return { server, client, result, rerender, failure };
}

describe('fromQuery', () => {
  it('lets a failed query be retried', async () => {
    const { server, result, failure } = requested('server');
    await waitFor(() => {
      expect(failure()).toMatchObject({ kind: 'server', message: 'no' });
    });
    server.isBroken = false;
    act(() => {
      failure()?.retry?.();
    });
    await waitFor(() => {
      expect(result.current).toEqual(ready('yes'));
    });
  });

  it('returns the same failure object while it is equal', async () => {
    const { rerender, failure } = requested('server');
    await waitFor(() => {
      expect(failure()).not.toBeNull();
    });
    const before = failure();
    rerender();
    expect(failure()).toBe(before);
  });

  it('lets a failed refresh be retried', async () => {
    const { server, client, result, failure } = requested('server');
    await waitFor(() => {
      expect(failure()).not.toBeNull();
    });
    server.isBroken = false;
    await act(() => client.refetchQueries());
    await waitFor(() => {
      expect(result.current).toEqual(ready('yes'));
    });
    server.isBroken = true;
    await act(() => client.refetchQueries());
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'ready', data: 'yes' });
      expect(result.current.status === 'ready' && result.current.stale?.retry).toBeTypeOf(
        'function',
      );
    });
  });

  it.each<FailureKind>(['forbidden', 'not-served'])(
    'offers no retry if it changes nothing: %s',
    async (kind) => {
      const { failure } = requested(kind);
      await waitFor(() => {
        expect(failure()?.kind).toBe(kind);
      });
      expect(failure()?.retry).toBeUndefined();
    },
  );
});
