import { describe, expect, it } from 'vitest';
import type { ContentStore } from '~/olm/read/packageIndex/catalogStore';
import { channelsIn, createContentReader } from './contentReader';

const channel = (name: string, owner = 'quill') =>
  JSON.stringify({
    schema: 'olm.channel',
    package: owner,
    name,
    entries: [{ name: 'quill.v1.0.0' }],
  });
const BUNDLE = JSON.stringify({
  schema: 'olm.bundle',
  package: 'quill',
  name: 'quill.v1.0.0',
  text: '"olm.channel" 🖋',
  properties: [{ type: 'olm.package', value: { version: '1.0.0' } }],
});

const bytes = (text: string) => new TextEncoder().encode(text);

/** The content in chunks that end anywhere, even within a character. */
function streamOf(text: string, size: number): ReadableStream {
  const whole = bytes(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < whole.length; at += size)
        controller.enqueue(whole.slice(at, at + size));
      controller.close();
    },
  });
}

const CONTENT = [
  BUNDLE,
  channel('stable'),
  'no JSON',
  '',
  channel('fast'),
  channel('beta', 'ink'),
].join('\n');

const SOURCE = { user: 'paula', name: 'c', path: '/catalogs/c', revision: 'sha256:1' };
const ID = '/catalogs/c sha256:1';

/** A store in memory, for one test. */
function aStore(): ContentStore {
  const kept = new Map<string, Awaited<ReturnType<ContentStore['content']>>>();
  const described = new Map<string, Awaited<ReturnType<ContentStore['description']>>>();
  const icons = new Map<string, string>();
  return {
    content: (user, path) => Promise.resolve(kept.get(`${user} ${path}`) ?? null),
    putContent: (user, path, content) => {
      kept.set(`${user} ${path}`, content);
      return Promise.resolve();
    },
    hasContent: (user, path) => Promise.resolve(kept.has(`${user} ${path}`)),
    icons: (user, keys) =>
      Promise.resolve(keys.map(({ id, version }) => icons.get(`${user} ${id} ${version}`) ?? null)),
    putIcon: (user, { id, version }, image) => {
      icons.set(`${user} ${id} ${version}`, image);
      return Promise.resolve();
    },
    description: (user, { path, bundleName }) =>
      Promise.resolve(described.get(`${user} ${path} ${bundleName}`) ?? null),
    putDescription: (user, { path, bundleName }, description) => {
      described.set(`${user} ${path} ${bundleName}`, description);
      return Promise.resolve();
    },
  };
}

describe('the packages of a catalog', () => {
  it.each([1, 7, 64, 10_000])('are found in parts of %i bytes', async (size) => {
    const reader = createContentReader(aStore());
    const summary = await reader.take(SOURCE, streamOf(CONTENT, size));
    expect(summary).toEqual({
      contentId: ID,
      packages: 2,
      versions: 1,
      broken: 1,
      isCut: false,
    });
    expect(await reader.channels(ID, 'quill')).toMatchObject([
      { channel: 'stable' },
      { channel: 'fast' },
    ]);
    expect(await reader.channels(ID, 'ink')).toMatchObject([{ channel: 'beta' }]);
    expect(await reader.channels(ID, 'pen')).toEqual([]);
    expect(await reader.channels('other', 'quill')).toEqual([]);
    expect((await reader.package(ID, 'quill'))?.bundles).toMatchObject([{ version: '1.0.0' }]);
    expect(await reader.package(ID, 'pen')).toBeNull();
    expect(reader.newest(ID, 0).map((one) => [one.packageName, one.bundle?.version])).toEqual([
      ['quill', '1.0.0'],
      ['ink', undefined],
    ]);
    expect(reader.newest(ID, 2)).toEqual([]);
  });

  it('are found in a response without chunks', async () => {
    const { buffer } = bytes(`${CONTENT}\n`);
    const summary = await createContentReader(aStore()).take(SOURCE, buffer);
    expect(summary.packages).toBe(2);
  });

  it('are not cached for too large content', async () => {
    const store = aStore();
    const reader = createContentReader(store, 50);
    await expect(reader.take(SOURCE, streamOf(CONTENT, 10))).rejects.toThrow('too big');
    expect(await reader.channels(ID, 'quill')).toEqual([]);
    expect(await reader.restore(SOURCE)).toBeNull();
  });

  it('are none in other content', async () => {
    const reader = createContentReader(aStore());
    const summary = await reader.take(SOURCE, streamOf('<!doctype html>\n<p>', 100));
    expect(summary.packages).toBe(0);
    expect(channelsIn('<!doctype html>', 'quill')).toEqual([]);
  });

  it('are found in a query response', () => {
    expect(channelsIn(CONTENT, 'quill').map((one) => one.channel)).toEqual(['stable', 'fast']);
  });

  it('are cached for the next visit, per content and user', async () => {
    const store = aStore();
    const summary = await createContentReader(store).take(SOURCE, streamOf(CONTENT, 100));
    const later = createContentReader(store);
    expect(await later.restore({ ...SOURCE, revision: 'sha256:2' })).toBeNull();
    expect(await later.restore({ ...SOURCE, user: 'peter' })).toBeNull();
    expect(await later.restore({ ...SOURCE, user: null })).toBeNull();
    expect(await later.package(ID, 'quill')).toBeNull();
    expect(await later.restore(SOURCE)).toEqual(summary);
    expect((await later.package(ID, 'quill'))?.channels).toHaveLength(2);
    expect((await later.operator(ID, 'quill'))?.key.catalog).toBe('c');
    expect(later.newest(ID, 0)).toMatchObject([
      { packageName: 'quill', bundle: { version: '1.0.0' } },
      { packageName: 'ink', bundle: null },
    ]);
  });

  it('are not restored if another script changed them, and not shown as absent', async () => {
    const store = aStore();
    await createContentReader(store).take(SOURCE, streamOf(CONTENT, 100));
    const kept = await store.content('paula', SOURCE.path);
    if (kept === null) throw new Error('Nothing is stored.');
    const [first, ...others] = kept.packages;
    if (first === undefined) throw new Error('No package is stored.');
    const whole = bytes('no gzip');
    await store.putContent('paula', SOURCE.path, {
      ...kept,
      packages: [{ ...first, whole }, ...others],
    });
    const later = createContentReader(store);
    await later.restore(SOURCE);
    await expect(later.package(ID, 'quill')).rejects.toThrow('not readable');
    await store.putContent('paula', SOURCE.path, { ...kept, shown: whole });
    expect(await createContentReader(store).restore(SOURCE)).toBeNull();
  });

  it('are not cached without a digest', async () => {
    const reader = createContentReader(aStore());
    const nameless = { ...SOURCE, revision: '' };
    await reader.take(nameless, streamOf(CONTENT, 100));
    expect(await reader.restore(nameless)).toBeNull();
  });
});

