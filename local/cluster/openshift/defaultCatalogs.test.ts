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
  ])('are as OperatorHub says: %j', (spec, left) => {
    say(spec);
    expect(names().toSorted()).toEqual(left);
    const sources = listAt(client.get(HUB), 'status', 'sources');
    expect(sources).toContainEqual({
      name: 'redhat-operators',
      disabled: !left.includes('redhat-operators'),
      status: 'Success',
    });
  });

  it('come back when they are enabled again, and when somebody deletes or changes them', () => {
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
});
