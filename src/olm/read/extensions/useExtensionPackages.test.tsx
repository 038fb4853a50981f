import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { catalogItem } from '~/olm/packages/catalogItem';
import { contentOperator, describedCollector } from '~/olm/content/contentOperator';
import { answering, OLM_V1, requests, servingGroups, watched } from '~/test/consoleSdk';
import { aClusterCatalog } from '~/test/extensionBuilders';
import { useExtensionPackages } from './useExtensionPackages';

const lines = (packageName: string, version = '1.0.0') => [
  { schema: 'olm.package', name: packageName, defaultChannel: 'stable' },
  {
    schema: 'olm.channel',
    package: packageName,
    name: 'stable',
    entries: [{ name: `${packageName}.v${version}` }],
  },
  {
    schema: 'olm.bundle',
    package: packageName,
    name: `${packageName}.v${version}`,
    properties: [
      { type: 'olm.package', value: { packageName, version } },
      { type: 'olm.csv.metadata', value: { displayName: packageName.toUpperCase() } },
    ],
  },
];
const contentOf = (...names: readonly string[]) =>
  names
    .flatMap((name) => lines(name))
    .map((line) => JSON.stringify(line))
    .join('\n');

const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });

/** A connection that ends after this text. */
const cut = (text: string) =>
  new Response(
    new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new TextEncoder().encode(text));
        await new Promise((resolve) => setTimeout(resolve, 50));
        throw new TypeError('network error');
      },
    }),
  );

const SCHEMA = {
  components: {
    schemas: {
      extension: {
        properties: { spec: { properties: {} } },
        'x-kubernetes-group-version-kind': [
          { group: 'olm.operatorframework.io', version: 'v1', kind: 'ClusterExtension' },
        ],
      },
    },
  },
};

type Served = { readonly size?: number; readonly body: string | Error | (() => Response) };

function open(catalogs: Readonly<Record<string, Served>>, shown: readonly string[] = []) {
  servingGroups([OLM_V1]);
  watched('CatalogSource', { data: [] });
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.includes('/clustercatalogs')) {
      return { items: Object.keys(catalogs).map((name) => aClusterCatalog(name)) };
    }
    if (url.includes('/openapi/')) return SCHEMA;
    const [, name = ''] = /\/catalogs\/([^/]+)\/api\/v1\/all$/.exec(url) ?? [];
    const served = catalogs[name];
    if (served === undefined) throw refused(404);
    if (served.body instanceof Error) throw served.body;
    return method === 'HEAD' ? headOf(served) : contentIn(served.body);
  });
  const collector = describedCollector();
  for (const line of shown.flatMap((name) => lines(name))) collector.add(line);
  const items = collector.packages().flatMap((one) => {
    const operator = contentOperator('mirror', one);
    return (operator && catalogItem(operator)) ?? [];
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useExtensionPackages(null, items, true), { wrapper });
}

function headOf({ size }: Served): Response {
  return new Response('', size === undefined ? {} : { headers: { 'content-length': `${size}` } });
}

function contentIn(body: string | (() => Response)): string | Response {
  return typeof body === 'string' ? body : body();
}

type Rendered = ReturnType<typeof open>['result'];
const names = ({ current }: Rendered) => current.items.map(({ item }) => item.displayName);
const state = ({ current }: Rendered, at = 0) => current.catalogs[at]?.state;
const downloads = () =>
  requests().filter(({ url, method }) => url.endsWith('/all') && method !== 'HEAD').length;

describe('the packages that only OLM v1 can install', () => {
  it('are read without a question if the content is small', async () => {
    const { result } = open({ tide: { size: 1000, body: contentOf('quill', 'ink') } });
    await waitFor(() => {
      expect(names(result)).toEqual(['QUILL', 'INK']);
    });
    expect(result.current.items[0]?.item.key.catalogNamespace).toBe('~v1');
    await waitFor(() => {
      expect(result.current.items[0]?.fit).toEqual({ kind: 'fits' });
    });
    expect(state(result)).toBe('known');
    expect(downloads()).toBe(1);
  });

  it.each([
    ['large', 40_000_000],
    ['of unknown size', undefined],
  ] as const)('are read on request if the content is %s', async (_, size) => {
    const { result } = open({
      tide: { ...(size !== undefined && { size }), body: contentOf('quill') },
    });
    await waitFor(() => {
      expect(state(result)).toBe('on-request');
    });
    expect(downloads()).toBe(0);
    act(() => {
      result.current.catalogs[0]?.read();
    });
    await waitFor(() => {
      expect(names(result)).toEqual(['QUILL']);
    });
  });

  it.each([
    ['without permission', refused(403), 'forbidden'],
    ['if catalogd serves nothing', refused(404), 'not-found'],
  ] as const)(
    'have a cause %s, and the others are shown',
    async (_, body, kind) => {
      const { result } = open({ tide: { body }, ebb: { size: 10, body: contentOf('quill') } });
      await waitFor(
        () => {
          expect(state(result)).toBe('failed');
        },
        { timeout: 8000 },
      );
      expect(result.current.catalogs[0]?.failure?.kind).toBe(kind);
      await waitFor(() => {
        expect(names(result)).toEqual(['QUILL']);
      });
    },
    12_000,
  );

  it('are those that were read of an interrupted download, with its cause', async () => {
    const text = `${contentOf('quill')}\n{"schema":"olm.bun`;
    const { result } = open({ tide: { size: 10, body: () => cut(text) } });
    await waitFor(() => {
      expect(names(result)).toEqual(['QUILL']);
    });
    const [catalog] = result.current.catalogs;
    expect(catalog).toMatchObject({ state: 'known', isCut: true });
    expect(catalog?.failure?.message).toContain('interrupted');
  });

  it('exclude broken lines, which are counted', async () => {
    const body = ['{"schema":', contentOf('quill'), '[]', ''].join('\n');
    const { result } = open({ tide: { size: 10, body } });
    await waitFor(() => {
      expect(names(result)).toEqual(['QUILL']);
    });
    expect(result.current.catalogs[0]).toMatchObject({ broken: 2, isCut: false });
  });

  it('are none of a catalog with the same packages and heads as a CatalogSource', async () => {
    const { result } = open(
      {
        same: { size: 10, body: contentOf('quill', 'ink') },
        more: { size: 10, body: contentOf('quill', 'ink', 'pen') },
      },
      ['quill', 'ink'],
    );
    await waitFor(() => {
      expect([state(result, 0), state(result, 1)]).toEqual(['known', 'known']);
    });
    expect(result.current.items.map(({ item }) => item.id)).toEqual([
      '~v1/more/quill',
      '~v1/more/ink',
      '~v1/more/pen',
    ]);
  });
});
