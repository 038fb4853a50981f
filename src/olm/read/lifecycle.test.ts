import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { answering, requests } from '~/test/consoleSdk';
import { queryClient as client } from '~/kube/queryClient';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { catalogContent } from './channels/edgeQueries';
import { takeContent } from './channels/readerThread';
import { lifecycleOf } from './lifecycle';

const MARKETPLACE = 'openshift-marketplace';
const DOCUMENT = { package: 'quill', versions: [{ name: '1.2', phases: [] }] };
const VERSIONS = [{ minor: { major: 1, minor: 2 }, openShift: null, phases: [] }];

function aKey(packageName: string, catalog = 'redhat-operators'): PackageKey {
  return { catalogNamespace: MARKETPLACE, catalog, packageName };
}

/** By path suffix: documents, or status codes and bodies of errors. */
function serving(answers: Readonly<Record<string, unknown>>): void {
  answering(({ url }) => {
    if (!url.startsWith(CONSOLE)) return undefined;
    const found = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
    if (!Array.isArray(found)) return found;
    const [code, json]: readonly unknown[] = found;
    throw Object.assign(new Error('no'), { code, json });
  });
  answering(({ url }) => {
    if (url.startsWith(CONSOLE)) return undefined;
    throw Object.assign(new Error('no OLM v1'), { code: 404 });
  });
}

const NONE = [404, { error: 'No lifecycle data is available for this package.' }];
const UNAVAILABLE = [503, { error: 'The lifecycle metadata is unavailable for this catalog.' }];

const CONSOLE = '/api/olm/lifecycle/';

const requested = () =>
  requests().flatMap(({ url }) => (url.startsWith(CONSOLE) ? url.slice(CONSOLE.length) : []));

async function read(...keys: readonly PackageKey[]) {
  return Promise.all(keys.map((key) => client.query(lifecycleOf(key))));
}

const IMAGE = 'registry.example.com/index:v4.22';
const SCHEMA = 'io.openshift.operators.lifecycles.v1alpha1';
const aBlob = (name: string, versions: unknown = DOCUMENT.versions) => ({
  schema: SCHEMA,
  package: name,
  versions,
});

/** Without lifecycles of the console. @param blobs in the content of the ClusterCatalog; `null`: no query endpoint */
function servingCatalogd(blobs: readonly unknown[] | null, more: Answers = {}): void {
  const image = { source: { type: 'Image', image: { ref: IMAGE } } };
  const status = { conditions: [{ type: 'Serving', status: 'True' }] };
  const answers: Answers = {
    '/clustercatalogs': { items: [{ metadata: { name: 'acme' }, spec: image, status }] },
    '/catalogsources': {
      items: [{ metadata: { name: 'own', namespace: MARKETPLACE }, spec: { image: IMAGE } }],
    },
    ...more,
  };
  answering(({ url }) => {
    if (url.includes('/api/v1/metas') && blobs !== null) {
      return blobs
        .map((blob) => (typeof blob === 'string' ? blob : JSON.stringify(blob)))
        .join('\n');
    }
    const [path = ''] = url.split('?');
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (found === undefined) throw Object.assign(new Error('no'), { code: 404, json: {} });
    if (found !== UNAVAILABLE) return found;
    throw Object.assign(new Error('no'), { code: 503, json: UNAVAILABLE[1] });
  });
}

type Answers = Readonly<Record<string, unknown>>;

const ofCatalogd = () => requests().filter(({ url }) => url.includes('/catalogs/acme/'));

describe('where the console provides no lifecycles', () => {
  it('they are in the content of the ClusterCatalog of the same image, in one request', async () => {
    servingCatalogd([aBlob('a'), aBlob('b'), aBlob('b'), '{ "schema', aBlob('c', 'all')]);
    const keys = ['a', 'b', 'c', 'd'].map((name) => aKey(name, 'own'));
    expect(await read(...keys)).toEqual([VERSIONS, [], [], []]);
    expect(requested()).toHaveLength(1);
    expect(ofCatalogd().map(({ url }) => url)).toEqual([
      `/api/catalogd/catalogs/acme/api/v1/metas?schema=${SCHEMA}`,
    ]);
  });

  it('those of a ClusterCatalog, or of any, need no answer of the console', async () => {
    servingCatalogd([aBlob('a')]);
    const own = { catalogNamespace: CLUSTER_SCOPE, packageName: 'a' };
    expect(await read({ ...own, catalog: 'acme' }, { ...own, catalog: '' })).toEqual([
      VERSIONS,
      VERSIONS,
    ]);
    expect(await read({ ...own, catalog: 'gone' })).toEqual([null]);
    expect(requested()).toEqual([]);
  });

  it.each([
    ['of another image', aKey('a', 'other'), [aBlob('a')]],
    ['without lifecycles', aKey('a', 'own'), []],
    ['without the query endpoint', aKey('a', 'own'), null],
  ])('a catalog %s has none', async (_case, key, blobs) => {
    servingCatalogd(blobs);
    expect(await read(key)).toEqual([null]);
  });

  it('the content that this browser has answers without the query endpoint', async () => {
    servingCatalogd(null, { '/api/v1/all': '' });
    const content = { name: 'acme', path: '/catalogs/acme', revision: '' };
    const body = new Response(
      [aBlob('a'), { schema: 'olm.package', name: 'b' }].map(asLine).join('\n'),
    ).body;
    const taken = body && (await takeContent({ ...content, user: null }, body));
    client.setQueryData(catalogContent(content).queryKey, taken?.contentId);
    expect(await read(aKey('a', 'own'), aKey('b', 'own'))).toEqual([VERSIONS, null]);
  });

  it('and a catalog without the schema, they are in the ClusterCatalog', async () => {
    vi.stubGlobal('SERVER_FLAGS', { olmLifecycleMetadata: true });
    servingCatalogd([aBlob('a')], { '/own/a': UNAVAILABLE, '/own/z': UNAVAILABLE });
    expect(await read(aKey('a', 'own'), aKey('z', 'own'))).toEqual([VERSIONS, []]);
  });
});

