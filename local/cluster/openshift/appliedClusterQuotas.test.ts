import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInProcessCluster } from '../kube/inProcess';
import { createTestClock } from '../kube/testClock';
import type { ClusterClient, JsonObject } from '../kube/types';
import { OPENSHIFT_DEFINITIONS } from '../seed/crds/openshift';
import { appliedClusterQuotas } from './appliedClusterQuotas';

let cluster: { readonly client: ClusterClient; readonly stop: () => void };
beforeEach(() => {
  const clock = createTestClock();
  cluster = createInProcessCluster({ clock, controllers: [] });
  for (const definition of OPENSHIFT_DEFINITIONS) {
    cluster.client.create('customresourcedefinitions.apiextensions.k8s.io', definition);
  }
  clock.advance(1_000);
  for (const [name, tenant] of [
    ['blue', 'one'],
    ['green', 'one'],
    ['red', 'two'],
  ] as const) {
    const metadata = { name, labels: { tenant } };
    cluster.client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata });
  }
  aSecret('blue');
  aSecret('green');
  aSecret('red');
});
afterEach(() => {
  cluster.stop();
});

it('counts the objects of all namespaces that a quota selects', () => {
  aQuota({ labels: { matchLabels: { tenant: 'one' } } });
  const [quota] = appliedClusterQuotas(cluster.client).list('blue');
  expect(quota).toMatchObject({
    kind: 'AppliedClusterResourceQuota',
    metadata: { name: 'tenant-one' },
    status: {
      total: { hard: { 'count/secrets': '5' }, used: { 'count/secrets': '2' } },
      namespaces: [
        { namespace: 'blue', status: { used: { 'count/secrets': '1' } } },
        { namespace: 'green', status: { used: { 'count/secrets': '1' } } },
      ],
    },
  });
});

it('is visible only in the namespaces that it selects', () => {
  aQuota({ labels: { matchLabels: { tenant: 'one' } } });
  const quotas = appliedClusterQuotas(cluster.client);
  expect(quotas.list('red')).toEqual([]);
  expect(quotas.get('red', 'tenant-one')).toBeUndefined();
  expect(quotas.get('green', 'tenant-one')).toBeDefined();
});

it('selects by annotations, too', () => {
  aQuota({ annotations: { 'openshift.io/requester': 'paula' } });
  expect(appliedClusterQuotas(cluster.client).list('blue')).toEqual([]);
});

function aQuota(selector: JsonObject): void {
  cluster.client.create('clusterresourcequotas.quota.openshift.io', {
    apiVersion: 'quota.openshift.io/v1',
    kind: 'ClusterResourceQuota',
    metadata: { name: 'tenant-one' },
    spec: { selector, quota: { hard: { 'count/secrets': '5' } } },
  });
}

function aSecret(namespace: string): void {
  const metadata = { name: 'one', namespace };
  cluster.client.create('secrets', { apiVersion: 'v1', kind: 'Secret', metadata });
}
