import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { listAt, objectAt, parseJson, textAt } from '../../kube/json';
import { createCatalogs } from '../catalog/catalogs';
import { aCatalog } from '../resolver/aCatalog';
import { database, single } from '../resolver/resolverFixtures';
import { packageManifests } from './packageManifests';
import { aSource, clientWith, named } from './testPackageManifests';

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
