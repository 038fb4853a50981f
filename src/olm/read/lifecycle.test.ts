import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import { answering, requests } from '~/test/consoleSdk';
import { queryClient as client } from '~/kube/queryClient';
import { lifecycleOf } from './lifecycle';

const DOCUMENT = { package: 'quill', versions: [{ name: '1.2', phases: [] }] };
const VERSIONS = [{ minor: { major: 1, minor: 2 }, openShift: null, phases: [] }];

function aKey(packageName: string, catalog = 'redhat-operators'): PackageKey {
  return { catalogNamespace: 'openshift-marketplace', catalog, packageName };
}

/** By path suffix: documents, or status codes and bodies of errors. */
function serving(answers: Readonly<Record<string, unknown>>): void {
  answering(({ url }) => {
    const found = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
    if (!Array.isArray(found)) return found;
    const [code, json]: readonly unknown[] = found;
    throw Object.assign(new Error('no'), { code, json });
  });
}

const NONE = [404, { error: 'No lifecycle data is available for this package.' }];
const UNAVAILABLE = [503, { error: 'The lifecycle metadata is unavailable for this catalog.' }];

const requested = () => requests().map(({ url }) => url.replace('/api/olm/lifecycle/', ''));

async function read(...keys: readonly PackageKey[]) {
  return Promise.all(keys.map((key) => client.query(lifecycleOf(key))));
}

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
    await vi.waitFor(() => {
      expect(requested()).toHaveLength(1);
    });
    const gone = expect(first).rejects.toThrow();
    await client.cancelQueries({ queryKey: lifecycleOf(aKey('a')).queryKey });
    await gone;
    answer();
    await vi.waitFor(() => {
      expect(requested()).toHaveLength(2);
    });
    answer();
    expect(await second).toEqual(VERSIONS);
  });
});
