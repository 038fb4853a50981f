import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textAt } from '../../kube/json';
import { CLUSTER_SERVICE_VERSIONS } from '../shared/names';
import { API_SERVICES, CRDS, WEBHOOK_CONFIGURATIONS } from './serving';
import { aCsv, aDefinition, aPlan } from './testBundles';
import { aCluster, aProject, type TestCluster } from './testCluster';

const NAMESPACE = 'hook';
const CSV = { resource: CLUSTER_SERVICE_VERSIONS, namespace: NAMESPACE, name: 'db.v1.0.0' };

const serving = {
  deploymentName: 'db-controller',
  containerPort: 9443,
  admissionReviewVersions: ['v1'],
  sideEffects: 'None',
};

const spec = {
  webhookdefinitions: [
    { ...serving, type: 'ValidatingAdmissionWebhook', generateName: 'v.example.com', rules: [] },
    {
      ...serving,
      type: 'ConversionWebhook',
      generateName: 'c.example.com',
      conversionCRDs: ['databases.example.com'],
    },
  ],
  apiservicedefinitions: {
    owned: [
      {
        group: 'live.example.com',
        version: 'v1',
        kind: 'Reading',
        name: 'readings',
        deploymentName: 'db-controller',
        containerPort: 6443,
      },
    ],
  },
};

let cluster: TestCluster;
beforeEach(() => {
  cluster = aCluster();
  const { client, clock } = cluster;
  aProject(client, NAMESPACE, [NAMESPACE]);
  const csv = aCsv('db', { owned: ['Database'], spec });
  aPlan(client, NAMESPACE, { name: 'plan', csv, definitions: [aDefinition('Database')] });
  clock.advance(20_000);
});
afterEach(() => {
  cluster.stop();
});

function strategy(): string | undefined {
  const crd = cluster.client.get({ resource: CRDS, name: 'databases.example.com' });
  return textAt(crd, 'spec', 'conversion', 'strategy');
}

/** Number of cluster-scoped resources of the CSV. */
function ownedBy(resource: string): number {
  return cluster.client.list(resource, { labels: { 'olm.owner': CSV.name } }).length;
}

const [VALIDATING = ''] = WEBHOOK_CONFIGURATIONS;

describe('a CSV that is deleted', () => {
  it('is deleted with its webhooks, APIServices, and the conversion of its CRD', () => {
    expect(strategy()).toBe('Webhook');
    expect(ownedBy(API_SERVICES)).toBe(1);
    cluster.client.delete(CSV);
    cluster.clock.advance(5_000);
    expect([VALIDATING, API_SERVICES].map(ownedBy)).toEqual([0, 0]);
    expect(strategy()).toBe('None');
  });

  it('leaves its webhooks if its finalizer was removed before', () => {
    cluster.client.mergePatch(CSV, { metadata: { finalizers: null } });
    cluster.client.delete(CSV);
    cluster.clock.advance(5_000);
    expect([VALIDATING, API_SERVICES].map(ownedBy)).toEqual([1, 0]);
    expect(strategy()).toBe('None');
  });
});
