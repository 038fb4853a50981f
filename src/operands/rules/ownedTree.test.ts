import { describe, expect, it } from 'vitest';
import { kindsToLookThrough, ownedTree } from './ownedTree';

const POD = { group: '', version: 'v1', kind: 'Pod', plural: 'pods', namespaced: true };
const JOB = { group: 'batch', version: 'v1', kind: 'Job', plural: 'jobs', namespaced: true };
const NOTE = { group: 'x.io', version: 'v1', kind: 'Note', plural: 'notes', namespaced: true };

const item = (uid: string, ...owners: readonly string[]) => ({
  metadata: { uid, name: `the-${uid}`, ownerReferences: owners.map((owner) => ({ uid: owner })) },
});

describe('what an instance owns', () => {
  it('is found by uid, each below its owner', () => {
    const tree = ownedTree('me', [
      { model: POD, items: [item('p1', 'j1'), item('p2', 'other'), item('p0', 'me')] },
      { model: JOB, items: [item('j1', 'me'), { metadata: 'nonsense' }, null] },
    ]);
    expect(tree.map(({ uid, depth }) => `${depth} ${uid}`)).toEqual(['0 j1', '1 p1', '0 p0']);
  });

  it('ends where owners are in a circle', () => {
    const tree = ownedTree('a', [{ model: POD, items: [item('b', 'a'), item('a', 'b')] }]);
    expect(tree.map(({ uid }) => uid)).toEqual(['b']);
  });

  it('is cut when there is too much of it', () => {
    const items = Array.from({ length: 900 }, (_, at) => item(String(at), 'me'));
    expect(ownedTree('me', [{ model: POD, items }])).toHaveLength(500);
  });
});

describe('the kinds that are looked through', () => {
  it.each([
    ['the usual ones', [], [], ['Pod', 'Job']],
    ['what the author declares', ['Note'], [], ['Pod', 'Job', 'Note']],
    ['what the same Operator owns', [], ['notes.x.io'], ['Pod', 'Job', 'Note']],
  ])('%s', (_name, declared, apis, expected) => {
    const kinds = kindsToLookThrough([POD, JOB, NOTE], declared, apis);
    expect(kinds.map(({ kind }) => kind)).toEqual(expected);
  });
});
