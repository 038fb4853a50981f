import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { reads } from '~/test/accessReviews';
import { answering } from '~/test/consoleSdk';
import { useUpgradeEdges } from './useUpgradeEdges';

const IMAGE = 'registry.example.com/index:v4.22';
const SOURCE = { name: 'community-operators', namespace: 'openshift-marketplace' };
const SOURCES = [{ metadata: SOURCE, spec: { image: IMAGE } }];
const CATALOG = {
  metadata: { name: 'community' },
  spec: { source: { type: 'Image', image: { ref: IMAGE } } },
  status: { conditions: [{ type: 'Serving', status: 'True' }] },
};
const CHANNEL = {
  schema: 'olm.channel',
  package: 'quill',
  name: 'stable',
  entries: [{ name: 'a' }],
};
const KNOWN = {
  kind: 'known',
  catalog: 'community',
  channels: [
    { channel: 'stable', entries: [{ csvName: 'a', replaces: null, skips: [], skipRange: null }] },
  ],
};

const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

/** Answers by the end of the URL, otherwise 404. */
function aCluster(answers: Readonly<Record<string, unknown>>) {
  answering(({ url }) => {
    const [path = ''] = url.split('?');
    const key = Object.keys(answers).find((end) => path.endsWith(end));
    const answer = key === undefined ? refused(404) : answers[key];
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

function rendered(
  sources: typeof SOURCES | null = SOURCES,
  packageName = 'quill',
  client = new QueryClient(),
) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpgradeEdges(sources, SOURCE, packageName), { wrapper });
  return { result, client };
}

const LIST = { items: [CATALOG] };
const paths = () => reads().map((url) => url.replace(/^.*\/(clustercatalogs|metas|all)/, '$1'));

describe('upgrade edges', () => {
  it('come from the query endpoint if enabled', async () => {
    aCluster({ clustercatalogs: LIST, metas: JSON.stringify(CHANNEL) });
    const { result } = rendered();
    await waitFor(() => {
      expect(result.current.edges).toEqual(KNOWN);
    });
    expect(paths()).toEqual(['clustercatalogs', 'metas?schema=olm.channel&package=quill']);
  });

  it('come from the whole content otherwise, on request', async () => {
    aCluster({ clustercatalogs: LIST, all: CHANNEL });
    const { result } = rendered();
    await waitFor(() => {
      expect(result.current.edges).toMatchObject({ kind: 'on-request', catalog: 'community' });
    });
    act(() => {
      result.current.read();
    });
    await waitFor(() => {
      expect(result.current.edges).toEqual(KNOWN);
    });
  });

  it.each([
    ['OLM v1 does not exist', { clustercatalogs: refused(404) }, SOURCES, { kind: 'none' }],
    [
      'no ClusterCatalog has the image',
      { clustercatalogs: { items: [] } },
      SOURCES,
      { kind: 'none' },
    ],
    [
      'the console has no proxy',
      { clustercatalogs: LIST },
      SOURCES,
      { kind: 'unreachable', catalog: 'community' },
    ],
    [
      'ClusterCatalogs cannot be listed',
      { clustercatalogs: refused(403), metas: JSON.stringify(CHANNEL) },
      null,
      { ...KNOWN, catalog: 'openshift-community-operators' },
    ],
  ] as const)('have a reason if %s', async (_, answers, sources, expected) => {
    aCluster(answers);
    const { result } = rendered(sources === null ? null : [...sources]);
    await waitFor(() => {
      expect(result.current.edges).toEqual(expected);
    });
  });

  it('are not requested from a disabled query endpoint for any package of the catalog', async () => {
    aCluster({ clustercatalogs: LIST, all: CHANNEL });
    const { result, client } = rendered();
    await waitFor(() => {
      expect(result.current.edges).toMatchObject({ kind: 'on-request' });
    });
    const before = paths().length;
    const other = rendered(SOURCES, 'ink', client);
    await waitFor(() => {
      expect(other.result.current.edges).toMatchObject({ kind: 'on-request' });
    });
    expect(paths().filter((path) => path.startsWith('metas'))).toHaveLength(2);
    expect(paths().slice(before)).toEqual(['all']);
  });

  it.each([
    ['the catalog is not served, either', {}, 404],
    ['the user has no permission', { all: CHANNEL }, 403],
  ])('are requested again if %s', async (_, more, code) => {
    aCluster({ clustercatalogs: LIST, metas: refused(code), ...more });
    const { result, client } = rendered();
    await waitFor(() => {
      expect(['on-request', 'unreachable']).toContain(result.current.edges.kind);
    });
    const before = paths().length;
    const other = rendered(SOURCES, 'ink', client);
    await waitFor(() => {
      expect(['on-request', 'unreachable']).toContain(other.result.current.edges.kind);
    });
    expect(paths()[before]).toBe('metas?schema=olm.channel&package=ink');
  });

  it('are requested only once on a cluster without OLM v1', async () => {
    aCluster({});
    const { result, client } = rendered();
    await waitFor(() => {
      expect(result.current.edges).toEqual({ kind: 'none' });
    });
    const other = rendered(SOURCES, 'ink', client);
    expect(other.result.current.edges).toEqual({ kind: 'none' });
    expect(paths()).toEqual(['clustercatalogs']);
  });
});
