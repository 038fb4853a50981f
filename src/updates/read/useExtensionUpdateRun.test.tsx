import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ClusterExtension } from '~/kube/models/olmV1';
import { changeCalls } from '~/olm/extensions/extensionChange';
import { readExtension } from '~/olm/extensions/extension';
import { extensionOperator, type ExtensionRow } from '~/olm/extensions/extensionOperator';
import { answering, requests } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import type { WaitingExtension } from '~/updates/rules/inbox/extensionUpdates';
import { useExtensionUpdateRun } from './useExtensionUpdateRun';

const NAMES = ['acme-store', 'brass-bell'] as const;

const held = (name: string) => anExtension({ name, version: '1.1.0' });

function inGeneration2(object: ClusterExtension): ClusterExtension {
  const { metadata, status } = object;
  const conditions = (status?.conditions ?? []).map((one) => ({ ...one, observedGeneration: 2 }));
  return { ...object, metadata: { ...metadata, generation: 2 }, status: { ...status, conditions } };
}

const updated = (name: string) =>
  inGeneration2(anExtension({ name, version: '1.2.0', installed: '1.2.0' }));

function rowOf(object: ClusterExtension): ExtensionRow {
  const operator = extensionOperator(object, { deployments: [], catalogs: null });
  return { object, extension: readExtension(object), operator, update: null };
}

/** The started run of both extensions; `see` changes the watched objects. */
function begun(more: Partial<WaitingExtension> = {}) {
  answering(({ url, method }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    return method === 'PATCH' ? held('acme-store') : undefined;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const chosen = NAMES.map((id) => ({
    id,
    from: '1.1.0',
    to: '1.2.0',
    aim: { kind: 'held', version: '1.1.0' } as const,
    generation: 1,
    calls: changeCalls(held(id), { version: '1.2.0' }),
    ...more,
  }));
  const { result, rerender } = renderHook(({ rows }) => useExtensionUpdateRun(chosen, rows), {
    wrapper,
    initialProps: { rows: NAMES.map((name) => rowOf(held(name))) },
  });
  act(() => {
    result.current.run();
  });
  return {
    result,
    see: (...objects: readonly ClusterExtension[]) => {
      rerender({ rows: objects.map(rowOf) });
    },
  };
}

const sent = () =>
  requests()
    .filter(({ method, url }) => method === 'PATCH' && !url.includes('dryRun'))
    .map(({ url }) => url.split('/').at(-1));

it('requests the next update when the previous one is ready', async () => {
  const { result, see } = begun();
  await waitFor(() => {
    expect(sent()).toEqual(['acme-store']);
  });
  see(inGeneration2(anExtension({ version: '1.2.0' })), held('brass-bell'));
  expect(sent()).toEqual(['acme-store']);
  see(updated('acme-store'), held('brass-bell'));
  await waitFor(() => {
    expect(sent()).toEqual(['acme-store', 'brass-bell']);
  });
  expect(result.current.isDone).toBe(false);
  see(updated('acme-store'), updated('brass-bell'));
  await waitFor(() => {
    expect(result.current.isDone).toBe(true);
  });
});

it('stops at the first failure', async () => {
  const { result, see } = begun();
  await waitFor(() => {
    expect(sent()).toEqual(['acme-store']);
  });
  const failing = anExtension({ version: '1.2.0', retrying: 'no such image' });
  // The status before the request.
  see(failing, held('brass-bell'));
  expect(result.current.failure).toBeNull();
  see(inGeneration2(failing), held('brass-bell'));
  await waitFor(() => {
    expect(result.current.failure?.message).toBe('acme-store: no such image');
  });
  expect(sent()).toEqual(['acme-store']);
});

it('enables the safety checks again when the version is ready', async () => {
  const { see } = begun({ enablesChecks: true });
  await waitFor(() => {
    expect(sent()).toEqual(['acme-store']);
  });
  const ready = updated('acme-store');
  const catalog = { ...ready.spec?.source?.catalog, upgradeConstraintPolicy: 'SelfCertified' };
  const forced = { ...ready, spec: { ...ready.spec, source: { catalog } } };
  see(forced, held('brass-bell'));
  await waitFor(() => {
    expect(sent()).toEqual(['acme-store', 'acme-store', 'brass-bell']);
  });
  expect(JSON.stringify(requests().filter(({ method }) => method === 'PATCH'))).toContain(
    'CatalogProvided',
  );
});
