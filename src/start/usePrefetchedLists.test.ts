import { renderHook, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { answering, requests, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest } from '~/test/packageBuilders';
import { queryClient } from '~/kube/queryClient';
import { prefetchPage } from './prefetchPage';
import type { OpenedPage } from './pageStart';
import { usePrefetchedLists } from './usePrefetchedLists';

const CATALOG: OpenedPage = { page: 'catalog', namespace: null, packageKey: null };

/** @param mayNot part of the denied reviews */
function aCluster(forbidden?: string) {
  watched('CatalogSource', { data: [aCatalogSource({ name: 'community' })] });
  answering(({ url, body }) => {
    if (url.endsWith('/selfsubjectaccessreviews')) {
      return {
        status: { allowed: forbidden === undefined || !JSON.stringify(body).includes(forbidden) },
      };
    }
    if (url.endsWith('/selfsubjectreviews')) return { status: { userInfo: { username: 'ada' } } };
    return aPackageList(aPackageManifest({ name: 'etcd', catalog: 'community' }));
  });
}

function opened(page: OpenedPage) {
  prefetchPage(page);
  renderHook(() => {
    usePrefetchedLists(page);
  });
}

const requested = (part: string) => requests().filter(({ url }) => url.includes(part));

beforeEach(() => {
  queryClient.clear();
});

describe('preloading before the console mounts the catalog', () => {
  it('requests the packages of each catalog once', async () => {
    aCluster();
    opened(CATALOG);
    await waitFor(() => {
      expect(requested('/packagemanifests')).toHaveLength(1);
    });
    expect(requested('/packagemanifests')[0]?.url).toContain('catalog%3Dcommunity');
    const bodies = requested('/selfsubjectaccessreviews').map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it.each(['catalogsources', 'packagemanifests'])(
    'requests nothing that requires permission to list all %s',
    async (resource) => {
      aCluster(resource);
      opened(CATALOG);
      await waitFor(() => {
        expect(queryClient.isFetching()).toBe(0);
      });
      expect(requested('/packagemanifests')).toEqual([]);
    },
  );
});

describe('preloading before the console mounts another page', () => {
  it('requests no packages', async () => {
    aCluster();
    opened({ ...CATALOG, page: 'installed' });
    await waitFor(() => {
      expect(requested('/selfsubjectaccessreviews')).toHaveLength(5);
      expect(queryClient.isFetching()).toBe(0);
    });
    expect(requested('/packagemanifests')).toEqual([]);
  });

  it('requests the package of the page', async () => {
    aCluster();
    const packageKey = {
      catalog: 'community',
      catalogNamespace: 'openshift-marketplace',
      packageName: 'etcd',
    };
    opened({ page: 'package', namespace: 'team-a', packageKey });
    await waitFor(() => {
      expect(requested('/namespaces/team-a/packagemanifests')).toHaveLength(1);
    });
  });
});
