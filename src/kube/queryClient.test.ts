import { createElement, type ReactNode } from 'react';
import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClusterError } from './clusterError';
import type { FailureKind } from './failure';
import { REVIEWS_FRESH, queryClient } from './queryClient';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The failing requests of a page, with their number. */
function aFailure(kind: FailureKind) {
  const client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() });
  const ask = vi.fn(() => Promise.reject(new ClusterError({ kind, message: '' })));
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const open = async () => {
    const page = renderHook(() => useQuery({ queryKey: ['nodes'], queryFn: ask }), { wrapper });
    await waitFor(() => {
      expect(page.result.current).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    });
    return page;
  };
  return { ask, open };
}

describe('a denied request', () => {
  it('is not repeated by the next page, which shows the same', async () => {
    const { ask, open } = aFailure('forbidden');
    (await open()).unmount();
    await open();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is repeated on request', async () => {
    const { ask, open } = aFailure('forbidden');
    const page = await open();
    await page.result.current.refetch();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is repeated by a page that is opened much later', async () => {
    const { ask, open } = aFailure('forbidden');
    (await open()).unmount();
    vi.setSystemTime(Date.now() + REVIEWS_FRESH);
    await open();
    await waitFor(() => {
      expect(ask).toHaveBeenCalledTimes(2);
    });
  });
});

it('another failed request is repeated by the next page', async () => {
  const { ask, open } = aFailure('not-found');
  (await open()).unmount();
  await open();
  await waitFor(() => {
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a request without a network connection', () => {
  afterEach(() => {
    onlineManager.setOnline(true);
  });

  it('is sent, and fails if the cluster does not respond', async () => {
    onlineManager.setOnline(false);
    const { ask, open } = aFailure('forbidden');
    await open();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is repeated when the connection is back', async () => {
    onlineManager.setOnline(false);
    const { ask, open } = aFailure('forbidden');
    await open();
    onlineManager.setOnline(true);
    await waitFor(() => {
      expect(ask).toHaveBeenCalledTimes(2);
    });
  });
});
