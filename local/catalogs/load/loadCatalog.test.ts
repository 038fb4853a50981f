import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { CatalogPathError } from './findFiles';
import { loadCatalog, namedCatalogFromPath } from './loadCatalog';

const aBundle = (version: string, packageName = 'shop'): object => ({
  schema: 'olm.bundle',
  name: `${packageName}.v${version}`,
  package: packageName,
  image: `example.com/${packageName}:${version}`,
  properties: [
    { type: 'olm.package', value: { packageName, version } },
    { type: 'olm.csv.metadata', value: { displayName: 'A "{shop}"' } },
  ],
});
const aPackage = {
  schema: 'olm.package',
  name: 'shop',
  defaultChannel: 'stable',
  description: 'Shops.',
};
const aChannel = (...entries: readonly object[]): object => ({
  schema: 'olm.channel',
  package: 'shop',
  name: 'stable',
  entries,
});
const CHAIN = aChannel({ name: 'shop.v1.0.0' }, { name: 'shop.v1.1.0', replaces: 'shop.v1.0.0' });
const SHOP = [aPackage, aBundle('1.0.0'), aBundle('1.1.0'), CHAIN];

const lines = (blobs: readonly object[]): string =>
  blobs.map((blob) => JSON.stringify(blob)).join('\n');
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'catalog-'));
  folders.push(made);
  return made;
}

afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true });
});

function written(name: string, content: string | Uint8Array): string {
  const file = join(folder(), name);
  writeFileSync(file, content);
  return file;
}

async function messagesOf(blobs: readonly object[]): Promise<readonly string[]> {
  const { problems } = await loadCatalog(written('catalog.jsonl', lines(blobs)));
  return problems.map((problem) => `${String(problem.line)}: ${problem.message}`);
}

describe('loadCatalog reads', () => {
  it.each([
    ['JSON lines', 'c.jsonl', lines(SHOP)],
    ['JSON lines, gzip', 'c.jsonl.gz', gzipSync(lines(SHOP))],
    [
      'indented objects one after the other',
      'c.json',
      SHOP.map((blob) => JSON.stringify(blob, null, 2)).join('\n'),
    ],
    ['objects on one line', 'c.json', SHOP.map((blob) => JSON.stringify(blob)).join(' ')],
    ['YAML documents', 'c.yaml', SHOP.map((blob) => `---\n${stringify(blob)}`).join('')],
    [
      'YAML documents, gzip',
      'c.yml.gz',
      gzipSync(SHOP.map((blob) => `---\n${stringify(blob)}`).join('')),
    ],
  ])('%s', async (_, name, content) => {
    const catalog = await loadCatalog(written(name, content));
    expect(catalog.problems).toEqual([]);
    expect(catalog.packages).toMatchObject([
      {
        name: 'shop',
        defaultChannel: 'stable',
        channels: [{ name: 'stable', entries: [{ skips: [] }, { replaces: 'shop.v1.0.0' }] }],
        bundles: [
          { version: '1.0.0' },
          { version: '1.1.0', csvMetadata: { displayName: 'A "{shop}"' } },
        ],
      },
    ]);
  });

  it('a folder with folders, in any order, ignoring other files', async () => {
    const root = folder();
    mkdirSync(join(root, 'a'));
    writeFileSync(join(root, 'README.md'), 'not a catalog');
    writeFileSync(join(root, 'a', 'bundles.yaml'), stringify(aBundle('1.0.0')));
    writeFileSync(
      join(root, 'channels.json'),
      lines([aChannel({ name: 'shop.v1.0.0' }), aPackage]),
    );
    const catalog = await loadCatalog(root);
    expect(catalog.problems).toEqual([]);
    expect(catalog.packages.map((one) => one.name)).toEqual(['shop']);
  });

  it('deprecations of packages, channels and bundles', async () => {
    const entry = { reference: { schema: 'olm.channel', name: 'stable' }, message: 'Old.' };
    const blobs = [...SHOP, { schema: 'olm.deprecations', package: 'shop', entries: [entry] }];
    const catalog = await loadCatalog(written('c.jsonl', lines(blobs)));
    expect(catalog.packages[0]?.deprecations).toEqual([entry]);
  });
});

