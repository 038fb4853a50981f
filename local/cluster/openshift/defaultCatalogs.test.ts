import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../../catalogs/demo';
import { createInProcessCluster } from '../kube/inProcess';
import { listAt } from '../kube/json';
import { createTestClock, type TestClock } from '../kube/testClock';
import type { ClusterClient, JsonObject } from '../kube/types';
import { createCatalogs } from '../olm/catalog/catalogs';
import { seedCatalogSources } from '../olm/catalog/seedCatalogSources';
import { CATALOG_SOURCES } from '../olm/shared/names';
import { seedBase } from '../seed/base';
import { createDefaultCatalogs } from './defaultCatalogs';

const namespace = 'openshift-marketplace';
const HUB = { resource: 'operatorhubs.config.openshift.io', name: 'cluster' };

let client: ClusterClient;
let clock: TestClock;
let stop: () => void;
beforeEach(() => {
  clock = createTestClock();
  ({ client, stop } = createInProcessCluster({
    clock,
    seed: (seeded) => {
      seedBase(seeded);
      seedCatalogSources(seeded, createCatalogs(demoCatalogs()));
    },
    controllers: [createDefaultCatalogs()],
  }));
  clock.advance(1_000);
});
afterEach(() => {
  stop();
});

function say(spec: JsonObject): void {
  client.mergePatch(HUB, { spec });
  clock.advance(1_000);
}

const names = (): readonly string[] =>
  client.list(CATALOG_SOURCES, { namespace }).map(({ metadata }) => metadata.name);

describe('the default catalogs', () => {
  it.each<readonly [JsonObject, readonly string[]]>([
    [{}, ['certified-operators', 'community-operators', 'platform-team', 'redhat-operators']],
    [
      { sources: [{ name: 'community-operators', disabled: true }] },
      ['certified-operators', 'platform-team', 'redhat-operators'],
    ],
    [{ disableAllDefaultSources: true }, ['platform-team']],
    [
      {
        disableAllDefaultSources: true,
        sources: [{ name: 'redhat-operators', disabled: false }],
      },
      ['platform-team', 'redhat-operators'],
    ],
  ])('follow OperatorHub: %j', (spec, left) => {
    say(spec);
    expect(names().toSorted()).toEqual(left);
    const sources = listAt(client.get(HUB), 'status', 'sources');
    expect(sources).toContainEqual({
      name: 'redhat-operators',
      disabled: !left.includes('redhat-operators'),
      status: 'Success',
    });
  });

  it('are re-created when enabled again, deleted or changed', () => {
    say({ disableAllDefaultSources: true });
    say({ disableAllDefaultSources: false });
    expect(names()).toContain('redhat-operators');
    const ref = { resource: CATALOG_SOURCES, namespace, name: 'redhat-operators' };
    client.delete(ref);
    clock.advance(1_000);
    const before = client.get(ref);
    client.mergePatch(ref, { spec: { displayName: 'Mine' } });
    clock.advance(1_000);
    expect(client.get(ref)?.spec).toEqual(before?.spec);
  });

  const ref = { resource: CATALOG_SOURCES, namespace, name: 'redhat-operators' };

  /** CS-021 */
  it.each<JsonObject>([
    { priority: 7 },
    { grpcPodConfig: { priorityClassName: 'mine' } },
    { updateStrategy: null },
    { secrets: ['mine'] },
  ])('lose changes of their spec: %j', (spec) => {
    const before = client.get(ref)?.spec;
    client.mergePatch(ref, { spec });
    clock.advance(1_000);
    expect(client.get(ref)?.spec).toEqual(before);
  });

  it('keep labels and annotations, and uppercase letters of their names', () => {
    const displayName = 'RED HAT OPERATORS';
    client.mergePatch(ref, { spec: { displayName }, metadata: { labels: { mine: 'yes' } } });
    clock.advance(1_000);
    expect(client.get(ref)).toMatchObject({
      spec: { displayName },
      metadata: { labels: { mine: 'yes' } },
    });
    client.mergePatch(ref, {
      metadata: { annotations: { 'operatorframework.io/managed-by': null } },
    });
    clock.advance(1_000);
    expect(client.get(ref)?.metadata.annotations).toMatchObject({
      'operatorframework.io/managed-by': 'marketplace-operator',
    });
  });

  it('do not change a catalog of the same name while they are disabled, and replace it afterward', () => {
    const before = client.get(ref)?.spec;
    const off = { sources: [{ name: ref.name, disabled: true }] };
    say(off);
    client.create(CATALOG_SOURCES, {
      apiVersion: 'operators.coreos.com/v1alpha1',
      kind: 'CatalogSource',
      metadata: { name: ref.name, namespace },
      spec: { sourceType: 'grpc', image: 'mirror.example.com/redhat:v1' },
    });
    say({ ...off, disableAllDefaultSources: true });
    expect(client.get(ref)?.spec?.['image']).toBe('mirror.example.com/redhat:v1');
    say({ sources: [], disableAllDefaultSources: false });
    expect(client.get(ref)?.spec).toEqual(before);
  });

  it('report a name that none of them has', () => {
    say({ sources: [{ name: 'platform-team', disabled: true }] });
    expect(names()).toContain('platform-team');
    expect(listAt(client.get(HUB), 'status', 'sources')).toContainEqual({
      name: 'platform-team',
      disabled: true,
      status: 'Error',
      message: 'Not present in the default definitions',
    });
  });
});
