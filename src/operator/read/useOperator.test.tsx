import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aCatalogSource,
  aCsv,
  aSubscription,
  anInstallPlan,
  anOperatorGroup,
} from '~/test/builders';
import { answering, requests, resetCluster, watched } from '~/test/consoleSdk';
import { queryClient } from '~/kube/queryClient';
import { useOperator } from './useOperator';

const INSTALLED = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};

beforeEach(() => {
  queryClient.clear();
  resetCluster();
  answering(({ url }) =>
    url.endsWith('/selfsubjectaccessreviews') ? { status: { allowed: true } } : undefined,
  );
  watched('Subscription', { data: [aSubscription({ status: INSTALLED })] });
  watched('ClusterServiceVersion', { data: [aCsv()] });
  watched('InstallPlan', { data: [anInstallPlan()] });
  watched('OperatorGroup', { data: [anOperatorGroup()] });
  watched('OperatorCondition', {});
  watched('CatalogSource', { data: [aCatalogSource()] });
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** The details after loading. */
async function detailsOf(namespace: string, name: string) {
  const { result } = renderHook(() => useOperator(namespace, name), { wrapper });
  return waitFor(() => {
    if (result.current.status !== 'ready') throw new Error(result.current.status);
    return result.current.data;
  });
}

const forbidden = (kind: string) => {
  watched(kind, {
    loaded: false,
    error: { code: 403, message: 'no', json: { code: 403, reason: 'Forbidden' } },
  });
};

describe('an Operator', () => {
  it.each(['quill', 'quill.v1.0.0'])('is found by the name %s', async (name) => {
    const details = await detailsOf('team-a', name);
    expect(details).toMatchObject({
      operator: { name: 'quill', health: { kind: 'ready' } },
      diagnosis: { health: { kind: 'ready', level: 'ready' }, stage: null },
      missing: [],
    });
  });

  it('does not exist under another name', async () => {
    expect(await detailsOf('team-a', 'basalt')).toBeNull();
  });

  it('of a namespace without permission to list Subscriptions fails immediately', async () => {
    for (const kind of ['Subscription', 'ClusterServiceVersion']) forbidden(kind);
    const { result } = renderHook(() => useOperator('team-a', 'quill'), { wrapper });
    await waitFor(() => {
      expect(result.current).toMatchObject({ status: 'failed', failure: { kind: 'forbidden' } });
    });
  });

  it('has the more detailed health of the page', async () => {
    watched('CatalogSource', {});
    const details = await detailsOf('team-a', 'quill');
    expect(details?.operator.health).toMatchObject({
      kind: 'catalog-missing',
      level: 'attention',
    });
    expect(details?.operator.stage).toBe('catalog');
  });

  it('is kept while another catalog is loaded', async () => {
    const { result, rerender } = renderHook(() => useOperator('team-a', 'quill'), { wrapper });
    await waitFor(() => {
      expect(result.current.status).toBe('ready');
    });
    const spec = { name: 'quill', source: 'others', sourceNamespace: 'another-market' };
    watched('Subscription', { data: [aSubscription({ spec, status: INSTALLED })] });
    // Its review is in progress.
    rerender();
    expect(result.current).toMatchObject({
      status: 'ready',
      data: { operator: { catalog: { name: 'others' } } },
    });
  });

  it.each([
    ['Subscription', 'quill.v1.0.0'],
    ['ClusterServiceVersion', 'quill'],
  ])('shows without the permission to list every %s', async (kind, name) => {
    forbidden(kind);
    const details = await detailsOf('team-a', name);
    expect(details?.operator.name).toBe(name);
    expect(details?.missing).toMatchObject([{ verb: 'list', namespace: 'team-a' }]);
  });

  it('concludes nothing from missing permissions', async () => {
    ['InstallPlan', 'OperatorGroup', 'OperatorCondition', 'CatalogSource'].forEach(forbidden);
    const details = await detailsOf('team-a', 'quill');
    expect(details?.diagnosis.health.kind).toBe('ready');
    expect(details?.missing.map(({ resource }) => resource)).toEqual([
      'installplans',
      'operatorgroups',
      'operatorconditions',
      'catalogsources',
    ]);
  });
});

describe('a copy', () => {
  const copied = (origin: string) =>
    aCsv({
      namespace: 'team-b',
      labels: { 'olm.copiedFrom': origin },
      status: { reason: 'Copied' },
    });

  it('links to the original', async () => {
    watched('ClusterServiceVersion', { data: [aCsv(), copied('team-a')] });
    const details = await detailsOf('team-b', 'quill.v1.0.0');
    expect(details?.operator).toMatchObject({ name: 'quill', namespace: 'team-a', isCopy: false });
  });

  it('shows available data, and all permissions that the original requires', async () => {
    resetCluster();
    answering(({ url, body }) =>
      url.endsWith('/selfsubjectaccessreviews')
        ? { status: { allowed: !JSON.stringify(body).includes('"namespace":"team-a"') } }
        : undefined,
    );
    ['Subscription', 'InstallPlan', 'OperatorGroup', 'OperatorCondition'].forEach((kind) => {
      watched(kind, {});
    });
    watched('ClusterServiceVersion', { data: [copied('team-a')] });
    const details = await detailsOf('team-b', 'quill.v1.0.0');
    expect(details?.operator).toMatchObject({ namespace: 'team-a', isCopy: true });
    expect(details?.missing).toMatchObject(
      [
        'subscriptions',
        'clusterserviceversions',
        'installplans',
        'operatorgroups',
        'operatorconditions',
      ].map((resource) => ({ verb: 'list', resource, namespace: 'team-a' })),
    );
  });
});

describe('an Operator whose bundle cannot be unpacked', () => {
  const LABEL = 'operatorframework.io/bundle-unpack-ref';
  const MARKET = 'openshift-marketplace';
  const aJob = (name: string) => ({
    metadata: { name, namespace: MARKET, labels: { [LABEL]: name, 'olm.managed': 'true' } },
    spec: {
      template: {
        spec: { initContainers: [{ name: 'pull', image: `example.com/${name}/quill-bundle:v1` }] },
      },
    },
    status: { active: 1 },
  });
  const owned = (name: string, catalog: string) => ({
    metadata: {
      name,
      labels: { 'olm.managed': 'true' },
      ownerReferences: [{ kind: 'CatalogSource', name: catalog }],
    },
  });

  beforeEach(() => {
    const conditions = [
      { type: 'BundleUnpacking', status: 'True', message: 'Bundle image pull failed.' },
    ];
    watched('Subscription', { data: [aSubscription({ status: { conditions } })] });
    watched('ClusterServiceVersion', {});
    watched('InstallPlan', {});
    watched('Pod', {});
    watched('Job', { data: [aJob('one'), aJob('two')] });
  });

  it('is matched with its Job by metadata only', async () => {
    answering(({ url }) =>
      url.includes('/configmaps')
        ? { items: [owned('one', 'another'), owned('two', 'community-operators')] }
        : undefined,
    );
    const { result } = renderHook(() => useOperator('team-a', 'quill'), { wrapper });
    await waitFor(() => {
      expect(result.current).toMatchObject({
        data: {
          diagnosis: {
            stage: 'unpack',
            findings: [{ actions: [{ unpackName: 'two' }, { kind: 'unpack-settings' }] }],
          },
        },
      });
    });
  });

  it('sends no requests for Jobs in other stages', async () => {
    watched('Subscription', { data: [aSubscription({ status: INSTALLED })] });
    watched('ClusterServiceVersion', { data: [aCsv()] });
    await detailsOf('team-a', 'quill');
    expect(requests().filter(({ url }) => url.includes('/configmaps'))).toEqual([]);
  });
});
