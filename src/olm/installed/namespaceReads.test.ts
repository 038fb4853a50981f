import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { failed, loading, ready } from '~/kube/loadable';
import {
  type NamespaceRead,
  joinedReads,
  namespacesToFollow,
  withFollowed,
} from './namespaceReads';

const NOTHING = ready([]);
const names = Array.from({ length: 32 }, (_, index) => `team-${String(index + 10)}`);

function aRead(namespace: string, more: Partial<NamespaceRead> = {}): NamespaceRead {
  const nothing = { subscriptions: NOTHING, csvs: NOTHING, plans: NOTHING, groups: NOTHING };
  return { namespace, ...nothing, ...more };
}

function withOperator(namespace: string, name = 'quill'): NamespaceRead {
  const subscriptions = ready([aSubscription({ name, namespace })]);
  return aRead(namespace, { subscriptions });
}

const copy = (namespace: string, from: string, name = 'onyx.v1.0.0') =>
  aCsv({ name, namespace, labels: { 'olm.copiedFrom': from } });

describe('joinedReads', () => {
  const known = { catalogSources: null, now: 0, copies: [], kept: [] };
  const rowsOf = (reads: readonly NamespaceRead[], more: Partial<typeof COPIES> = {}) =>
    joinedReads(reads, { ...known, ...more }).operators.map(({ id }) => id);
  const COPIES = { copies: [copy('team-10', 'elsewhere')], kept: [copy('openshift', 'elsewhere')] };

  it('contains the Operators of more than thirty namespaces, and those that watch them once', () => {
    const reads = names.map((namespace) => withOperator(namespace));
    const copies = names.map((namespace) => copy(namespace, 'elsewhere'));
    const rows = rowsOf(reads, { copies });
    expect(rows).toHaveLength(33);
    expect(rows.at(-1)).toBe('team-10/onyx.v1.0.0');
  });

  it('shows no copied CSV of a visible Operator, whichever of its CSVs was copied', () => {
    const csvs = ready([
      aCsv({ name: 'quill.v1.0.0', namespace: 'team-10' }),
      aCsv({ name: 'quill.v2.0.0', namespace: 'team-10' }),
    ]);
    const status = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v2.0.0' };
    const subscriptions = ready([aSubscription({ namespace: 'team-10', status })]);
    const copies = [
      copy('team-11', 'team-10', 'quill.v1.0.0'),
      copy('team-11', 'team-10', 'quill.v2.0.0'),
    ];
    expect(rowsOf([aRead('team-10', { subscriptions, csvs })], { copies })).toEqual([
      'team-10/quill',
    ]);
  });

  it.each([
    ['by closer copies', COPIES, false],
    ['by those that OLM keeps', { ...COPIES, copies: [] }, true],
  ])('contains whether they are known %s (CSV-020)', (_, copies, areKept) => {
    const joined = joinedReads([aRead('team-10')], { ...known, ...copies });
    expect(joined.operators).toHaveLength(1);
    expect(joined.areKept).toBe(areKept);
  });
});

describe('namespacesToFollow', () => {
  const forbidden = failed({ kind: 'forbidden', message: '' });
  it.each<[string, readonly NamespaceRead[], readonly string[]]>([
    ['with an installation', [aRead('a'), withOperator('b'), aRead('c')], ['b']],
    ['with only a CSV', [aRead('a', { csvs: ready([aCsv({})]) })], ['a']],
    ['not without permission', [aRead('a', { subscriptions: forbidden })], []],
    [
      'none before all are read',
      [withOperator('a'), aRead('b', { subscriptions: loading, csvs: loading })],
      [],
    ],
    ['no more than the limit', names.map((name) => withOperator(name)), names.slice(0, 10)],
  ])('%s', (_, reads, expected) => {
    expect(namespacesToFollow(reads, 10)).toEqual(expected);
  });
});

describe('withFollowed', () => {
  it('replaces read data with watched data as soon as it is loaded', () => {
    const reads = [withOperator('a'), withOperator('b'), withOperator('c')];
    const live = withOperator('b', 'ink');
    const begun = { ...withOperator('c', 'ink'), plans: loading };
    expect(withFollowed(reads, [live, begun])).toEqual([reads[0], live, reads[2]]);
  });
});
