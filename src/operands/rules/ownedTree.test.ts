import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { creatableTypes, kindsToLookThrough, ownedRows, ownedTree, ownedHealth } from './ownedTree';
import type { InstanceHealthKind } from './instanceHealth';

const POD = { group: '', version: 'v1', kind: 'Pod', plural: 'pods', namespaced: true };
const JOB = { group: 'batch', version: 'v1', kind: 'Job', plural: 'jobs', namespaced: true };
const NOTE = { group: 'x.io', version: 'v1', kind: 'Note', plural: 'notes', namespaced: true };

const item = (uid: string, ...owners: readonly string[]) => ({
  metadata: { uid, name: `the-${uid}`, ownerReferences: owners.map((owner) => ({ uid: owner })) },
});

describe('resources that an instance owns', () => {
  it('are found by UID, each below its owner', () => {
    const tree = ownedTree('me', [
      { model: POD, items: [item('p1', 'j1'), item('p2', 'other'), item('p0', 'me')] },
      { model: JOB, items: [item('j1', 'me'), { metadata: 'nonsense' }, null] },
    ]);
    expect(tree.map(({ uid, depth }) => `${depth} ${uid}`)).toEqual(['0 j1', '1 p1', '0 p0']);
  });

  it('end at cyclic owners', () => {
    const tree = ownedTree('a', [{ model: POD, items: [item('b', 'a'), item('a', 'b')] }]);
    expect(tree.map(({ uid }) => uid)).toEqual(['b']);
  });

  it('are truncated beyond the limit', () => {
    const items = Array.from({ length: 900 }, (_, at) => item(String(at), 'me'));
    expect(ownedTree('me', [{ model: POD, items }])).toHaveLength(500);
  });
});

describe('the rows of owned resources', () => {
  const tree = ownedTree('me', [
    { model: JOB, items: [item('a', 'me'), item('b', 'a'), item('z', 'me')] },
    { model: POD, items: [item('c', 'b'), item('d', 'b')] },
  ]);
  const rowsWith = (
    kinds: Readonly<Record<string, InstanceHealthKind>>,
    collapsed: readonly string[],
  ) => {
    const healthByUid = Object.entries(kinds).map(
      ([uid, kind]) => [uid, { kind, evidence: { kind: 'none' } }] as const,
    );
    return ownedRows(tree, new Map(healthByUid), (uid) => collapsed.includes(uid)).map(
      ({ object, isCollapsed, state }) =>
        [object.uid, isCollapsed, state?.health.kind, state?.of.uid].map(String).join(' '),
    );
  };

  it.each([
    [
      'with all expanded',
      [],
      { a: 'ready', c: 'not-ready' },
      [
        'a false ready a',
        'b false undefined undefined',
        'c null not-ready c',
        'd null undefined undefined',
        'z null undefined undefined',
      ],
    ],
    [
      'with the worst status on a collapsed owner',
      ['b'],
      { a: 'ready', b: 'ready', c: 'working', d: 'not-ready' },
      ['a false ready a', 'b true not-ready d', 'z null undefined undefined'],
    ],
    [
      'with the status of a collapsed owner that is as bad',
      ['a', 'z'],
      { a: 'not-ready', d: 'not-ready', z: 'ready' },
      ['a true not-ready a', 'z null ready z'],
    ],
    [
      'without any reported status',
      ['a', 'b'],
      {},
      ['a true undefined undefined', 'z null undefined undefined'],
    ],
  ] as const)('%s', (_name, collapsed, kinds, expected) => {
    expect(rowsWith(kinds, collapsed)).toEqual(expected);
  });
});

describe('the searched kinds', () => {
  it.each([
    ['the usual ones', {}, ['Pod', 'Job']],
    ['those that the author declares', { declared: ['Note'] }, ['Pod', 'Job', 'Note']],
    ['those of the same Operator', { apis: ['notes.x.io'] }, ['Pod', 'Job', 'Note']],
    ['those that its Operator can create', { creatable: ['x.io/notes'] }, ['Pod', 'Job', 'Note']],
  ])('%s', (_name, wanted, expected) => {
    const none = { declared: [], apis: [], creatable: [] };
    const kinds = kindsToLookThrough([NOTE, POD, JOB], { ...none, ...wanted });
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted());
  });

  it('are at most 40, with guessed ones last', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ ...NOTE, plural: `notes${String(at)}` }));
    const creatable = many.map(({ plural }) => `x.io/${plural}`);
    const kinds = kindsToLookThrough([...many, POD], { declared: [], apis: [], creatable });
    expect(kinds).toHaveLength(40);
    expect(kinds[0]).toBe(POD);
  });
});

describe('kinds that an Operator can create', () => {
  it('are read from both kinds of rules, except for wildcards', () => {
    const rules = [
      { apiGroups: ['x.io', '*'], resources: ['notes', '*'], verbs: ['create'] },
      { apiGroups: [''], resources: ['events', 'services'], verbs: ['*'] },
      { apiGroups: [''], resources: ['nodes'], verbs: ['get'] },
      'nonsense',
    ];
    const install = { strategy: 'deployment', spec: { permissions: [{ rules }] } };
    const spec = { displayName: 'Notes', install };
    expect(creatableTypes(aCsv({ spec }))).toEqual(['x.io/notes', '/services']);
    expect(creatableTypes(aCsv({ spec: {} }))).toEqual([]);
  });
});

describe('the status of an owned resource', () => {
  const ready = { type: 'Ready', status: 'False', reason: 'PodCompleted' };
  it.each([
    ['Pod', { phase: 'Succeeded', conditions: [ready] }, 'ready'],
    ['Pod', { phase: 'Running', conditions: [{ ...ready, reason: 'X' }] }, 'not-ready'],
    ['Deployment', { conditions: [{ type: 'Available', status: 'True' }] }, 'ready'],
    ['PersistentVolumeClaim', { phase: 'Bound' }, 'ready'],
    ['PersistentVolumeClaim', { phase: 'Pending' }, 'working'],
  ])('%s %j', (kind, status, expected) => {
    expect(ownedHealth({ kind, metadata: {}, status }).kind).toBe(expected);
  });
});
