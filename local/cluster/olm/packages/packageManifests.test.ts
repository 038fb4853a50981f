import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { NamedCatalog } from '../../../catalogs/fbc';
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { listAt, objectAt, parseJson, textAt } from '../../kube/json';
import type { ClusterClient, KubeObject } from '../../kube/types';
import { createCatalogs } from '../catalog/catalogs';
import { aCatalog } from '../resolver/aCatalog';
import { resolve } from '../resolver/resolve';
import { database, single } from '../resolver/resolverFixtures';
import { packageManifests } from './packageManifests';

function aSource(name: string, namespace: string, more: Partial<KubeObject> = {}): KubeObject {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'CatalogSource',
    metadata: { name, namespace, uid: name, creationTimestamp: '2026-11-21T00:24:01Z' },
    spec: { image: `registry/${name}`, displayName: 'Acme Catalog', publisher: 'Acme' },
    status: { connectionState: { lastObservedState: 'READY' } },
    ...more,
  };
}

function named(name: string, catalog: NamedCatalog['catalog']): NamedCatalog {
  const image = `registry/${name}`;
  return { name, displayName: name, publisher: name, priority: 0, image, catalog };
}

/** Only what PackageManifests read. */
function clientWith(sources: readonly KubeObject[]): ClusterClient {
  const unused = (): never => {
    throw new Error('not part of this test');
  };
  return {
    get: unused,
    list: (_, options) =>
      sources.filter(
        ({ metadata }) =>
          options?.namespace === undefined || metadata.namespace === options.namespace,
      ),
    create: unused,
    update: unused,
    updateStatus: unused,
    mergePatch: unused,
    delete: unused,
    subscribe: unused,
    resourceOf: unused,
  };
}

describe('PackageManifests', () => {
  const catalogs = createCatalogs([
    named('global', aCatalog(database)),
    named('private', aCatalog(single('own'))),
  ]);
  const served = packageManifests(
    clientWith([aSource('global', 'openshift-marketplace'), aSource('private', 'team-a')]),
    catalogs,
  );
  const seen = (namespace: string | undefined): readonly string[] =>
    served.list(namespace).map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`);

  it.each([
    ['team-a', ['team-a/own', 'team-a/db']],
    ['team-b', ['team-b/db']],
    ['openshift-marketplace', ['openshift-marketplace/db']],
    [undefined, ['openshift-marketplace/db', 'team-a/own']],
  ])('in %s are those of its own catalogs and the global ones', (namespace, expected) => {
    expect(seen(namespace)).toEqual(expected);
  });

  it('of a catalog that is not connected do not exist', () => {
    const down = aSource('global', 'openshift-marketplace', {
      status: { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } },
    });
    expect(packageManifests(clientWith([down]), catalogs).list('team-b')).toEqual([]);
  });

  it('list entries from the latest to the oldest', () => {
    const manifest = served.get('team-b', 'db');
    const entries = listAt(listAt(manifest, 'status', 'channels')[1], 'entries');
    expect(entries.map((entry) => objectAt({ entry }, 'entry')?.['version'])).toEqual([
      '1.4.0',
      '1.2.0',
      '1.1.0',
      '1.0.0',
    ]);
  });

  it('answer an icon with an ETag, and a default one for a package without icon', () => {
    const icon = served.subresources['icon']?.('team-b', 'db');
    expect(icon).toMatchObject({
      status: 200,
      contentType: 'image/svg+xml',
      headers: { etag: '"db.stable.db.v1.4.0"' },
    });
    expect(served.subresources['icon']?.('team-b', 'ghost')).toBeUndefined();
  });
});

const data = 'test-data';
const real = '../shared/data/catalogs';

describe('PackageManifests of the recorded catalog', () => {
  it('have the format of the package server', async () => {
    const catalog = await loadCatalog(`${data}/acme/fbc/acme`);
    const served = packageManifests(
      clientWith([aSource('acme', 'openshift-marketplace')]),
      createCatalogs([named('acme', catalog)]),
    );
    const file = `${data}/api-samples/packagemanifest-list-one-catalog.json`;
    const recorded = listAt(parseJson(readFileSync(file, 'utf8')), 'response', 'body', 'items');
    const byName = new Map(
      served.list('team-a').map((manifest) => [manifest.metadata.name, manifest]),
    );
    expect(recorded.length).toBe(byName.size);
    for (const item of recorded) {
      const manifest = byName.get(textAt(item, 'metadata', 'name') ?? '');
      expect(manifest).toEqual({
        kind: 'PackageManifest',
        apiVersion: 'packages.operators.coreos.com/v1',
        ...objectAt({ item }, 'item'),
      });
    }
  });
});

describe.skipIf(!existsSync(real))(`632 real packages (needs ${real})`, () => {
  it('are listed and resolved quickly', async () => {
    const contents = await Promise.all(
      ['community', 'certified'].map(async (name) =>
        named(name, await loadCatalog(`${real}/${name}.jsonl.gz`)),
      ),
    );
    const sources = contents.map(({ name }) => aSource(name, 'openshift-marketplace'));
    const served = packageManifests(clientWith(sources), createCatalogs(contents));
    const started = process.cpuUsage();
    expect(served.list('demo').length).toBe(632);
    expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
    const catalogs = contents.map(({ name, catalog }) => ({
      key: { name, namespace: 'openshift-marketplace' },
      priority: 0,
      content: catalog,
    }));
    const first = contents[0]?.catalog.packages[0];
    const resolveOne = (): string =>
      resolve({
        namespace: 'demo',
        subscriptions: [
          {
            name: 'one',
            packageName: first?.name ?? '',
            channel: first?.defaultChannel ?? '',
            catalog: { name: 'community', namespace: 'openshift-marketplace' },
          },
        ],
        csvs: [],
        catalogs,
      }).kind;
    expect(resolveOne()).toBe('resolved');
    expect(fastest(() => served.list('demo'))).toBeLessThan(100_000);
    expect(fastest(resolveOne)).toBeLessThan(100_000);
  }, 60_000);
});

/** Microseconds of CPU time that the best of some runs takes. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 10 }, () => {
    const started = process.cpuUsage();
    run();
    return process.cpuUsage(started).user;
  });
  return Math.min(...times);
}
