import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, conflictsBetween, patchOf, withChanges } from './instanceChange';

const BASE = {
  metadata: { name: 'a', uid: '1', resourceVersion: '5', labels: { 'a/b': 'x' } },
  spec: { size: 1, list: [1, 2], inner: { on: true } },
  status: { phase: 'Ready' },
};

describe('what an edit changes', () => {
  it('is field by field, a list as a whole, and nothing of the server', () => {
    const after = {
      metadata: { name: 'a', uid: '9', resourceVersion: '6', labels: { 'a/b': 'y' } },
      spec: { size: 1, list: [1], inner: {}, more: { deep: 1 } },
      status: { phase: 'Failed' },
    };
    expect(changesBetween(BASE, after)).toEqual([
      { path: ['spec', 'list'], before: [1, 2], after: [1] },
      { path: ['spec', 'inner', 'on'], before: true, after: undefined },
      { path: ['spec', 'more'], before: undefined, after: { deep: 1 } },
      { path: ['metadata', 'labels', 'a/b'], before: 'x', after: 'y' },
    ]);
  });

  it('is sent with a test of each old value, and of the object itself', () => {
    const changes = changesBetween(BASE, {
      ...BASE,
      metadata: { ...BASE.metadata, labels: { 'a/b': 'y' } },
      spec: { ...BASE.spec, inner: {}, more: 1 },
    });
    expect(patchOf(changes, '1')).toEqual([
      { op: 'test', path: '/metadata/uid', value: '1' },
      { op: 'test', path: '/spec/inner/on', value: true },
      { op: 'remove', path: '/spec/inner/on' },
      { op: 'test', path: '/spec/more', value: null },
      { op: 'add', path: '/spec/more', value: 1 },
      { op: 'test', path: '/metadata/labels/a~1b', value: 'x' },
      { op: 'replace', path: '/metadata/labels/a~1b', value: 'y' },
    ]);
  });

  it('makes of the old object the new one', () => {
    const object = fc.record({ spec: fc.dictionary(fc.string(), fc.jsonValue()) });
    fc.assert(
      fc.property(object, object, (before, after) => {
        const changed = withChanges(before, changesBetween(before, after));
        expect(changesBetween(changed, after)).toEqual([]);
      }),
    );
  });
});

describe('two edits of the same object', () => {
  const change = (spec: object) =>
    changesBetween(BASE, { ...BASE, spec: { ...BASE.spec, ...spec } });

  it.each([
    ['of different fields', change({ size: 2 }), change({ more: 1 }), []],
    ['of the same field to the same value', change({ size: 2 }), change({ size: 2 }), []],
    ['of the same field', change({ size: 2 }), change({ size: 3 }), ['spec.size']],
    [
      'one within what the other removes',
      change({ inner: { on: false } }),
      change({ inner: undefined }),
      ['spec.inner.on'],
    ],
    ['of the same list', change({ list: [1] }), change({ list: [1, 2, 3] }), ['spec.list']],
  ])('%s', (_name, mine, theirs, expected) => {
    expect(conflictsBetween(mine, theirs).map(({ path }) => path)).toEqual(expected);
  });
});
