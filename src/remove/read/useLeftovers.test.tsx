import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordIn, textIn } from '~/kube/json';
import { aCsv, aSubscription } from '~/test/builders';
import { answering, requests, resetCluster } from '~/test/consoleSdk';
import {
  aConfiguration,
  aDefinition,
  anRbacObject,
  aWebhook,
  anObject,
} from '~/test/leftoverObjects';
import { queryClient } from '~/kube/queryClient';
import { useLeftovers } from './useLeftovers';
import { verifyLeftovers } from './useVerification';

/** OLM emptied the annotation after the last Operator. */
const anUnusedGroup = anObject({
  name: 'og',
  namespace: 'team-a',
  annotations: { 'olm.providedAPIs': '' },
});

/** The objects of each plural, which a test can change. */
const cluster: { lists: Record<string, readonly unknown[]>; mayList: (url: string) => boolean } = {
  lists: {},
  mayList: () => true,
};

beforeEach(() => {
  queryClient.clear();
  resetCluster();
  cluster.lists = {};
  cluster.mayList = () => true;
  answering(({ url, body }) => {
    if (!url.endsWith('/selfsubjectaccessreviews')) return undefined;
    const { namespace, resource } = recordIn(
      recordIn(recordIn(body)['spec'])['resourceAttributes'],
    );
    return {
      status: { allowed: cluster.mayList([namespace, resource].filter(Boolean).join('/')) },
    };
  });
  answering(({ url }) => {
    const { pathname } = new URL(url, 'https://console.example.com');
    const [, namespace, plural = ''] = /(?:\/namespaces\/([^/]+))?\/(\w+)$/.exec(pathname) ?? [];
    const all = cluster.lists[plural] ?? [];
    const items = all.filter(
      (object) =>
        namespace === undefined ||
        recordIn(recordIn(object)['metadata'])['namespace'] === namespace,
    );
    const [definition] = cluster.lists['customresourcedefinitions'] ?? [];
    return pathname.includes('/customresourcedefinitions/') ? definition : { items };
  });
});

