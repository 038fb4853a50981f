import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { aCatalogSource } from '~/test/builders';
import { answering, watched } from '~/test/consoleSdk';
import { aPackageList, aPackageManifest } from '~/test/packageBuilders';
import { queryClient } from '~/kube/queryClient';
import { usePackageEntries } from './packageEntries';

const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

describe('the packages of the catalog', () => {
  it.each([
    ['known', () => ({ items: [] })],
    [
      'refused',
      () => {
        throw new Error('no');
      },
    ],
  ])('wait until the nodes are %s, so that none is removed later', async (_, nodes) => {
    let answer: () => void = () => undefined;
    const requested = new Promise<void>((resolve) => {
      answer = resolve;
    });
    watched('CatalogSource', { data: [aCatalogSource()] });
    for (const kind of KINDS) watched(kind, { data: [] });
    answering(({ url }) => {
      if (url.includes('/nodes')) return requested.then(nodes);
      if (url.endsWith('accessreviews')) return { status: { allowed: true } };
      return url.includes('/packagemanifests') ? aPackageList(aPackageManifest()) : undefined;
    });
    const { result } = renderHook(() => usePackageEntries(null, false), { wrapper });
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(1);
    });
    expect(result.current.pending).toEqual([]);
    expect(result.current.entries.status).toBe('loading');
    answer();
    await waitFor(() => {
      expect(result.current.entries).toMatchObject({ status: 'ready', data: [{}] });
    });
  });
});

const KINDS = ['Subscription', 'ClusterServiceVersion', 'InstallPlan', 'OperatorGroup'];