describe('an error affects only its own object', () => {
  it('names the malformed line and serves the rest', async () => {
    const text = [lines(SHOP), '{"schema": "olm.bundle", "name"', JSON.stringify({ schema: 'x' })];
    const file = written('c.jsonl', text.join('\n'));
    const catalog = await loadCatalog(file);
    expect(catalog.packages[0]?.bundles).toHaveLength(2);
    expect(catalog.problems).toMatchObject([{ file, line: 5 }]);
    expect(catalog.problems[0]?.message).toMatch(/^malformed JSON: /u);
  });

  it('names the line inside a malformed YAML document and serves the others', async () => {
    const good = SHOP.map((blob) => `---\n${stringify(blob)}`).join('');
    const catalog = await loadCatalog(written('c.yaml', `---\nschema: [broken\nname: x\n${good}`));
    expect(catalog.packages).toHaveLength(1);
    expect(catalog.problems[0]?.line).toBeLessThanOrEqual(4);
  });

  it('ignores unknown schemas', async () => {
    expect(await messagesOf([...SHOP, { schema: 'acme.custom', package: 'shop' }])).toEqual([]);
  });

  it.each([
    [
      'a bundle without package property',
      [...SHOP, { ...aBundle('2.0.0'), properties: [] }],
      '5: bundle "shop.v2.0.0": must have exactly one olm.package property, has 0',
    ],
    ['a duplicate bundle', [...SHOP, aBundle('1.0.0')], '5: duplicate bundle "shop.v1.0.0"'],
    ['a duplicate package', [...SHOP, aPackage], '5: duplicate package "shop"'],
    [
      'an entry without bundle',
      [aPackage, aBundle('1.1.0'), CHAIN],
      '3: package "shop", channel "stable": no olm.bundle for entry "shop.v1.0.0"',
    ],
    [
      'a package without channels',
      [aPackage],
      '1: package "shop": package must contain at least one channel',
    ],
    [
      'a default channel that does not exist',
      [{ ...aPackage, defaultChannel: 'fast' }, ...SHOP.slice(1)],
      '1: package "shop": default channel "fast" does not exist',
    ],
    [
      'several heads',
      [...SHOP.slice(0, 3), aChannel({ name: 'shop.v1.0.0' }, { name: 'shop.v1.1.0' })],
      '4: package "shop", channel "stable": multiple channel heads found in graph: shop.v1.0.0, shop.v1.1.0',
    ],
    [
      'a bundle in no channel',
      [...SHOP, aBundle('3.0.0')],
      '1: bundle "shop.v3.0.0" is in no channel',
    ],
    [
      'a blob of an unknown package',
      [...SHOP, aBundle('1.0.0', 'ghost')],
      '5: olm.bundle "ghost.v1.0.0" belongs to unknown package "ghost"',
    ],
  ])('names %s', async (_, blobs, message) => {
    expect(await messagesOf(blobs)).toContain(message);
  });

  it.each([
    {
      fault: 'gzip that ends too early',
      content: gzipSync(lines(SHOP)).subarray(0, 60),
      message: /^cannot be read: /u,
    },
    { fault: 'an empty file', content: '', message: /^holds no olm.package$/u },
    { fault: 'plain text', content: 'hello', message: /^not an object$/u },
  ])('names $fault', async ({ content, message }) => {
    const { packages, problems } = await loadCatalog(written('c.yaml', content));
    expect(packages).toEqual([]);
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
  });

  it('throws a CatalogPathError for a path that does not exist', async () => {
    await expect(loadCatalog('no/such/catalog')).rejects.toThrow(CatalogPathError);
    await expect(loadCatalog(folder())).rejects.toThrow(/no \.json/u);
  });
});

describe('manifests that come with a catalog', () => {
  it('are read from olm.bundle.object properties', async () => {
    const data = Buffer.from(JSON.stringify({ kind: 'ConfigMap' })).toString('base64');
    const bundle = aBundle('1.0.0');
    const properties = [
      { type: 'olm.package', value: { packageName: 'shop', version: '1.0.0' } },
      { type: 'olm.bundle.object', value: { data } },
    ];
    const blobs = [aPackage, { ...bundle, properties }, aChannel({ name: 'shop.v1.0.0' })];
    const catalog = await loadCatalog(written('c.jsonl', lines(blobs)));
    const [loaded] = catalog.packages[0]?.bundles ?? [];
    expect(loaded && catalog.manifestsOf(loaded)).toEqual({
      kind: 'manifests',
      objects: [{ kind: 'ConfigMap' }],
    });
  });

  it('are read from an adjacent folder of bundles; missing ones cannot be pulled', async () => {
    const root = folder();
    const manifests = join(root, 'bundles', 'shop', '1.1.0', 'manifests');
    mkdirSync(manifests, { recursive: true });
    writeFileSync(join(manifests, 'csv.yaml'), 'kind: ClusterServiceVersion\n');
    writeFileSync(join(root, 'catalog.jsonl'), lines(SHOP));
    const catalog = await loadCatalog(root);
    const kinds = catalog.packages[0]?.bundles.map((bundle) => catalog.manifestsOf(bundle)?.kind);
    expect(kinds).toEqual(['cannot-pull', 'manifests']);
  });

  it('are undefined without manifests', async () => {
    const catalog = await loadCatalog(written('c.jsonl', lines(SHOP)));
    const [loaded] = catalog.packages[0]?.bundles ?? [];
    expect(loaded && catalog.manifestsOf(loaded)).toBeUndefined();
  });
});

it.each([
  ['community.jsonl.gz', 'community', 'Community'],
  ['My_own catalog.yaml', 'my-own-catalog', 'My Own Catalog'],
])('%s becomes the catalog %s', async (file, name, displayName) => {
  const content = gzipSync(lines(SHOP));
  const catalog = await namedCatalogFromPath(written(file, content));
  expect(catalog).toMatchObject({
    name,
    displayName,
    image: `local.operator-hub/catalogs/${name}:latest`,
  });
});
