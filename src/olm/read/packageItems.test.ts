import { createElement, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest } from '~/test/packageBuilders';
import { usePackageItems } from './packageItems';
import { restoredContents } from '~/olm/read/packageIndex/indexThread';
import { queryClient } from '~/kube/queryClient';

// The original, except in the test in which its code is missing.
vi.mock('~/olm/read/packageIndex/indexThread', { spy: true });

const refused = (code: number) => Object.assign(new Error('no'), { code, json: {} });
const labeled = (name: string) => ({
  metadata: { labels: { catalog: name, 'catalog-namespace': 'openshift-marketplace' } },
});

type Cluster = {
  readonly mayReadAll: boolean;
  readonly user?: string;
  /** Packages by catalog; a number: the catalog answers with this status. */
  readonly packages: Readonly<Record<string, readonly string[] | number>>;
};

/** Each test has its own user, because the browser and the module cache by user. */
let users = 0;

/** The package server answers only after this is resolved. */
let gate: Promise<unknown> = Promise.resolve();

function aCluster({ mayReadAll, packages, user = `user-${users}` }: Cluster) {
  watched('CatalogSource', {
    data: Object.keys(packages).map((name) => aCatalogSource({ name })),
  });
  answering(async ({ url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      return { status: { allowed: mayReadAll || JSON.stringify(body).includes('"namespace"') } };
    }
    if (url.endsWith('selfsubjectreviews')) return { status: { userInfo: { username: user } } };
    await gate;
    const catalog = /labelSelector=catalog%3D([^%]+)/.exec(url)?.[1];
    const names = Object.entries(packages).filter(
      ([name]) => catalog === undefined || name === catalog,
    );
    const broken = names.find(([, some]) => typeof some === 'number')?.[1];
    if (typeof broken === 'number') throw refused(broken);
    const manifests = names.flatMap(([name, some]) =>
      typeof some === 'number'
        ? []
        : some.map((packageName) => ({
            ...aPackageManifest({ name: packageName, catalog: name }),
          })),
    );
    return aPackageList(...manifests);
  });
}

function opened(
  namespace: string | null = null,
  client = new QueryClient({ defaultOptions: queryClient.getDefaultOptions() }),
) {
  return renderHook(() => usePackageItems(namespace), {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(QueryClientProvider, { client }, children),
  });
}

type Opened = ReturnType<typeof opened>;

const namesIn = ({ result }: Opened) =>
  result.current.items.status === 'ready'
    ? result.current.items.data.map(({ key }) => key.packageName)
    : null;
const packageRequests = () =>
  requests()
    .map(({ url }) => url)
    .filter((url) => url.includes('/packagemanifests'));

beforeEach(() => {
  users += 1;
  gate = Promise.resolve();
});

describe('the packages of a cluster', () => {
  it('are requested per catalog with permission for all', async () => {
    aCluster({ mayReadAll: true, packages: { certified: ['basalt'], community: ['quill'] } });
    const page = opened();
    await waitFor(() => {
      expect(namesIn(page)).toEqual(['basalt', 'quill']);
    });
    expect(packageRequests()).toHaveLength(2);
    expect(packageRequests()[0]).toContain('/namespaces/openshift-marketplace/packagemanifests');
  });

  it('are requested together with permission for one project', async () => {
    aCluster({ mayReadAll: false, packages: { certified: ['basalt'], community: ['quill'] } });
    const page = opened('team-a');
    await waitFor(() => {
      expect(namesIn(page)).toEqual(['basalt', 'quill']);
    });
    expect(packageRequests()).toHaveLength(1);
    expect(packageRequests()[0]).toMatch(/\/namespaces\/team-a\/packagemanifests$/);
  });

  it('are shown without those of a failing catalog, which is named', async () => {
    aCluster({ mayReadAll: true, packages: { certified: 400, community: ['quill'] } });
    const page = opened();
    await waitFor(() => {
      expect(page.result.current.unread).toHaveLength(1);
      expect(namesIn(page)).toEqual(['quill']);
    });
    expect(page.result.current.unread[0]).toMatchObject({ failure: { kind: 'invalid' } });
  });

  it('fail with the missing permission', async () => {
    aCluster({ mayReadAll: false, packages: { community: 403 } });
    const page = opened();
    await waitFor(() => {
      expect(page.result.current.items).toMatchObject({
        status: 'failed',
        failure: { kind: 'forbidden', permission: { resource: 'packagemanifests' } },
      });
    });
    expect(packageRequests()).toEqual([]);
  });

  it('of one project exclude catalogs that are not available in it (BR-016)', async () => {
    watched('CatalogSource', {
      data: [
        aCatalogSource({ name: 'community' }),
        aCatalogSource({ name: 'private', namespace: 'team-b' }),
      ],
    });
    answering(({ url }) => {
      if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
      if (url.includes('/namespaces/team-a/')) return { items: [labeled('community')] };
      return url.includes('/packagemanifests')
        ? aPackageList(aPackageManifest({ catalog: 'community' }))
        : undefined;
    });
    const page = opened('team-a');
    await waitFor(() => {
      expect(namesIn(page)).toEqual(['quill']);
    });
    expect(packageRequests().some((url) => url.includes('team-b'))).toBe(false);
  });
});

describe('the cache of an earlier visit', () => {
  it('is shown immediately, and refreshed in the background', async () => {
    aCluster({ mayReadAll: true, packages: { community: ['quill'] } });
    const first = opened();
    await waitFor(() => {
      expect(namesIn(first)).toEqual(['quill']);
    });
    first.unmount();
    gate = new Promise(() => undefined);
    const second = opened();
    await waitFor(() => {
      expect(namesIn(second)).toEqual(['quill']);
      expect(packageRequests()).toHaveLength(2);
    });
  });
});

describe('a catalog that changes', () => {
  it('is requested again, but not others', async () => {
    aCluster({ mayReadAll: true, packages: { certified: ['basalt'], community: ['quill'] } });
    const page = opened();
    await waitFor(() => {
      expect(namesIn(page)).toEqual(['basalt', 'quill']);
    });
    const before = packageRequests().length;
    watched('CatalogSource', {
      data: [
        aCatalogSource({ name: 'certified' }),
        aCatalogSource({ name: 'community', spec: { image: 'catalog:2' } }),
      ],
    });
    answering(() => undefined);
    page.rerender();
    await waitFor(() => {
      expect(packageRequests()).toHaveLength(before + 1);
    });
    expect(packageRequests().at(-1)).toContain('catalog%3Dcommunity');
  });
});

describe('an index without its code', () => {
  it('is reported, and not retried automatically', async () => {
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const restoring = vi.mocked(restoredContents);
    restoring.mockClear();
    restoring.mockRejectedValue(missing);
    aCluster({ mayReadAll: true, packages: { community: ['quill'] } });
    const page = opened();
    await waitFor(() => {
      expect(page.result.current.unread).toMatchObject([{ failure: { kind: 'chunk-missing' } }]);
    });
    for (let again = 0; again < 5; again += 1) {
      page.rerender();
      await Promise.resolve();
    }
    expect(page.result.current.items.status).toBe('failed');
    expect(restoring).toHaveBeenCalledTimes(1);
    restoring.mockReset();
    page.result.current.retry();
    await waitFor(() => {
      expect(namesIn(page)).toEqual(['quill']);
    });
  });
});
