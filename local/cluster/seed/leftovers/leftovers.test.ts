import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogsOf } from '../../../stateCatalogs';
import type { RunningCluster } from '../../cluster';
import { listAt, textAt } from '../../kube/json';
import { startLocalCluster } from '../../localCluster';
import {
  CLUSTER_SERVICE_VERSIONS,
  OPERATORS,
  SUBSCRIPTIONS,
  unpackName,
} from '../../olm/shared/names';

let cluster: RunningCluster;
beforeAll(async () => {
  cluster = await startLocalCluster({
    catalogs: catalogsOf('leftovers', 'openshift'),
    state: 'leftovers',
    pace: 0.02,
    latency: 0,
    port: 0,
  });
  cluster.client.subscribe(SUBSCRIPTIONS, ({ type, object }) => {
    if (type !== 'DELETED' || object.metadata.namespace !== 'never-unpacked') return;
    leftJobs = names('jobs.batch', 'openshift-marketplace');
  });
});
afterAll(() => cluster.stop());

/** Jobs that existed when the Subscription was deleted. They are deleted soon, possibly before a test reads them. */
let leftJobs: readonly string[] = [];

/** Other tests might slow down the machine. */
const patience = { timeout: 40_000 };

const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';
const API_SERVICES = 'apiservices.apiregistration.k8s.io';

function names(resource: string, namespace?: string): readonly string[] {
  return cluster.client
    .list(resource, namespace === undefined ? {} : { namespace })
    .map(({ metadata }) => metadata.name);
}

function phase(namespace: string, name: string): string | undefined {
  return textAt(
    cluster.client.get({ resource: CLUSTER_SERVICE_VERSIONS, namespace, name }),
    ...['status', 'phase'],
  );
}

describe('incomplete uninstalls', () => {
  it.each([
    'webhook-without-service',
    'finalizers-taken-off',
    'api-without-service',
    'conversion-without-service',
    'data-left-behind',
    'only-a-group-left',
    'one-of-three-removed',
  ])('leave %s without a Subscription and a CSV, with its OperatorGroup', async (namespace) => {
    await expect.poll(() => names(SUBSCRIPTIONS, namespace), patience).toEqual([]);
    await expect.poll(() => names(CLUSTER_SERVICE_VERSIONS, namespace), patience).toEqual([]);
    await expect.poll(() => names('services', namespace), patience).toEqual([]);
    await expect
      .poll(() => names('operatorgroups.operators.coreos.com', namespace), patience)
      .toHaveLength(1);
  });

  it('leave webhooks: one registered by the Operator, two by OLM', async () => {
    const of = (kind: string) => names(`${kind}webhookconfigurations.admissionregistration.k8s.io`);
    await expect.poll(() => of('validating'), patience).toHaveLength(2);
    expect(of('validating')).toContain('meadow-gate');
    await expect.poll(() => of('mutating'), patience).toHaveLength(1);
  });

  it('leave permissions of a CSV whose finalizers a script removed', async () => {
    await expect
      .poll(() => names(CLUSTER_SERVICE_VERSIONS, 'finalizers-taken-off'), patience)
      .toEqual([]);
    const labels = { 'olm.owner': 'thistle-policy.v1.0.0' };
    for (const plural of ['clusterroles', 'clusterrolebindings']) {
      const left = () => cluster.client.list(`${plural}.rbac.authorization.k8s.io`, { labels });
      await expect.poll(() => left().length, patience).toBeGreaterThan(0);
    }
  });

  it('leave an API and a conversion webhook without a Service', async () => {
    const available = () =>
      listAt(
        cluster.client.get({ resource: API_SERVICES, name: 'v1beta1.live.kelp.example.com' }),
        ...['status', 'conditions'],
      ).map((one) => textAt(one, 'reason'));
    await expect.poll(available, patience).toEqual(['ServiceNotFound']);
    const conversion = () => {
      const crd = cluster.client.get({ resource: CRDS, name: 'shells.shell.example.com' });
      return textAt(crd, 'spec', 'conversion', 'strategy');
    };
    await expect.poll(conversion, patience).toBe('Webhook');
  });

  it('leave a namespace that a bucket keeps in Terminating', async () => {
    const namespace = { resource: 'namespaces', name: 'namespace-never-ends' };
    const reported = () =>
      listAt(cluster.client.get(namespace), 'status', 'conditions').map((one) =>
        textAt(one, 'message'),
      );
    await expect
      .poll(reported, patience)
      .toContain(
        'Some content in the namespace has finalizers remaining: barnacle.example.com/empty-bucket in 1 resource instances',
      );
  });

  it('leave CSVs without a Subscription', async () => {
    for (const namespace of ['version-without-subscription', 'team-a']) {
      await expect
        .poll(() => names(SUBSCRIPTIONS, namespace), patience)
        .not.toContain('drift-nets');
      await expect.poll(() => phase(namespace, 'drift-nets.v1.0.0'), patience).toBe('Succeeded');
    }
  });

  it('leave data, and Operator resources without components', async () => {
    await expect.poll(() => names('tables.coral.example.com'), patience).toHaveLength(14);
    const empty = () =>
      cluster.client
        .list(OPERATORS)
        .filter(({ status }) => listAt(status, 'components', 'refs').length === 0)
        .map(({ metadata }) => metadata.name);
    await expect.poll(empty, patience).toContain('sand-notes.only-a-group-left');
    await expect.poll(() => names(CRDS), patience).not.toContain('notes.sand.example.com');
  });

  it('leave bundle unpack jobs', async () => {
    const job = unpackName('local.operator-hub/bundles/lost-letter:1.1.0');
    await expect.poll(() => leftJobs, patience).toContain(job);
    expect(names(SUBSCRIPTIONS, 'never-unpacked')).toEqual([]);
  });
});

describe('Operators to be uninstalled', () => {
  it.each([
    ['needed-by-another', 'anchor-places.v1.0.0', 'Succeeded'],
    ['needed-by-another', 'ferry-line.v1.0.0', 'Succeeded'],
    ['first-of-two', 'twin-lamps.v1.0.0', 'Succeeded'],
    ['second-of-two', 'twin-lamps.v1.0.0', 'Succeeded'],
    ['serves-an-api', 'moon-readings.v1.0.0', 'Succeeded'],
    ['last-words', 'tide-clocks.v1.0.0', 'Succeeded'],
  ])('%s: %s is %s', async (namespace, name, expected) => {
    await expect.poll(() => phase(namespace, name), patience).toBe(expected);
  });

  it('fail where they cannot run', async () => {
    const phases = (namespace: string) => () =>
      names(CLUSTER_SERVICE_VERSIONS, namespace).map((name) => phase(namespace, name));
    await expect.poll(phases('failed-version'), patience).toEqual(['Failed']);
    expect(phases('subscription-without-version')()).toEqual([]);
  });

  it('have operands in several namespaces: one drains, one is never released', async () => {
    const caches = 'caches.reef.example.com';
    await expect.poll(() => names(caches), patience).toHaveLength(4);
    const drained = { resource: caches, namespace: 'reef-two', name: 'front' };
    cluster.client.delete(drained);
    expect(cluster.client.get(drained)).toBeDefined();
    await expect.poll(() => cluster.client.get(drained), patience).toBeUndefined();
    const snapshots = 'snapshots.reef.example.com';
    const kept = { resource: snapshots, namespace: 'reef-two', name: 'before-the-sale' };
    expect(cluster.client.get(kept)?.metadata.finalizers).toEqual(['vault.example.com/keep-copy']);
  });
});
