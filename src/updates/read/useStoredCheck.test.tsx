import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { recordIn, textMapIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';
import { type DefinitionPair, storedTarget } from '~/updates/rules/stored/stored';
import { answering, requests, resetCluster } from '~/test/consoleSdk';
import { useKnownTally, useStoredCheck } from './useStoredCheck';

const definition = (properties: object) => ({
  metadata: { name: 'pens.ink.example.com' },
  spec: {
    group: 'ink.example.com',
    names: { plural: 'pens', kind: 'Pen' },
    scope: 'Namespaced',
    versions: [
      {
        name: 'v1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: { type: 'object', properties: { spec: { type: 'object', properties } } },
        },
      },
    ],
  },
});

const pair: DefinitionPair = {
  before: definition({ size: { type: 'integer' } }),
  after: definition({ size: { type: 'integer', maximum: 5 } }),
};

/** Objects of which every tenth is too large. */
const pens = (count: number, namespace = 'team-a') =>
  Array.from({ length: count }, (_, at) => ({
    metadata: { name: `pen-${at}`, namespace },
    spec: { size: at % 10 },
  }));

type Answer = (url: URL) => unknown;

function aCluster(list: Answer, may: (permission: Permission) => boolean = () => true) {
  answering(({ url, body }) => {
    const at = new URL(url, 'http://console');
    if (at.pathname.endsWith('/selfsubjectaccessreviews'))
      return { status: { allowed: may(permissionIn(body)) } };
    if (at.pathname.endsWith('/projects')) {
      return { items: ['team-a', 'team-b', 'team-c'].map((name) => ({ metadata: { name } })) };
    }
    return at.pathname.endsWith('/pens') ? list(at) : undefined;
  });
}

function permissionIn(body: unknown): Permission {
  const { resourceAttributes } = recordIn(recordIn(body)['spec']);
  const { verb, group, resource, namespace } = textMapIn(resourceAttributes);
  const permission = { verb: verb ?? '', group: group ?? '', resource: resource ?? '' };
  return namespace === undefined ? permission : { ...permission, namespace };
}

/** The objects in pages; the token is the index of the next page. */
const paged = (all: readonly object[]) => (url: URL) => {
  const from = Number(url.searchParams.get('continue') ?? 0);
  const to = from + Number(url.searchParams.get('limit'));
  const rest = all.length - to;
  const metadata = rest > 0 ? { continue: String(to), remainingItemCount: rest } : {};
  return { metadata, items: all.slice(from, to) };
};

let visit = 0;

function useChecked(isMeant: boolean) {
  const target = storedTarget(pair);
  if (target === null) throw new Error('no target');
  const change = { id: `pens ${visit}`, pair };
  return { ...useStoredCheck(change, target, isMeant), known: useKnownTally()(change, target) };
}

const checking = (isMeant = true) =>
  renderHook(() => useChecked(isMeant), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });

const lists = () =>
  requests()
    .filter(({ url }) => url.includes('/pens'))
    .map(({ url }) => url.replace('/api/kubernetes/apis/ink.example.com/v1', ''));

beforeEach(() => {
  resetCluster();
  queryClient.clear();
  visit += 1;
});

