import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { ITEMS_PER_MESSAGE, createCatalogIndex } from './catalogIndex';
import { catalogStore } from './catalogStore';

/** The number of times that packages were indexed. */
const indexed = vi.hoisted(() => ({ times: 0 }));

vi.mock(import('~/olm/search/searchIndex'), async (actual) => {
  const { createSearchIndex } = await actual();
  return {
    createSearchIndex: () => {
      const index = createSearchIndex();
      return {
        ...index,
        replace: (...all) => {
          indexed.times += 1;
          index.replace(...all);
        },
      };
    },
  };
});

const now = Date.parse('2026-01-01T00:00:00Z');
const DAY = 24 * 60 * 60_000;
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer;
const packages = (...names: readonly string[]) =>
  bytes(aPackageList(...names.map((name) => aPackageManifest({ name }))));
const source = { user: 'paula', sourceId: 'openshift-marketplace/community', identity: 'one' };
const idOf = (name: string) => `openshift-marketplace/community-operators/${name}`;
const anIndex = (at = now) => createCatalogIndex(catalogStore(at));

/** The result of a search, best first. */
async function foundIn(index: ReturnType<typeof anIndex>, text: string) {
  const { order, ids } = await index.search(text, 0);
  return [...order].map((number) => ids[number]);
}

beforeEach(() => {
  indexedDB = new IDBFactory();
});

describe('the catalog index', () => {
  it('reduces the package server’s response, without duplicates', async () => {
    const index = anIndex();
    const summary = await index.take(source, packages('quill', 'quill', 'basalt'));
    expect(summary).toMatchObject({ identity: 'one', count: 2 });
    const items = await index.items(source.sourceId, 0);
    expect(items.map(({ key }) => key.packageName)).toEqual(['quill', 'basalt']);
  });

  it('names excluded packages: duplicates, and those without a channel', async () => {
    const list = aPackageList(
      ...['quill', 'quill', 'n'.repeat(5000)].map((name) => aPackageManifest({ name })),
      aPackageManifest({ name: 'hollow', channels: [] }),
      null,
    );
    const { leftOut } = await anIndex().take(source, bytes(list));
    expect(leftOut).toEqual({ unusable: ['hollow', ''], twice: ['quill'] });
    expect(await anIndex().restore(source)).toMatchObject({ leftOut });
  });

  it('returns packages in parts', async () => {
    const index = anIndex();
    const names = Array.from({ length: ITEMS_PER_MESSAGE + 3 }, (_, at) => `package-${at}`);
    await index.take(source, packages(...names));
    expect(await index.items(source.sourceId, 0)).toHaveLength(ITEMS_PER_MESSAGE);
    expect(await index.items(source.sourceId, ITEMS_PER_MESSAGE)).toHaveLength(3);
  });

  it('keeps provided APIs, also of packages that are only dependencies', async () => {
    const index = anIndex();
    const annotations = { 'operators.operatorframework.io/operator-type': 'non-standalone' };
    const owned = [{ name: 'pens.example.com', version: 'v1', kind: 'Pen' }];
    const channels = [aRawChannel({ annotations, csv: { customresourcedefinitions: { owned } } })];
    await index.take(source, bytes(aPackageList(aPackageManifest({ name: 'pen', channels }))));
    expect(await index.items(source.sourceId, 0)).toEqual([]);
    expect(await index.offers(source.sourceId, 0)).toMatchObject([
      {
        key: { packageName: 'pen' },
        versions: ['1.1.0', '1.0.0'],
        provides: ['Pen.v1.example.com'],
      },
    ]);
    expect(await index.offers('another', 0)).toEqual([]);
  });

  it('reports whether a response has changes', async () => {
    const index = anIndex();
    const { digest } = await index.take(source, packages('quill'));
    expect((await index.take(source, packages('quill'))).digest).toBe(digest);
    expect((await index.take(source, packages('basalt'))).digest).not.toBe(digest);
  });

  it('searches the last response', async () => {
    const index = anIndex();
    await index.take(source, packages('quill'));
    await index.take(source, packages('basalt'));
    expect(await foundIn(index, 'basalt')).toEqual([idOf('basalt')]);
    // Both have this provider.
    expect(await foundIn(index, 'quill')).toEqual([idOf('basalt')]);
  });

  it('does not index unchanged packages again', async () => {
    const index = anIndex();
    indexed.times = 0;
    await index.take(source, packages('quill'));
    await index.search('quill', 0);
    await index.take(source, packages('quill'));
    await index.search('quill', 0);
    expect(indexed.times).toBe(1);
    await index.take(source, packages('basalt'));
    await index.search('quill', 0);
    expect(indexed.times).toBe(2);
  });

  it('finds nothing of an emptied source', async () => {
    const index = anIndex();
    await index.take(source, packages('quill'));
    expect(await foundIn(index, 'quill')).toHaveLength(1);
    await index.take(source, packages());
    expect(await foundIn(index, 'quill')).toEqual([]);
  });

  it('fails without JSON', async () => {
    const body = new TextEncoder().encode('<html>').buffer;
    await expect(anIndex().take(source, body)).rejects.toThrow(SyntaxError);
  });
});

