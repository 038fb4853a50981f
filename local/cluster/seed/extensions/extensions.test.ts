import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogsOf } from '../../../stateCatalogs';
import { listAt, textAt } from '../../kube/json';
import { type LocalCluster, startLocalCluster } from '../../localCluster';
import { conditionOf } from '../../olmv1/conditions';
import { CLUSTER_CATALOGS, CLUSTER_EXTENSIONS } from '../../olmv1/names';
import type { OlmV1Version } from '../../olmv1/names';
import type { State } from '../states';
import { EXTENSIONS } from './situations';

const start = (state: State, olmV1?: OlmV1Version) =>
  startLocalCluster({
    catalogs: catalogsOf(state, 'openshift'),
    state,
    olmV1,
    pace: 0.02,
    latency: 0,
    port: 0,
  });

const GROUP = '/apis/olm.operatorframework.io/v1';

function ask(cluster: LocalCluster, token: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}-token`, 'content-type': 'application/json' };
  return fetch(`${cluster.url}${path}`, { ...init, headers });
}

/** By name: installed bundle, reason of Progressing, and a part of its message. */
const EXPECTED: readonly (readonly [string, string | undefined, string, string])[] = [
  ['followed', '1.2.0', 'Succeeded', 'Desired state reached'],
  ['held', '1.0.0', 'Succeeded', 'Desired state reached'],
  ['in-a-range', '1.1.0', 'Succeeded', 'Desired state reached'],
  ['catalog-is-gone', '1.0.0', 'Succeeded', 'Desired state reached'],
  ['forced', '1.0.0', 'Succeeded', 'Desired state reached'],
  ['downgrade-refused', '1.1.0', 'Retrying', 'error upgrading from currently installed version'],
  ['crd-upgrade-unsafe', '1.1.0', 'Retrying', 'validating upgrade for CRD'],
  [
    'held-by-finalizer',
    undefined,
    'Retrying',
    'Only one reference can have Controller set to true',
  ],
  ['no-such-package', undefined, 'Retrying', 'no bundles found for package "ghost-ship"'],
  ['no-such-version', undefined, 'Retrying', 'matching version ">=9"'],
  ['same-priority', undefined, 'Retrying', '[neap-tide spring-tide]'],
  ['asks-all-catalogs', undefined, 'Retrying', 'catalog "lost-at-sea" is not being served'],
  ['needs-another-package', undefined, 'Retrying', 'olm.package.required'],
  ['needs-an-api', undefined, 'Retrying', 'olm.gvk.required'],
  ['watches-one-project', undefined, 'Retrying', 'does not support AllNamespaces'],
  ['watches-several', undefined, 'Retrying', 'does not support AllNamespaces'],
  ['brings-an-api-server', undefined, 'Retrying', 'apiServiceDefintions'],
  ['second-owner', undefined, 'Retrying', 'cannot be managed by operator-controller'],
  ['no-service-account', undefined, 'Retrying', 'not found in namespace "no-service-account"'],
  ['weak-service-account', undefined, 'Retrying', 'cannot get resource "serviceaccounts"'],
  ['bundle-image-is-missing', undefined, 'Retrying', 'manifest unknown'],
  ['never-ready', '1.0.0', 'Succeeded', 'Desired state reached'],
  ['end-of-life', '1.1.0', 'Succeeded', 'Desired state reached'],
];

describe('--state extensions', () => {
  let cluster: LocalCluster;
  beforeAll(async () => {
    cluster = await start('extensions');
  });
  afterAll(() => cluster.stop());

  it('settles with one extension per status', async () => {
    expect(EXPECTED.map(([name]) => name).toSorted()).toEqual(
      EXTENSIONS.map(({ name }) => name).toSorted(),
    );
    const found = () =>
      EXPECTED.map(([name, , , part]) => {
        const extension = cluster.client.get({ resource: CLUSTER_EXTENSIONS, name });
        const progressing = conditionOf(extension, 'Progressing');
        const message = textAt(progressing, 'message') ?? '';
        return [
          name,
          textAt(extension, 'status', 'install', 'bundle', 'version'),
          textAt(progressing, 'reason'),
          message.includes(part) ? part : message,
        ];
      });
    await expect.poll(found, { timeout: 20_000 }).toEqual(EXPECTED);
  }, 30_000);

  it('shows extensions to administrators and to users with the viewer role', async () => {
    const answers = ['kubeadmin', 'olga', 'clara', 'carl', 'paula'].map(async (user) => {
      return (await ask(cluster, user, `${GROUP}/clusterextensions`)).status;
    });
    expect(await Promise.all(answers)).toEqual([200, 200, 403, 403, 403]);
    expect((await ask(cluster, 'olga', `${GROUP}/clustercatalogs`)).status).toBe(403);
  });

  it('restores the default catalogs, except for their availability', async () => {
    const name = 'openshift-redhat-operators';
    const ref = { resource: CLUSTER_CATALOGS, name };
    cluster.client.mergePatch(ref, { spec: { priority: 7, availabilityMode: 'Unavailable' } });
    const spec = () => {
      const catalog = cluster.client.get(ref);
      return [catalog?.spec?.['priority'], catalog?.spec?.['availabilityMode']];
    };
    await expect.poll(spec).toEqual([-100, 'Unavailable']);
    cluster.client.delete(ref);
    await expect.poll(spec).toEqual([-100, 'Available']);
  });
});

describe('OLM v1 of other states', () => {
  it('does not exist', async () => {
    const cluster = await start('empty');
    expect((await ask(cluster, 'kubeadmin', GROUP)).status).toBe(404);
    expect(cluster.catalogd).toBeUndefined();
    await cluster.stop();
  });

  it('exists on request, as in OpenShift 5.0', async () => {
    const cluster = await start('empty', '5.0');
    const extension = (account: object) => ({
      method: 'POST',
      body: JSON.stringify({
        apiVersion: 'olm.operatorframework.io/v1',
        kind: 'ClusterExtension',
        metadata: { name: 'heron' },
        spec: {
          namespace: 'team-a',
          ...account,
          source: { sourceType: 'Catalog', catalog: { packageName: 'heron-database' } },
        },
      }),
    });
    const path = `${GROUP}/clusterextensions?dryRun=All`;
    const without = await ask(cluster, 'kubeadmin', path, extension({}));
    expect([without.status, without.headers.get('warning')]).toEqual([201, null]);
    const withOne = await ask(
      cluster,
      'kubeadmin',
      path,
      extension({ serviceAccount: { name: 'x' } }),
    );
    expect([withOne.status, withOne.headers.get('warning')]).toEqual([
      201,
      expect.stringContaining('spec.serviceAccount is deprecated, ignored'),
    ]);
    const gates = cluster.client.get({
      resource: 'featuregates.config.openshift.io',
      name: 'cluster',
    });
    expect(listAt(gates, 'status', 'featureGates')).toHaveLength(1);
    await cluster.stop();
  });

  it('answers queries and accepts a watched namespace with Technology Preview', async () => {
    const cluster = await start('extensions', '4.22-tech-preview');
    const query = new URLSearchParams({ schema: 'olm.package' });
    const path = '/catalogs/tide-works/api/v1/metas';
    const requested = { method: 'GET', path, query, headers: {} };
    await expect.poll(() => cluster.catalogd?.(requested).status).toBe(200);
    const ref = { resource: CLUSTER_EXTENSIONS, name: 'watches-one-project' };
    const progressing = () => textAt(conditionOf(cluster.client.get(ref), 'Progressing'), 'reason');
    await expect.poll(progressing, { timeout: 10_000 }).toBe('InvalidConfiguration');
    const inline = { watchNamespace: 'watches-one-project' };
    cluster.client.mergePatch(ref, { spec: { config: { configType: 'Inline', inline } } });
    await expect.poll(progressing, { timeout: 10_000 }).toBe('Succeeded');
    await cluster.stop();
  }, 30_000);

  // operator-controller's pull request 2825 (1e533706): test/e2e/features/namespace.feature
  it('creates the namespace of an extension without one, and deletes it with the extension', async () => {
    const cluster = await start('extensions', 'experimental');
    const catalog = (packageName: string) => ({
      packageName,
      selector: { matchLabels: { 'olm.operatorframework.io/metadata.name': 'paper-charts' } },
    });
    const extension = (name: string, spec: object = {}) => ({
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterExtension',
      metadata: { name },
      spec: {
        source: { sourceType: 'Catalog', catalog: catalog('tide-table') },
        progressDeadlineMinutes: 10,
        ...spec,
      },
    });
    const create = async (body: object) =>
      (
        await ask(cluster, 'kubeadmin', `${GROUP}/clusterextensions`, {
          method: 'POST',
          body: JSON.stringify(body),
        })
      ).status;
    expect(await create(extension('late', { progressDeadlineMinutes: 5 }))).toBe(422);
    const config = {
      configType: 'Inline',
      inline: { deploymentConfig: { env: [{ name: 'LEVEL', value: 'debug' }] } },
    };
    expect(await create(extension('dock', { config }))).toBe(201);
    const ref = { resource: CLUSTER_EXTENSIONS, name: 'dock' };
    const namespace = () => cluster.client.get({ resource: 'namespaces', name: 'tide-table' });
    const progressing = () => textAt(conditionOf(cluster.client.get(ref), 'Progressing'), 'reason');
    await expect.poll(progressing, { timeout: 10_000 }).toBe('Succeeded');
    expect(namespace()?.metadata.labels).toMatchObject({
      'olm.operatorframework.io/owner-name': 'dock',
    });
    const [deployment] = cluster.client.list('deployments.apps', { namespace: 'tide-table' });
    expect(JSON.stringify(deployment?.spec)).toContain('"LEVEL"');
    cluster.client.create('configmaps', {
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'guest', namespace: 'tide-table' },
    });
    cluster.client.delete(ref);
    await expect.poll(namespace, { timeout: 10_000 }).toBeUndefined();
    expect(cluster.client.list('configmaps', { namespace: 'tide-table' })).toEqual([]);
    await cluster.stop();
  }, 30_000);

  it('does not take over a namespace, and rejects fields that the schema of a bundle does not have', async () => {
    const cluster = await start('extensions', 'experimental');
    const source = {
      sourceType: 'Catalog',
      catalog: { packageName: 'boat-shed', selector: { matchLabels: { team: 'harbour' } } },
    };
    cluster.client.create('namespaces', {
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'boat-shed' },
    });
    cluster.client.create(CLUSTER_EXTENSIONS, {
      apiVersion: 'olm.operatorframework.io/v1',
      kind: 'ClusterExtension',
      metadata: { name: 'shed' },
      spec: {
        source,
        config: { configType: 'Inline', inline: { watchNamespace: 'elsewhere' } },
      },
    });
    const ref = { resource: CLUSTER_EXTENSIONS, name: 'shed' };
    const message = () => textAt(conditionOf(cluster.client.get(ref), 'Progressing'), 'message');
    await expect
      .poll(message, { timeout: 10_000 })
      .toContain('namespace "boat-shed" is already managed by another controller');
    const inline = { deploymentConfig: { selector: {} }, watchNamespace: 'elsewhere' };
    cluster.client.mergePatch(ref, { spec: { config: { configType: 'Inline', inline } } });
    await expect.poll(message, { timeout: 10_000 }).toContain('unknown field "selector"');
    await cluster.stop();
  }, 30_000);
});