function wrapper({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

async function scanOf(scope: string | null) {
  const { result } = renderHook(() => useLeftovers(scope), { wrapper });
  await waitFor(() => {
    expect(result.current.isScanning).toBe(false);
  });
  return result;
}

const found = ({ leftovers }: ReturnType<typeof useLeftovers>) => leftovers.map(({ kind }) => kind);

const requested = () =>
  requests().flatMap(({ url, method }) =>
    method === 'GET' ? url.replace('/api/kubernetes', '') : [],
  );

const LEFT = {
  validatingwebhookconfigurations: [aConfiguration([aWebhook('w')])],
  clusterroles: [anRbacObject()],
  customresourcedefinitions: [aDefinition()],
};

describe('the scan for leftovers', () => {
  it('finds leftovers with only the required requests', async () => {
    cluster.lists = LEFT;
    const result = await scanOf(null);
    expect(found(result.current)).toEqual([
      'broken-webhook',
      'ownerless-definition',
      'orphaned-rbac',
    ]);
    const { progress, unread, scannedAt } = result.current;
    expect(progress.done).toBe(progress.total);
    expect(unread).toEqual([]);
    expect(Date.parse(scannedAt ?? '')).not.toBeNaN();
    const urls = requested().map(decodeURIComponent);
    expect(urls).toContain('/api/v1/namespaces/team-a/services?limit=500');
    expect(urls.filter((url) => url.includes('labelSelector=')).map(selectorOf)).toEqual(
      expect.arrayContaining([
        ['clusterroles', 'olm.owner.kind=ClusterServiceVersion'],
        ['clusterserviceversions', '!olm.copiedFrom'],
        ['jobs', 'operatorframework.io/bundle-unpack-ref'],
      ]),
    );
  });

  it('reads owners after possible dependents', async () => {
    await scanOf(null);
    const order = requested().map((url) => /\/(\w+)\?/.exec(url)?.[1] ?? '');
    const at = (plural: string) => order.indexOf(plural);
    expect(at('clusterserviceversions')).toBeGreaterThan(at('customresourcedefinitions'));
    expect(at('subscriptions')).toBeGreaterThan(at('clusterserviceversions'));
  });

  it('reads all pages of a list', async () => {
    resetCluster();
    answering(({ url }) => {
      if (url.endsWith('/selfsubjectaccessreviews')) return { status: { allowed: true } };
      if (!url.includes('/clusterroles?')) return { items: [] };
      return url.includes('continue=')
        ? { items: [anRbacObject({ name: 'second' })] }
        : { items: [anRbacObject()], metadata: { continue: 'token' } };
    });
    expect(found((await scanOf(null)).current)).toEqual(['orphaned-rbac', 'orphaned-rbac']);
  });

  it('reports known and unknown results to a user with permission in one namespace', async () => {
    cluster.mayList = (place) => place.startsWith('team-a/');
    cluster.lists = {
      ...LEFT,
      roles: [anRbacObject({ namespace: 'team-a' }), anRbacObject({ namespace: 'team-b' })],
      operatorgroups: [anUnusedGroup],
    };
    const { current } = await scanOf('team-a');
    expect(found(current)).toEqual(['orphaned-rbac', 'unused-operator-group']);
    const unread = current.unread.map(({ model }) => model.plural);
    expect(unread).toEqual(expect.arrayContaining(['customresourcedefinitions', 'clusterroles']));
    expect(unread).not.toContain('roles');
    expect(current.unread[0]?.failure).toMatchObject({
      kind: 'forbidden',
      permission: { verb: 'list' },
    });
    expect(requested().filter((url) => url.includes('/customresourcedefinitions'))).toEqual([]);
  });

  it('lists the scanned namespaces if it cannot scan all', async () => {
    cluster.mayList = (place) => place.startsWith('team-a/') || place === 'projects';
    cluster.lists = {
      projects: [anObject({ name: 'team-a' }), anObject({ name: 'team-b' })],
      operatorgroups: [anUnusedGroup],
    };
    const { current } = await scanOf(null);
    expect(found(current)).toEqual(['unused-operator-group']);
    const part = current.unread.find(({ model }) => model.plural === 'operatorgroups');
    expect(part?.readIn).toEqual(['team-a']);
  });

  it('continues if a list cannot be read', async () => {
    cluster.lists = LEFT;
    resetCluster();
    answering(({ url }) => {
      if (url.endsWith('/selfsubjectaccessreviews')) return { status: { allowed: true } };
      if (url.includes('/clusterserviceversions?')) {
        throw Object.assign(new Error('broken'), { code: 422, json: {} });
      }
      return { items: url.includes('/clusterroles?') ? [anRbacObject()] : [] };
    });
    const { current } = await scanOf(null);
    expect(found(current)).toEqual([]);
    expect(current.unread.map(({ model, failure }) => [model.kind, failure.kind])).toEqual([
      ['ClusterServiceVersion', 'invalid'],
    ]);
  });

  it('shows previous results until a new scan completes', async () => {
    cluster.lists = LEFT;
    const result = await scanOf(null);
    cluster.lists = {};
    act(() => {
      result.current.scanAgain();
    });
    await waitFor(() => {
      expect(found(result.current)).toEqual([]);
    });
    expect(result.current.isScanning).toBe(false);
  });
});

describe('the check before a clean-up', () => {
  it('excludes resources that have an owner now', async () => {
    cluster.lists = LEFT;
    const { current } = await scanOf(null);
    cluster.lists = {
      ...LEFT,
      clusterserviceversions: [aCsv()],
      subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
    };
    const chosen = current.leftovers.filter(({ kind }) => kind !== 'ownerless-definition');
    const { still, changed } = await verifyLeftovers(chosen);
    expect([still, changed.map(({ kind }) => kind)]).toEqual([
      [],
      ['broken-webhook', 'orphaned-rbac'],
    ]);
  });

  it('keeps the list if the server does not respond', async () => {
    cluster.lists = LEFT;
    const { current } = await scanOf(null);
    resetCluster();
    answering(({ url }) => {
      if (url.endsWith('/selfsubjectaccessreviews')) return { status: { allowed: true } };
      throw Object.assign(new Error('busy'), { code: 503, json: {} });
    });
    await expect(verifyLeftovers(current.leftovers)).rejects.toMatchObject({
      failure: { kind: 'offline' },
    });
  });

  it('reads only dependencies of the selected resources', async () => {
    cluster.lists = LEFT;
    const { current } = await scanOf(null);
    const before = requested().length;
    const chosen = current.leftovers.filter(({ kind }) => kind === 'orphaned-rbac');
    expect((await verifyLeftovers(chosen)).still).toEqual(chosen);
    const urls = requested().slice(before);
    expect(urls.filter((url) => /customresourcedefinitions|jobs|operators\?/.test(url))).toEqual(
      [],
    );
  });
});

function selectorOf(url: string): readonly [string, string | null] {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  return [textIn(path.split('/').at(-1)) ?? '', new URLSearchParams(query).get('labelSelector')];
}