describe('the browser cache', () => {
  it('is available at the next visit of the same user', async () => {
    await anIndex().take(source, packages('quill'));
    const index = anIndex();
    expect(await index.restore({ ...source, identity: 'two' })).toMatchObject({
      identity: 'one',
      count: 1,
    });
    expect(await index.items(source.sourceId, 0)).toHaveLength(1);
    expect(await foundIn(index, 'quill')).toHaveLength(1);
  });

  it.each([
    ['another user', { user: 'vera' }],
    ['an unknown user', { user: null }],
    ['another catalog', { sourceId: 'team-a/own' }],
  ])('is empty for %s', async (_, changes) => {
    await anIndex().take(source, packages('quill'));
    expect(await anIndex().restore({ ...source, ...changes })).toBeNull();
  });

  it('is forgotten after a month', async () => {
    await anIndex().take(source, packages('quill'));
    expect(await anIndex(now + 29 * DAY).restore(source)).not.toBeNull();
    expect(await anIndex(now + 31 * DAY).restore(source)).toBeNull();
  });

  it('can be rejected by the browser', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    const index = anIndex();
    expect(await index.restore(source)).toBeNull();
    expect(await index.take(source, packages('quill'))).toMatchObject({ count: 1 });
  });

  it('is skipped if the browser does not respond, because an older version of the plugin blocks it', async () => {
    await new Promise((opened, failed) => {
      const older = indexedDB.open('operator-hub-catalog', 1);
      older.onsuccess = opened;
      older.onerror = failed;
    });
    const index = anIndex();
    expect(await index.restore(source)).toBeNull();
    expect(await index.take(source, packages('quill'))).toMatchObject({ count: 1 });
  });
});

describe('cached icons', () => {
  const quill = { id: idOf('quill'), version: 'stable.quill.v1' };
  const image = 'data:image/png;base64,AAAA';
  const of = (name: string, displayName: string) =>
    bytes(
      aPackageList(aPackageManifest({ name, channels: [aRawChannel({ csv: { displayName } })] })),
    );

  it('are available at the next visit of the same user', async () => {
    await anIndex().keepIcon('paula', quill, image);
    const basalt = { ...quill, id: idOf('basalt') };
    expect(await anIndex().icons('paula', [basalt, quill])).toEqual([null, image]);
    expect(await anIndex().icons('vera', [quill])).toEqual([null]);
  });

  it('are of one version', async () => {
    await anIndex().keepIcon('paula', quill, image);
    const next = { ...quill, version: 'stable.quill.v2' };
    expect(await anIndex().icons('paula', [next])).toEqual([null]);
  });

  it('are deleted when the package changes, but not those of others', async () => {
    await anIndex().take(source, of('quill', 'Quill'));
    const index = anIndex();
    await index.restore(source);
    await index.keepIcon('paula', quill, image);
    await index.keepIcon('vera', quill, image);
    await index.take(source, of('quill', 'Quill'));
    expect(await index.icons('paula', [quill])).toEqual([image]);
    await index.take(source, of('quill', 'Quill Pens'));
    expect(await index.icons('paula', [quill])).toEqual([null]);
    expect(await index.icons('vera', [quill])).toEqual([image]);
  });

  it('are dropped with their package', async () => {
    const index = anIndex();
    await index.take(source, packages('quill'));
    await index.keepIcon('paula', quill, image);
    await index.take(source, packages('basalt'));
    expect(await index.icons('paula', [quill])).toEqual([null]);
  });

  it('are deleted after a month, and the oldest beyond the limit', async () => {
    await anIndex().keepIcon('paula', quill, image);
    expect(await anIndex(now + 31 * DAY).icons('paula', [quill])).toEqual([null]);
    await anIndex().keepIcon('paula', quill, image);
    const index = anIndex(now + DAY);
    for (let at = 0; at < 2500; at += 1) {
      await index.keepIcon('paula', { ...quill, id: idOf(`package-${at}`) }, image);
    }
    const last = { ...quill, id: idOf('package-2499') };
    expect(await index.icons('paula', [quill, last])).toEqual([null, image]);
  });

  it('can be rejected by the browser', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
    const index = anIndex();
    await index.keepIcon('paula', quill, image);
    expect(await index.icons('paula', [quill])).toEqual([null]);
  });
});

