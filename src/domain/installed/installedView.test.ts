import { describe, expect, it } from 'vitest';
import { anInstalledOperator } from '../../test/builders';
import type { HealthKind } from './healthKind';
import { type InstalledView, countsOf, rowsOf } from './installedView';
import { severityOf } from './severity';

const named = (displayName: string, kind: HealthKind = 'ready', namespace = 'team-a') =>
  anInstalledOperator({
    id: `${namespace}/${displayName}`,
    name: displayName,
    packageName: displayName,
    displayName,
    namespace,
    health: { kind, severity: severityOf(kind, false), runs: false, reason: '', message: '' },
  });

const operators = [
  named('Quill', 'ready', 'team-b'),
  named('Amber', 'failed'),
  named('Basalt', 'installing', 'team-c'),
];

const view = (changes: Partial<InstalledView> = {}): InstalledView => ({
  keyword: '',
  groups: [],
  sort: 'name',
  descending: false,
  ...changes,
});

const names = (changes: Partial<InstalledView>) =>
  rowsOf(operators, view(changes)).map(({ displayName }) => displayName);

describe('rowsOf', () => {
  it.each<[string, Partial<InstalledView>, readonly string[]]>([
    ['by name', {}, ['Amber', 'Basalt', 'Quill']],
    ['by name, backwards', { descending: true }, ['Quill', 'Basalt', 'Amber']],
    ['worst status first', { sort: 'status' }, ['Amber', 'Basalt', 'Quill']],
    ['by namespace', { sort: 'namespace' }, ['Amber', 'Quill', 'Basalt']],
    ['one status group', { groups: ['failed'] }, ['Amber']],
    ['two status groups', { groups: ['failed', 'ready'] }, ['Amber', 'Quill']],
    ['a word of the name', { keyword: 'quil' }, ['Quill']],
    ['all words, in any field', { keyword: 'quill TEAM-B' }, ['Quill']],
    ['a word that is nowhere', { keyword: 'quill team-a' }, []],
  ])('%s', (_, changes, expected) => {
    expect(names(changes)).toEqual(expected);
  });
});

describe('countsOf', () => {
  it('counts what the keyword leaves, whatever the groups chosen', () => {
    expect(countsOf(operators, { keyword: 'a' })).toMatchObject({
      failed: 1,
      ready: 1,
      progress: 1,
    });
    expect(countsOf(operators, { keyword: 'amber' })).toMatchObject({ failed: 1, ready: 0 });
  });
});
