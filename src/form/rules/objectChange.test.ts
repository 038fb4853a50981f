import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerChanges,
  changesBetween,
  mergedChanges,
  patchOf,
  roundedFields,
  withChanges,
} from './objectChange';

/** Two of the integers that JavaScript does not distinguish from others. */
const BIG = Number('1234567890123456789');

const BASE = {
  metadata: { name: 'a', uid: '1', resourceVersion: '5', labels: { 'a/b': 'x' } },
  spec: { size: 1, list: [1, 2], inner: { on: true } },
  status: { phase: 'Ready' },
};

describe('changes of an edit', () => {
  it('are per field, per complete list, and exclude server fields', () => {
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

  it('are sent with a test of each old value, and of the object itself', () => {
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

  it.each([
    [
      'one field of an item',
      { shards: [{ seed: 1, weight: 1 }, { seed: 2 }] },
      { shards: [{ seed: 1, weight: 5 }, { seed: 2 }] },
      ['test /spec/shards', 'replace /spec/shards/0/weight'],
      [],
    ],
    [
      'one beside rounded integers',
      {
        shards: [
          { seed: BIG, weight: 1 },
          { seed: BIG, weight: 2 },
        ],
      },
      {
        shards: [
          { seed: BIG, weight: 5 },
          { seed: BIG, weight: 2 },
        ],
      },
      ['test /spec/shards/0/weight', 'test /spec/shards/1/weight', 'replace /spec/shards/0/weight'],
      [],
    ],
    ['more items', { list: [1] }, { list: [1, 2] }, ['test /spec/list', 'replace /spec/list'], []],
    [
      'a rounded integer',
      { max: 1 },
      { max: BIG },
      ['test /spec/max', 'replace /spec/max'],
      ['spec.max'],
    ],
  ])('of %s: %#', (_, before, after, steps, rounded) => {
    const changes = changesBetween({ spec: before }, { spec: after });
    expect(patchOf(changes, null).map(({ op, path }) => `${op} ${path}`)).toEqual(steps);
    expect(roundedFields(changes)).toEqual(rounded);
  });

  it('turn the old object into the new one', () => {
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
    const { conflicts } = mergedChanges(mine, theirs, null);
    expect(conflicts.map(({ path }) => path.join('.'))).toEqual(expected);
  });
});

describe('lists that the schema declares (x-kubernetes-list-type)', () => {
  const one = { name: 'one', port: 1 };
  const two = { name: 'two', port: 2 };
  const SCHEMA = {
    properties: {
      map: { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['name'] },
      set: { 'x-kubernetes-list-type': 'set' },
      list: {},
    },
  };
  const merged = (field: string, [before, mine, theirs]: readonly (readonly unknown[])[]) => {
    const changed = [mine, theirs].map((after) => [{ path: [field], before, after }]);
    return mergedChanges(changed[0] ?? [], changed[1] ?? [], SCHEMA);
  };

  it.each([
    ['map', [[one], [one, two], [{ ...one, port: 9 }]], [{ ...one, port: 9 }, two]],
    ['map', [[one, two], [two], [one, { ...two, port: 9 }]], [{ ...two, port: 9 }]],
    [
      'map',
      [[one], [{ ...one, tls: true }], [{ ...one, port: 9 }]],
      [{ name: 'one', port: 9, tls: true }],
    ],
    [
      'set',
      [
        ['a', 'b'],
        ['a', 'c'],
        ['a', 'b', 'd'],
      ],
      ['a', 'd', 'c'],
    ],
  ])('%s: items are merged one by one', (field, lists, after) => {
    expect(merged(field, lists)).toEqual({
      changes: [{ path: [field], before: lists[2], after }],
      conflicts: [],
    });
  });

  it.each([
    ['map', 'the same field of an item', [[one], [{ ...one, port: 8 }], [{ ...one, port: 9 }]]],
    ['map', 'an item that the other removes', [[one], [], [{ ...one, port: 9 }]]],
    ['map', 'two items of one key', [[one], [one, one], [one, two]]],
    ['list', 'any item', [[one], [one, two], [{ ...one, port: 9 }]]],
  ])('%s: conflict about %s', (field, _, lists) => {
    expect(merged(field, lists).conflicts).toHaveLength(1);
  });

  it('obeys the laws of a three-way merge', () => {
    const items = fc.uniqueArray(
      fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), port: fc.nat(3) }),
      { selector: ({ name }) => name },
    );
    const result = (before: object[], mine: object[], theirs: object[]) => {
      const [ours, others] = [mine, theirs].map((map) => changesBetween({ map: before }, { map }));
      const { changes, conflicts } = mergedChanges(ours ?? [], others ?? [], SCHEMA);
      return conflicts.length > 0 ? null : withChanges({ map: theirs }, changes)['map'];
    };
    fc.assert(
      fc.property(items, items, items, (before, mine, theirs) => {
        expect(result(before, before, theirs)).toEqual(theirs);
        expect(result(before, mine, before)).toEqual(mine);
        expect(result(before, mine, mine)).toEqual(mine);
        const [one, other] = [result(before, mine, theirs), result(before, theirs, mine)];
        const sorted = (list: unknown) =>
          Array.isArray(list) ? list.map((item) => JSON.stringify(item)).toSorted() : list;
        expect(sorted(one)).toEqual(sorted(other));
      }),
    );
  });
});

describe('the server’s changes of a document', () => {
  const SCHEMA = {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        properties: { size: { type: 'integer', default: 3 }, image: { type: 'string' } },
      },
    },
  };
  const sent = {
    apiVersion: 'a/v1',
    kind: 'A',
    metadata: { name: 'a' },
    spec: { image: 'x', extra: 1 },
  };
  const answer = {
    ...sent,
    metadata: { name: 'a', uid: 'u', labels: { by: 'webhook' } },
    spec: { image: 'mirror/x', size: 3 },
    status: { phase: 'New' },
  };

  it('separate defaults from changes of admission; pruned fields are reported elsewhere', () => {
    const { defaults, admission } = answerChanges(sent, answer, SCHEMA);
    expect(defaults).toEqual([{ path: ['spec', 'size'], before: undefined, after: 3 }]);
    expect(admission.map(({ path }) => path.join('.'))).toEqual(['spec.image', 'metadata.labels']);
  });

  it('have no defaults without a schema', () => {
    expect(answerChanges(sent, answer, null).defaults).toEqual([]);
  });
});
