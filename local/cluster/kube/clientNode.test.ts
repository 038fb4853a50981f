/** The official JavaScript client against the local API server. */
import {
  ApiException,
  CoreV1Api,
  CustomObjectsApi,
  KubeConfig,
  KubernetesObjectApi,
  PatchStrategy,
  setHeaderOptions,
  V1ConfigMap,
  V1ObjectMeta,
  Watch,
  makeInformer,
} from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer } from './fixtures/testServer';
import type { TestServer } from './fixtures/testServer';
import { aWidget } from './fixtures/widgets';
import { openTlsFront } from './http/tlsFront';
import type { TlsFront } from './http/tlsFront';
import { at, listAt, textAt } from './json';

const WIDGETS = { group: 'example.com', version: 'v1', namespace: 'team', plural: 'widgets' };

describe('the official client', () => {
  let cluster: TestServer;
  let front: TlsFront;
  let config: KubeConfig;
  let widgets: CustomObjectsApi;
  let core: CoreV1Api;

  beforeAll(async () => {
    cluster = await startTestServer();
    front = await openTlsFront(cluster.url);
    config = configFor(front, 'root');
    widgets = config.makeApiClient(CustomObjectsApi);
    core = config.makeApiClient(CoreV1Api);
    for (const name of ['a', 'b', 'c']) {
      await widgets.createNamespacedCustomObject({ ...WIDGETS, body: aWidget(name) });
    }
  });
  afterAll(async () => {
    await front.stop();
    await cluster.stop();
  });

  it('lists in pages', async () => {
    const first: unknown = await widgets.listNamespacedCustomObject({ ...WIDGETS, limit: 2 });
    expect(at(first, 'metadata', 'remainingItemCount')).toBe(1);
    const rest: unknown = await widgets.listNamespacedCustomObject({
      ...WIDGETS,
      limit: 2,
      _continue: textAt(first, 'metadata', 'continue') ?? '',
    });
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(['a', 'b', 'c']);
  });

  it('reads built-in kinds into its own classes', async () => {
    const { items } = await core.listNamespace({
      labelSelector: 'kubernetes.io/metadata.name=team',
    });
    expect(items.map(({ metadata }) => metadata?.name)).toEqual(['team']);
    expect(items[0]?.metadata?.creationTimestamp).toBeInstanceOf(Date);
  });

  it.each([
    [PatchStrategy.MergePatch, { spec: { size: 7 } }],
    [PatchStrategy.JsonPatch, [{ op: 'replace', path: '/spec/size', value: 7 }]],
  ])('patches by %s', async (strategy, body) => {
    const patched: unknown = await widgets.patchNamespacedCustomObject(
      { ...WIDGETS, name: 'a', body },
      setHeaderOptions('Content-Type', strategy),
    );
    expect(at(patched, 'spec', 'size')).toBe(7);
  });

  it('applies any object', async () => {
    const objects = KubernetesObjectApi.makeApiClient(config);
    const applied: unknown = await objects.patch(
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'cm', namespace: 'team' } },
      undefined,
      undefined,
      'tester',
      true,
      PatchStrategy.ServerSideApply,
    );
    expect(textAt(applied, 'metadata', 'uid')).toBeDefined();
  });

  it.each([
    ['none', 404, 'NotFound'],
    ['a', 409, 'AlreadyExists'],
  ])('throws the Status of an error: %s', async (name, code, reason) => {
    const refused: unknown = await (
      code === 404
        ? widgets.getNamespacedCustomObject({ ...WIDGETS, name })
        : widgets.createNamespacedCustomObject({ ...WIDGETS, body: aWidget(name) })
    ).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(ApiException);
    expect(refused).toMatchObject({ code });
    expect(JSON.stringify(at(refused, 'body'))).toContain(reason);
  });

  it('rejects an unknown token', async () => {
    const stranger = configFor(front, 'nobody').makeApiClient(CoreV1Api);
    await expect(stranger.listNamespace()).rejects.toMatchObject({ code: 401 });
  });

  it('watches from a revision on', async () => {
    const list: unknown = await widgets.listNamespacedCustomObject(WIDGETS);
    const seen: string[] = [];
    const path = '/apis/example.com/v1/namespaces/team/widgets';
    const resourceVersion = textAt(list, 'metadata', 'resourceVersion');
    const stop = await new Watch(config).watch(
      path,
      { resourceVersion },
      (type, object: unknown) => seen.push(`${type} ${textAt(object, 'metadata', 'name') ?? ''}`),
      () => undefined,
    );
    await widgets.createNamespacedCustomObject({ ...WIDGETS, body: aWidget('w') });
    await widgets.deleteNamespacedCustomObject({ ...WIDGETS, name: 'w' });
    await vi.waitFor(() => {
      expect(seen).toEqual(['ADDED w', 'DELETED w']);
    }, 15_000);
    stop.abort();
  });

  it('keeps an informer up to date', async () => {
    const path = '/api/v1/namespaces/team/configmaps';
    const informer = makeInformer(config, path, () => core.listNamespacedConfigMap(IN_TEAM));
    const seen: string[] = [];
    informer.on('add', ({ metadata }) => seen.push(`add ${metadata?.name ?? ''}`));
    informer.on('update', ({ metadata }) => seen.push(`update ${metadata?.name ?? ''}`));
    informer.on('delete', ({ metadata }) => seen.push(`delete ${metadata?.name ?? ''}`));
    await informer.start();
    await core.createNamespacedConfigMap({ ...IN_TEAM, body: configMap({}) });
    const body = configMap({ a: 'b' });
    await core.replaceNamespacedConfigMap({ ...IN_TEAM, name: 'i', body });
    await core.deleteNamespacedConfigMap({ ...IN_TEAM, name: 'i' });
    await vi.waitFor(() => {
      expect(seen.filter((line) => line.endsWith(' i'))).toEqual(['add i', 'update i', 'delete i']);
    }, 15_000);
    await informer.stop();
  });
});

const IN_TEAM = { namespace: 'team' };

function configMap(data: { [key: string]: string }): V1ConfigMap {
  const metadata = Object.assign(new V1ObjectMeta(), { name: 'i' });
  return Object.assign(new V1ConfigMap(), { metadata, data });
}

function configFor({ url, certificate }: TlsFront, token: string): KubeConfig {
  const config = new KubeConfig();
  const caData = Buffer.from(certificate).toString('base64');
  config.loadFromClusterAndUser(
    { name: 'local', server: url, caData, skipTLSVerify: false },
    { name: 'tester', token },
  );
  return config;
}

function namesOf(list: unknown): readonly (string | undefined)[] {
  return listAt(list, 'items').map((item) => textAt(item, 'metadata', 'name'));
}
