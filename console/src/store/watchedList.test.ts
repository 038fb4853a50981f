import { Map as ImmutableMap } from 'immutable';
import { describe, expect, it } from 'vitest';
import { extended, followed, replaced } from './watchedList';
import type { WatchedList } from './watchedList';

const EMPTY: WatchedList = ImmutableMap<string, unknown>();

describe('a watched list', () => {
  it('replaces all items with a relist', () => {
    const list = replaced(replaced(EMPTY, [pod('a'), pod('b')]), [pod('b'), pod('c')]);
    expect(names(list)).toEqual(['(ns)-b', '(ns)-c']);
  });

  it('adds further pages', () => {
    expect(names(extended(replaced(EMPTY, [pod('a')]), [pod('b')]))).toEqual(['(ns)-a', '(ns)-b']);
  });

  it.each([
    // A newer version replaces, an older one does not, and a bookmark changes nothing.
    ['MODIFIED', '9', '9'],
    ['MODIFIED', '3', '5'],
    ['BOOKMARK', '9', '5'],
  ])('after %s of version %s has version %s', (type, resourceVersion, expected) => {
    const before = replaced(EMPTY, [pod('a', '5', 'one')]);
    const after = followed(before, [{ type, object: pod('a', resourceVersion, 'two') }]);
    expect(after.getIn(['(ns)-a', 'metadata', 'resourceVersion'])).toBe(expected);
  });

  it('is identical if only the version differs', () => {
    const before = replaced(EMPTY, [pod('a', '5')]);
    expect(followed(before, [{ type: 'MODIFIED', object: pod('a', '6') }])).toBe(before);
  });

  it('removes deleted items', () => {
    const before = replaced(EMPTY, [pod('a'), pod('b')]);
    expect(names(followed(before, [{ type: 'DELETED', object: pod('a') }]))).toEqual(['(ns)-b']);
  });

  it('distinguishes one package in two catalogs', () => {
    const packages = ['red', 'blue'].map((catalogSource) => ({
      ...pod('acme'),
      kind: 'PackageManifest',
      status: { catalogSource },
    }));
    expect(names(replaced(EMPTY, packages))).toEqual(['(blue)-acme', '(red)-acme']);
  });
});

function pod(name: string, resourceVersion = '1', phase = 'Running') {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'ns', uid: name, resourceVersion },
    status: { phase },
  };
}

function names(list: WatchedList): readonly string[] {
  return list.keySeq().toArray().toSorted();
}