const asLine = (meta: unknown) => JSON.stringify(meta);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('lifecycles', () => {
  it('are requested by catalog namespace, catalog and package', async () => {
    serving({ '': DOCUMENT });
    expect(await read(aKey('a/b'))).toEqual([VERSIONS]);
    expect(requested()).toEqual(['openshift-marketplace/redhat-operators/a%2Fb']);
  });

  it.each([
    ['does not know the path', [404]],
    ['responds with its own page', '<!DOCTYPE html>'],
    ['does not serve any', UNAVAILABLE],
  ])('are requested once if the console %s', async (_case, answer) => {
    serving({ '': answer });
    const other = aKey('c', 'community-operators');
    expect(await read(aKey('a'), aKey('b'), other)).toEqual([null, null, null]);
    expect(requested()).toHaveLength(1);
  });

  it('are not requested again by another page of the tab after such an answer', async () => {
    serving({ '': UNAVAILABLE });
    await read(aKey('a'));
    client.clear();
    expect(await read(aKey('a'))).toEqual([null]);
    expect(requested()).toHaveLength(1);
  });

  it('of one package can be missing without the others', async () => {
    serving({ '/a': NONE, '/b': DOCUMENT, '/c': [409, { error: 'Multiple lifecycle records' }] });
    expect(await read(aKey('a'), aKey('b'), aKey('c'))).toEqual([[], VERSIONS, []]);
    expect(requested()).toHaveLength(3);
  });

  it('of one catalog can be missing, and are requested once if the console supports them', async () => {
    vi.stubGlobal('SERVER_FLAGS', { olmLifecycleMetadata: true });
    serving({ '/redhat-operators/a': DOCUMENT, '': UNAVAILABLE });
    const others = ['b', 'c', 'd'].map((name) => aKey(name, 'community-operators'));
    expect(await read(aKey('a'), ...others)).toEqual([VERSIONS, [], [], []]);
    expect(requested()).toHaveLength(2);
  });

  it('are requested again without a response', async () => {
    answering(() => {
      throw new Error('network');
    });
    await expect(client.query(lifecycleOf(aKey('a')))).rejects.toThrow();
    expect(requested()).toHaveLength(1);
    await expect(client.query(lifecycleOf(aKey('a')))).rejects.toThrow();
    expect(requested()).toHaveLength(2);
  });

  it('are requested again when a catalog changes', async () => {
    serving({ '/a': DOCUMENT });
    await read(aKey('a'));
    await read(aKey('a'));
    expect(requested()).toHaveLength(1);
    await client.invalidateQueries({ queryKey: ['packages'] });
    await read(aKey('a'));
    expect(requested()).toHaveLength(2);
  });

  it('are not requested again if the console has none', async () => {
    serving({ '': UNAVAILABLE });
    await read(aKey('a'));
    await client.invalidateQueries({ queryKey: ['packages'] });
    expect(await read(aKey('a'), aKey('b'))).toEqual([null, null]);
    expect(requested()).toHaveLength(1);
  });

  it('are requested two at a time after the first response', async () => {
    const state = { running: 0, most: 0 };
    answering(async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
      state.running -= 1;
      return DOCUMENT;
    });
    await read(...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aKey(name)));
    expect(requested()).toHaveLength(6);
    expect(state.most).toBe(2);
  });

  it('are not requested if no component needs them, and shared by components that need the same', async () => {
    let answer = (): void => undefined;
    answering(
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(DOCUMENT);
          };
        }),
    );
    const first = client.query(lifecycleOf(aKey('a')));
    const second = client.query(lifecycleOf(aKey('b')));
    await waitFor(() => {
      expect(requested()).toHaveLength(1);
    });
    const gone = expect(first).rejects.toThrow();
    await client.cancelQueries({ queryKey: lifecycleOf(aKey('a')).queryKey });
    await gone;
    answer();
    await waitFor(() => {
      expect(requested()).toHaveLength(2);
    });
    answer();
    expect(await second).toEqual(VERSIONS);
  });
});
