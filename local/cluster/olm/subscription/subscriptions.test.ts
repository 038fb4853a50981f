import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessCluster } from '../../kube/inProcess';
import { listAt, textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { seedBase } from '../../seed/base';
import { olmCatalogSide } from '../catalog/catalogSide';
import { CATALOG_DOWN_ANNOTATION } from '../catalog/registryConnection';
import { aProject } from '../csv/testCluster';
import { createTestClock, type TestClock } from '../../kube/testClock';
import { aCatalog } from '../resolver/aCatalog';
import { single } from '../resolver/resolverFixtures';
import { conditionOf, conditionsOf, type Condition } from '../shared/conditions';
import {
  CATALOG_SOURCES,
  INSTALL_PLANS,
  OLM_API_VERSION,
  OPERATOR_GROUPS,
  SUBSCRIPTIONS,
  UNPACK_TIMEOUT_ANNOTATION,
} from '../shared/names';

const namespace = 'openshift-marketplace';
let client: ClusterClient;
let clock: TestClock;
let stop: () => void;
let isOut: boolean;

beforeEach(() => {
  isOut = false;
  const good = aCatalog(single('good'), single('bad'));
  const catalog = {
    ...good,
    manifestsOf: (bundle: { readonly packageName: string }) =>
      bundle.packageName === 'bad'
        ? ({ kind: 'cannot-pull', message: 'manifest unknown' } as const)
        : undefined,
  };
  const text = { displayName: 'Main', publisher: 'Us', priority: 0 };
  const side = olmCatalogSide([{ ...text, name: 'main', image: 'registry/main', catalog }], {
    unpackTimeoutSeconds: 30,
    outage: () => (isOut ? 'connection refused' : undefined),
  });
  clock = createTestClock();
  ({ client, stop } = createInProcessCluster({
    clock,
    seed: (seeded) => {
      seedBase(seeded);
      side.seed(seeded);
    },
    controllers: side.controllers,
  }));
  clock.advance(2_000);
  aProject(client, 'team', ['team']);
});
afterEach(() => {
  stop();
});

describe('a CatalogSource', () => {
  it('is READY at its Service once its pod runs', () => {
    expect(source('main').status).toMatchObject({
      connectionState: { address: `main.${namespace}.svc:50051`, lastObservedState: 'READY' },
      registryService: { port: '50051', serviceName: 'main', serviceNamespace: namespace },
    });
    expect(registryPods('main').map((pod) => textAt(pod, 'status', 'phase'))).toEqual(['Running']);
  });

  it('whose image does not exist waits for it', () => {
    addSource('lost', 'registry/lost');
    clock.advance(2_000);
    expect(stateOf('lost')).toBe('TRANSIENT_FAILURE');
    const [pod] = registryPods('lost');
    const [container] = listAt(pod, 'status', 'containerStatuses');
    expect(textAt(container, 'state', 'waiting', 'reason')).toBe('ImagePullBackOff');
  });

  it('gets a new pod with a new image', () => {
    addSource('moved', 'registry/lost');
    clock.advance(2_000);
    const ref = { resource: CATALOG_SOURCES, name: 'moved', namespace };
    client.mergePatch(ref, { spec: { image: 'registry/main' } });
    clock.advance(2_000);
    expect(stateOf('moved')).toBe('READY');
    expect(registryPods('moved').map((pod) => textAt(pod, 'status', 'phase'))).toEqual(['Running']);
  });

  it('gets a new pod for one that was deleted', () => {
    const [before] = registryPods('main');
    annotate('pods', before, { 'local.operator-hub/behavior': 'crash-loop' });
    clock.advance(2_000);
    expect(stateOf('main')).toBe('TRANSIENT_FAILURE');
    client.delete({ resource: 'pods', name: before?.metadata.name ?? '', namespace });
    clock.advance(2_000);
    expect(stateOf('main')).toBe('READY');
    const [after] = registryPods('main');
    expect(after?.metadata.uid).not.toBe(before?.metadata.uid);
    expect(textAt(after, 'status', 'phase')).toBe('Running');
  });

  it('can be disabled and enabled, and resolution waits for it', () => {
    setDown('true');
    clock.advance(2_000);
    expect(stateOf('main')).toBe('TRANSIENT_FAILURE');
    subscribe('good');
    clock.advance(5_000);
    expect(condition('good', 'ResolutionFailed')).toMatchObject({
      reason: 'ErrorPreventedResolution',
      message: expect.stringMatching(
        /^error using catalogsource openshift-marketplace\/main: .*refused"$/,
      ),
    });
    setDown(null);
    clock.advance(20_000);
    expect(source('main').metadata.annotations?.[CATALOG_DOWN_ANNOTATION]).toBeUndefined();
    expect(condition('good', 'ResolutionFailed')).toBeUndefined();
    expect(client.list(INSTALL_PLANS, { namespace: 'team' })).toHaveLength(1);
  });
});

describe('a Subscription', () => {
  it('whose bundle cannot be pulled fails at the timeout and is retried', () => {
    subscribe('bad');
    clock.advance(10_000);
    expect(condition('bad', 'BundleUnpacking')?.['message']).toMatch(/^Bundle image pull failed/);
    clock.advance(30_000);
    expect(condition('bad', 'BundleUnpackFailed')).toMatchObject({
      reason: 'BundleUnpackFailed',
      message:
        'bundle unpacking failed. Reason: DeadlineExceeded, and Message: Job was active longer than specified deadline',
    });
    const [failed] = client.list('jobs.batch', { namespace });
    clock.advance(330_000);
    const [again] = client.list('jobs.batch', { namespace });
    expect(again?.metadata.uid).toBeDefined();
    expect(again?.metadata.uid).not.toBe(failed?.metadata.uid);
  });

  it('continues automatically once the image can be pulled', () => {
    isOut = true;
    subscribe('good');
    clock.advance(5_000);
    expect(condition('good', 'BundleUnpacking')?.['message']).toMatch(/^Bundle image pull failed/);
    isOut = false;
    clock.advance(20_000);
    expect(client.list(INSTALL_PLANS, { namespace: 'team' })).toHaveLength(1);
  });

  it('is unpacked again when the failed Job and its ConfigMap are deleted', () => {
    isOut = true;
    const [group] = client.list(OPERATOR_GROUPS, { namespace: 'team' });
    annotate(OPERATOR_GROUPS, group, { [UNPACK_TIMEOUT_ANNOTATION]: '20s' });
    subscribe('good');
    clock.advance(25_000);
    expect(condition('good', 'BundleUnpackFailed')?.['message']).toContain('DeadlineExceeded');
    isOut = false;
    clock.advance(60_000);
    expect(client.list(INSTALL_PLANS, { namespace: 'team' })).toEqual([]);
    const name = client.list('jobs.batch', { namespace })[0]?.metadata.name ?? '';
    client.delete({ resource: 'jobs.batch', name, namespace }, { propagation: 'Background' });
    client.delete({ resource: 'configmaps', name, namespace });
    clock.advance(10_000);
    expect(client.list(INSTALL_PLANS, { namespace: 'team' })).toHaveLength(1);
    expect(condition('good', 'BundleUnpackFailed')).toBeUndefined();
  });

  it('gets another InstallPlan when its pending one is deleted', () => {
    subscribe('good');
    clock.advance(10_000);
    const names = () =>
      client.list(INSTALL_PLANS, { namespace: 'team' }).map(({ metadata }) => metadata.name);
    const [name = ''] = names();
    client.delete({ resource: INSTALL_PLANS, name, namespace: 'team' });
    clock.advance(10_000);
    expect(names()).toHaveLength(1);
    expect(names()).not.toContain(name);
    expect(condition('good', 'InstallPlanMissing')).toBeUndefined();
  });

  it('reports an added catalog immediately, and a deleted one with its next sync', () => {
    subscribe('good');
    clock.advance(10_000);
    const reasons: (string | undefined)[] = [];
    client.subscribe(SUBSCRIPTIONS, ({ object }) => {
      const reason = textAt(conditionOf(conditionsOf(object), unhealthy), 'reason');
      if (reasons.at(-1) !== reason) reasons.push(reason);
    });
    addSource('second', 'registry/main');
    clock.advance(2_000);
    client.delete({ resource: CATALOG_SOURCES, name: 'second', namespace });
    clock.advance(2_000);
    const added = ['CatalogSourcesAdded', 'AllCatalogSourcesHealthy'];
    expect(reasons).toEqual(added);
    client.mergePatch(
      { resource: SUBSCRIPTIONS, name: 'good', namespace: 'team' },
      { metadata: { labels: { looked: 'at' } } },
    );
    clock.advance(2_000);
    expect(reasons).toEqual([...added, 'CatalogSourcesDeleted', 'AllCatalogSourcesHealthy']);
  });
});

function setDown(value: 'true' | null): void {
  annotate(CATALOG_SOURCES, source('main'), { [CATALOG_DOWN_ANNOTATION]: value });
}

function annotate(resource: string, object: KubeObject | undefined, annotation: JsonObject): void {
  const { name = '', namespace: its = '' } = object?.metadata ?? {};
  const patch = { metadata: { annotations: annotation } };
  client.mergePatch({ resource, name, namespace: its }, patch);
}

const unhealthy = 'CatalogSourcesUnhealthy';

function source(name: string): KubeObject {
  const found = client.get({ resource: CATALOG_SOURCES, name, namespace });
  if (found === undefined) throw new Error(`no CatalogSource ${name}`);
  return found;
}

function stateOf(name: string): string | undefined {
  return textAt(source(name), 'status', 'connectionState', 'lastObservedState');
}

function registryPods(name: string): readonly KubeObject[] {
  return client.list('pods', { namespace, labels: { 'olm.catalogSource': name } });
}

function addSource(name: string, image: string): void {
  client.create(CATALOG_SOURCES, {
    apiVersion: OLM_API_VERSION,
    kind: 'CatalogSource',
    metadata: { name, namespace },
    spec: { sourceType: 'grpc', image },
  });
}

function subscribe(name: string): void {
  client.create(SUBSCRIPTIONS, {
    apiVersion: OLM_API_VERSION,
    kind: 'Subscription',
    metadata: { name, namespace: 'team' },
    spec: { name, channel: 'stable', source: 'main', sourceNamespace: namespace },
  });
}

function condition(name: string, type: string): Condition | undefined {
  const found = client.get({ resource: SUBSCRIPTIONS, name, namespace: 'team' });
  return conditionOf(conditionsOf(found), type);
}
