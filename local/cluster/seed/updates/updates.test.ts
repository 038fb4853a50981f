import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogsOf } from '../../../stateCatalogs';
import type { RunningCluster } from '../../cluster';
import { flagAt, textAt, textsAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import { startLocalCluster } from '../../localCluster';
import { CATALOG_SOURCES, INSTALL_PLANS, SUBSCRIPTIONS, unpackName } from '../../olm/shared/names';
import { SITUATIONS } from './situations';

let cluster: RunningCluster;
beforeAll(async () => {
  cluster = await startLocalCluster({
    catalogs: catalogsOf('updates', 'openshift'),
    state: 'updates',
    pace: 0.02,
    latency: 0,
    port: 0,
  });
});
afterAll(() => cluster.stop());

/** Other tests might slow down the machine. */
const patience = { timeout: 40_000 };

const UP_TO_DATE = ['nothing-newer-for-openshift', 'no-way-on'];
const CRDS = 'customresourcedefinitions.apiextensions.k8s.io';

function waiting(namespace: string): KubeObject | undefined {
  return cluster.client
    .list(INSTALL_PLANS, { namespace })
    .find((plan) => flagAt(plan, 'spec', 'approved') === false && plan.status !== undefined);
}

function waitingCsvs(namespace: string): readonly string[] {
  return textsAt(waiting(namespace), 'spec', 'clusterServiceVersionNames').toSorted();
}

/** Resolves to the error of an approved plan that fails. */
async function failureOf(namespace: string): Promise<string> {
  await expect.poll(() => waiting(namespace), patience).toBeDefined();
  const name = waiting(namespace)?.metadata.name ?? '';
  const ref = { resource: INSTALL_PLANS, namespace, name };
  cluster.client.mergePatch(ref, { spec: { approved: true } });
  const message = () => textAt(cluster.client.get(ref), 'status', 'message') ?? '';
  await expect.poll(message, patience).not.toBe('');
  return message();
}

describe('the cluster of updates', () => {
  it.each(
    SITUATIONS.map(({ namespace }) => namespace).filter((name) => !UP_TO_DATE.includes(name)),
  )('in %s has an install plan that requires approval', async (namespace) => {
    await expect.poll(() => waiting(namespace), patience).toBeDefined();
  });

  it('has one install plan for three Operators, because one of them is Manual', async () => {
    await expect
      .poll(() => waitingCsvs('three-in-one-plan'), patience)
      .toEqual(['copper-kettle.v1.1.0', 'pebble-metrics.v0.7.1', 'willow-backup.v2.4.0']);
  });

  it('creates another install plan when the catalog has a newer version', async () => {
    const namespace = 'newer-one-comes';
    await expect.poll(() => waitingCsvs(namespace), patience).toEqual(['ferry-sync.v3.2.0']);
    cluster.client.mergePatch(
      { resource: CATALOG_SOURCES, namespace: 'openshift-marketplace', name: 'release-train' },
      { spec: { image: 'local.operator-hub/catalogs/release-train:later' } },
    );
    const all = () =>
      cluster.client
        .list(INSTALL_PLANS, { namespace })
        .flatMap((plan) => textsAt(plan, 'spec', 'clusterServiceVersionNames'));
    await expect.poll(all, patience).toContain('ferry-sync.v3.2.1');
  });

  it('has existing resources of which few or many are invalid', async () => {
    const count = (kind: string, resource: string) => () =>
      cluster.client.resourceOf(kind, resource) === undefined
        ? 0
        : cluster.client.list(`${resource.toLowerCase()}s.${kind.split('/')[0] ?? ''}`).length;
    await expect.poll(count('orchard.example.com/v1', 'Site'), patience).toBe(12);
    await expect.poll(count('vineyard.example.com/v1', 'Plot'), patience).toBe(620);
  });

  it('has stored versions that the next version does not contain', async () => {
    const ref = { resource: CRDS, name: 'lines.cable.example.com' };
    const stored = () => textsAt(cluster.client.get(ref), 'status', 'storedVersions');
    await expect.poll(stored, patience).toEqual(['v1alpha1', 'v1']);
  });

  it('has lost the content of an unpacked bundle', async () => {
    await expect.poll(() => waiting('bundle-is-gone'), patience).toBeDefined();
    const name = unpackName('local.operator-hub/bundles/paper-trail:1.3.0');
    const ref = { resource: 'configmaps', namespace: 'openshift-marketplace', name };
    await expect.poll(() => cluster.client.get(ref), patience).toBeUndefined();
  });

  it('has an Operator without an update path in its channel', async () => {
    const ref = { resource: SUBSCRIPTIONS, namespace: 'no-way-on', name: 'island-mail' };
    await expect
      .poll(() => textAt(cluster.client.get(ref), 'spec', 'channel'), patience)
      .toBe('stable');
    expect(textAt(cluster.client.get(ref), 'status', 'installedCSV')).toBe('island-mail.v0.8.0');
    expect(waiting('no-way-on')).toBeUndefined();
  });

  it.each([
    [
      'stored-objects-break',
      'error validating existing CRs against new CRD\'s schema for "sites.orchard.example.com"',
    ],
    [
      'scope-changes',
      'error updating CRD "signals.signal.example.com": CustomResourceDefinition.apiextensions.k8s.io "signals.signal.example.com" is invalid: spec.scope: Invalid value: "Cluster": field is immutable',
    ],
    [
      'needs-unknown-api',
      'api-server resource not found installing VerticalPodAutoscaler delta-scaler',
    ],
    ['bundle-is-gone', 'error finding unpacked bundle configmap'],
  ])('cannot carry out the install plan in %s', async (namespace, message) => {
    expect(await failureOf(namespace)).toContain(message);
  });
});