describe('the check of stored objects', () => {
  it('tells others what it found, and nothing before', async () => {
    aCluster(paged(pens(30)));
    const { result } = checking(false);
    expect(result.current.known).toBeNull();
    act(() => {
      result.current.start();
    });
    await waitFor(() => {
      expect(result.current.known).toMatchObject({ checked: 30, total: 30, invalid: 12 });
    });
  });

  it('reads all of a few objects in their stored version', async () => {
    aCluster(paged(pens(30)));
    const { result } = checking();
    await waitFor(() => {
      expect(result.current).toMatchObject({
        isDone: true,
        isRunning: false,
        isEverywhere: true,
        tally: { status: 'ready', data: { checked: 30, total: 30, invalid: 12, stopping: 12 } },
      });
    });
    expect(lists()).toEqual(['/pens?limit=250']);
  });

  it('stops after the sample, and continues on request', async () => {
    aCluster(paged(pens(1100)));
    const { result } = checking();
    await waitFor(() => {
      expect(result.current).toMatchObject({
        isDone: false,
        isRunning: false,
        tally: { data: { checked: 500, total: 1100 } },
      });
    });
    expect(lists()).toHaveLength(2);
    act(() => {
      result.current.checkAll();
    });
    await waitFor(() => {
      expect(result.current).toMatchObject({
        isDone: true,
        tally: { data: { checked: 1100, total: 1100, invalid: 440 } },
      });
    });
    expect(lists()).toHaveLength(5);
  });

  it('waits for a request if the change is compatible', async () => {
    aCluster(paged(pens(1)));
    const { result } = checking(false);
    expect(result.current).toMatchObject({ tally: null, isRunning: false });
    act(() => {
      result.current.start();
    });
    await waitFor(() => {
      expect(result.current.isDone).toBe(true);
    });
  });

  it('lists nothing without permission, and names it', async () => {
    aCluster(paged([]), () => false);
    const { result } = checking();
    const permission = { verb: 'list', group: 'ink.example.com', resource: 'pens' };
    await waitFor(() => {
      expect(result.current.tally).toMatchObject({
        status: 'failed',
        failure: { kind: 'forbidden', permission },
      });
    });
    expect(lists()).toEqual([]);
  });

  it('reads permitted namespaces', async () => {
    const byNamespace: Answer = (url) => {
      const namespace = /namespaces\/([^/]+)/.exec(url.pathname)?.[1];
      return paged(pens(namespace === 'team-a' ? 300 : 10, namespace))(url);
    };
    aCluster(byNamespace, ({ resource, namespace = 'team-b' }) => {
      return resource === 'projects' || namespace !== 'team-b';
    });
    const { result } = checking();
    await waitFor(() => {
      expect(result.current).toMatchObject({
        isDone: true,
        isEverywhere: false,
        tally: { data: { checked: 310, total: 310 } },
      });
    });
    expect(lists()).toEqual([
      '/namespaces/team-a/pens?limit=250',
      '/namespaces/team-a/pens?limit=250&continue=250',
      '/namespaces/team-c/pens?limit=250',
    ]);
  });

  it('starts again once if the continue token has expired', async () => {
    let expired = 1;
    aCluster((url) => {
      if (url.searchParams.has('continue') && expired > 0) {
        expired -= 1;
        throw Object.assign(new Error('The provided continue parameter is too old'), {
          code: 410,
          json: {},
        });
      }
      return paged(pens(400))(url);
    });
    const { result } = checking();
    await waitFor(() => {
      expect(result.current).toMatchObject({ isDone: true, tally: { data: { checked: 400 } } });
    });
    expect(lists().map((url) => url.split('250')[1] ?? '')).toHaveLength(4);
  });

  it('keeps results if a page fails, and continues from there', async () => {
    let isBroken = true;
    aCluster((url) => {
      if (url.searchParams.has('continue') && isBroken) {
        throw Object.assign(new Error('no'), { code: 403, json: {} });
      }
      return paged(pens(300))(url);
    });
    const { result } = checking();
    await waitFor(() => {
      expect(result.current.tally).toMatchObject({
        status: 'ready',
        data: { checked: 250 },
        stale: { kind: 'forbidden' },
      });
    });
    isBroken = false;
    act(() => {
      result.current.again();
    });
    await waitFor(() => {
      expect(result.current).toMatchObject({
        isDone: true,
        tally: { stale: null, data: { checked: 300 } },
      });
    });
    expect(lists()).toHaveLength(3);
  });

  it('ends when the page closes', async () => {
    aCluster(
      (url) =>
        new Promise((resolve) =>
          setTimeout(() => {
            resolve(paged(pens(1000))(url));
          }, 300),
        ),
    );
    const { unmount } = checking();
    await waitFor(() => {
      expect(lists()).toHaveLength(1);
    });
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(lists()).toHaveLength(1);
  });
});
