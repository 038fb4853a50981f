import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { queryClient } from '~/kube/queryClient';
import { answering, requests } from '~/test/consoleSdk';
import { anOperandApi, aPen, PEN } from '~/test/operandBuilders';
import { useInstances, useOneApiInstances, useRefreshInstances } from './useInstances';

beforeEach(() => {
  queryClient.clear();
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

type Server = {
  /** Pages are answered only after this. */
  release: () => void;
  fails: number;
  size: number;
};

/** A server with many Pens in pages of 500; all after the first page wait. */
function manyPens(size: number): Server {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = { release, fails: 0, size };
  answering(async ({ url }) => {
    if (url.endsWith('/selfsubjectaccessreviews')) return { status: { allowed: true } };
    const { searchParams: query, pathname } = new URL(url, location.href);
    if (!pathname.endsWith('/pens')) return undefined;
    const limit = Number(query.get('limit'));
    const from = Number(query.get('continue') ?? '0');
    if (from > 0) await isReleased;
    if (from > 0 && server.fails > 0) {
      server.fails -= 1;
      throw Object.assign(new Error('The provided continue parameter is too old'), { code: 410 });
    }
    const to = Math.min(from + limit, server.size);
    const items = Array.from({ length: to - from }, (_, at) =>
      aPen(`pen-${from + at}`, { resourceVersion: '1' }),
    );
    const rest = { continue: String(to), remainingItemCount: server.size - to };
    return { items, metadata: to < server.size ? rest : {} };
  });
  return server;
}

function listed() {
  return renderHook(
    () => ({ found: useOneApiInstances(PEN, 'team-a'), refresh: useRefreshInstances() }),
    { wrapper },
  );
}

describe('a list of more than 500 instances', () => {
  it('shows the first page immediately, and others as they load', async () => {
    const server = manyPens(1200);
    const { result } = listed();
    await waitFor(() => {
      expect(result.current.found).toMatchObject({ data: { isGrowing: true, count: 1200 } });
    });
    expect(result.current.found).toHaveProperty('data.objects.length', 500);
    server.release();
    await waitFor(() => {
      expect(result.current.found).toMatchObject({ data: { isGrowing: false, isCut: false } });
    });
    expect(result.current.found).toHaveProperty('data.objects.length', 1200);
  });

  it('restarts if its token expires, without duplicates', async () => {
    const server = manyPens(1200);
    server.fails = 1;
    server.release();
    const { result } = listed();
    await waitFor(() => {
      expect(result.current.found).toMatchObject({ data: { isGrowing: false } });
    });
    expect(result.current.found).toHaveProperty('data.objects.length', 1200);
    expect(requests().filter(({ url }) => url.endsWith('/pens?limit=500'))).toHaveLength(2);
  });

  it('keeps loaded instances with a notice if it fails again', async () => {
    const server = manyPens(1200);
    server.fails = 2;
    server.release();
    const { result } = listed();
    await waitFor(() => {
      expect(result.current.found).toHaveProperty('stale.message');
    });
    expect(result.current.found).toHaveProperty('data.objects.length', 500);
  });

  it('has the same objects after it is read again, when nothing has changed', async () => {
    const server = manyPens(1200);
    server.release();
    const { result } = listed();
    await waitFor(() => {
      expect(result.current.found).toMatchObject({ data: { isGrowing: false } });
    });
    const before = objectsOf(result.current.found);
    result.current.refresh();
    await waitFor(() => {
      expect(objectsOf(result.current.found)).not.toBe(before);
    });
    expect(objectsOf(result.current.found).every((one, at) => one === before[at])).toBe(true);
  });

  it('ends at 10,000, and says so', async () => {
    const server = manyPens(10_400);
    server.release();
    const { result } = listed();
    await waitFor(() => {
      expect(result.current.found).toMatchObject({ data: { isGrowing: false, isCut: true } });
    });
    expect(result.current.found).toHaveProperty('data.objects.length', 10_000);
  });
});

describe('instances of several APIs in several namespaces', () => {
  const APIS = ['pens', 'nibs', 'inks'].map((plural) => ({
    ...anOperandApi(),
    name: `${plural}.${PEN.group}`,
    served: { model: { ...PEN, plural }, versions: ['v1'] },
  }));
  /** The server does not answer reviews of single permissions in a namespace before. */
  let wait: Promise<unknown>;
  let areRulesAll: boolean;

  beforeEach(() => {
    wait = Promise.resolve();
    areRulesAll = true;
    answering(async ({ url, body }) => {
      const { namespace, resourceAttributes } = recordIn(recordIn(body)['spec']);
      if (url.endsWith('/selfsubjectaccessreviews')) {
        const { resource, namespace: place } = recordIn(resourceAttributes);
        if (place !== undefined) await wait;
        return { status: { allowed: resource === 'projects' || place !== undefined } };
      }
      if (url.endsWith('/selfsubjectrulesreviews')) {
        const rule = { verbs: ['list'], apiGroups: ['*'], resources: ['*'] };
        return {
          status: {
            incomplete: !areRulesAll,
            resourceRules: namespace === 'c' || !areRulesAll ? [] : [rule],
          },
        };
      }
      if (url.includes('/projects')) {
        return { items: ['a', 'b', 'c'].map((name) => ({ metadata: { name } })) };
      }
      return url.includes('limit=1') ? { items: [] } : undefined;
    });
  });

  const sent = (part: string) => requests().filter(({ url }) => url.includes(part)).length;

  it('are counted with one review for each namespace', async () => {
    const { result } = renderHook(() => useInstances(APIS, null), { wrapper });
    await waitFor(() => {
      expect(result.current.map(({ found }) => found.status)).toEqual(['ready', 'ready', 'ready']);
    });
    expect(result.current[0]?.found).toHaveProperty('data.places', ['a', 'b']);
    expect(result.current[0]?.found).toHaveProperty('data.refused', ['c']);
    expect(sent('limit=1')).toBe(6);
    expect(sent('/selfsubjectrulesreviews')).toBe(3);
    // Cluster-wide, for each API and for projects.
    expect(sent('/selfsubjectaccessreviews')).toBe(4);
  });

  it('are not reviewed or counted after the page is left', async () => {
    areRulesAll = false;
    let release: (value: unknown) => void = () => undefined;
    wait = new Promise((resolve) => {
      release = resolve;
    });
    const { unmount } = renderHook(() => useInstances(APIS, null), { wrapper });
    await waitFor(() => {
      expect(sent('/selfsubjectaccessreviews')).toBe(4 + 6);
    });
    unmount();
    release(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent('/selfsubjectaccessreviews')).toBe(4 + 6);
    expect(sent('limit=1')).toBe(0);
  });
});

function objectsOf(found: ReturnType<typeof useOneApiInstances>): readonly unknown[] {
  return found.status === 'ready' ? (found.data.objects ?? []) : [];
}