describe('a stored row of another shape', () => {
  const harm: readonly [string, (row: Row) => void][] = [
    ['without packages', (row) => delete row['items']],
    ['with a number of packages', (row) => (row['items'] = 3)],
    ['with an empty package', (row) => (row['items'] = [null])],
    ['with a package of another version', (row) => (row['items'] = [{ id: 'a' }])],
    ['without left out packages', (row) => (row['leftOut'] = undefined)],
  ];

  it.each(harm)('%s is as if it were not stored', async (_, change) => {
    await anIndex().take(source, packages('quill'));
    expect(await anIndex().restore(source)).toMatchObject({ count: 1 });
    await changeRows('contents', change);
    expect(await anIndex().restore(source)).toBeNull();
    expect(await anIndex().take(source, packages('quill'))).toMatchObject({ count: 1 });
  });

  it('is also left out among icons, contents and descriptions', async () => {
    const store = catalogStore(now);
    const icon = { id: 'a', version: '1' };
    const bundle = { path: '/catalogs/a', bundleName: 'a.v1' };
    await store.putIcon('paula', icon, 'data:image/png;base64,AAAA');
    await store.putContent('paula', '/catalogs/a', {
      revision: 'sha256:1',
      shown: new Uint8Array(),
      packages: [],
      versions: 0,
      broken: 0,
    });
    await store.putDescription('paula', bundle, { annotations: {}, spec: {} });
    const read = async () => [
      ...(await store.icons('paula', [icon])),
      await store.content('paula', '/catalogs/a'),
      await store.description('paula', bundle),
    ];
    expect(await read()).not.toContain(null);
    await changeRows('icons', (row) => (row['image'] = 'https://evil.example/pixel.png'));
    await changeRows('clusterCatalogs', (row) => (row['packages'] = [{ name: 'a' }]));
    await changeRows('bundles', (row) => (row['description'] = { annotations: 'a' }));
    expect(await read()).toEqual([null, null, null]);
  });
});

type Row = Record<string, unknown>;

async function changeRows(table: string, change: (row: Row) => void): Promise<void> {
  const database = await openDB('operator-hub-catalog');
  const rows: Row[] = await database.getAll(table);
  for (const row of rows) {
    change(row);
    await database.put(table, row);
  }
  database.close();
}

describe('the content of a ClusterCatalog', () => {
  const content = {
    revision: 'sha256:1',
    shown: new Uint8Array(),
    packages: [],
    versions: 0,
    broken: 0,
  };

  it('is cached per user and catalog', async () => {
    const store = catalogStore(now);
    await store.putContent('paula', '/catalogs/a', { ...content, revision: 'sha256:0' });
    await store.putContent('paula', '/catalogs/a', content);
    const later = catalogStore(now + DAY);
    expect(await later.content('paula', '/catalogs/a')).toMatchObject({
      revision: 'sha256:1',
      versions: 0,
    });
    expect(await later.content('peter', '/catalogs/a')).toBeNull();
    expect(await later.content('paula', '/catalogs/b')).toBeNull();
  });

  it('is deleted after a month', async () => {
    await catalogStore(now).putContent('paula', '/catalogs/a', content);
    expect(await catalogStore(now + 31 * DAY).content('paula', '/catalogs/a')).toBeNull();
  });
});