describe('the manifests of a bundle', () => {
  const object = (manifest: object) => ({
    type: 'olm.bundle.object',
    value: { data: Buffer.from(JSON.stringify(manifest)).toString('base64') },
  });
  const bundle = (name: string, ...properties: readonly object[]) =>
    JSON.stringify({ schema: 'olm.bundle', package: 'quill', name, properties });
  const CSV = { kind: 'ClusterServiceVersion', metadata: { name: 'quill.v1.0.0' } };
  const broken = { type: 'olm.bundle.object', value: { data: '%' } };
  const lines = [
    JSON.stringify({ schema: 'olm.channel', name: 'quill.v1.0.0' }),
    bundle('quill.v1.0.0', object(CSV), { type: 'olm.package', value: {} }),
    bundle('quill.v1.1.0', { type: 'olm.package', value: {} }),
    bundle('quill.v1.2.0', object(CSV), broken),
  ].join('\n');

  it.each([
    ['that contains them', 'quill.v1.0.0', [CSV]],
    ['that contains none', 'quill.v1.1.0', null],
    ['with an unreadable one', 'quill.v1.2.0', null],
    ['that does not exist', 'quill.v9.0.0', null],
  ])('are read from the content for one %s', async (_name, name, manifests) => {
    const reader = createContentReader(aStore());
    expect(await reader.manifests(streamOf(lines, 40), name)).toEqual(manifests);
  });
});

describe('the description of a bundle', () => {
  const described = (owner: string, displayName: string) => ({
    schema: 'olm.bundle',
    package: owner,
    name: 'quill.v1.0.0',
    properties: [{ type: 'olm.csv.metadata', value: { displayName } }],
  });
  const ICON = { base64data: 'x', mediatype: 'image/png' };
  const PARTS = [
    { schema: 'olm.channel', package: 'quill', name: 'fast', entries: [{ name: 'quill.v1.0.0' }] },
    described('fake', 'Another package'),
    { schema: 'olm.package', name: 'ink', icon: { ...ICON, base64data: 'y' } },
    described('quill', 'Quill'),
    { name: 'quill', icon: ICON, schema: 'olm.package' },
  ].map((part) => JSON.stringify(part));
  const QUILL = {
    user: 'paula',
    path: '/catalogs/c',
    packageName: 'quill',
    bundleName: 'quill.v1.0.0',
  };
  const FOUND = { annotations: {}, spec: { displayName: 'Quill', icon: [ICON] } };

  it.each([
    ['the package last', PARTS],
    ['the package first', PARTS.toReversed()],
  ])('is found with %s, and stored for its user', async (_name, parts) => {
    const store = aStore();
    const reader = createContentReader(store);
    expect(await reader.keptDescription(QUILL)).toBeNull();
    expect(await reader.description(QUILL, streamOf(parts.join('\n'), 40))).toEqual(FOUND);
    const later = createContentReader(store);
    expect(await later.keptDescription(QUILL)).toEqual(FOUND);
    expect(await later.keptDescription({ ...QUILL, user: 'peter' })).toBeNull();
    expect(await later.keptDescription({ ...QUILL, bundleName: 'quill.v2.0.0' })).toBeNull();
  });

  it('is read only up to the bundle and its package', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const writing = writer.write(bytes(`${PARTS.join('\n')}\n`));
    // The content does not end.
    expect(await createContentReader(aStore()).description(QUILL, readable)).toEqual(FOUND);
    await writing;
    await expect(writer.write(bytes('more'))).rejects.toBeUndefined();
  });

  it('is absent if the content does not contain it, and nothing is stored', async () => {
    const store = aStore();
    const absent = { ...QUILL, bundleName: 'quill.v9' };
    const reader = createContentReader(store);
    expect(await reader.description(absent, streamOf(PARTS.join('\n'), 40))).toBeNull();
    expect(await reader.keptDescription(absent)).toBeNull();
    const nobody = { ...QUILL, user: null };
    expect(await reader.description(nobody, streamOf(PARTS.join('\n'), 40))).toEqual(FOUND);
    expect(await reader.keptDescription(nobody)).toBeNull();
  });
});
