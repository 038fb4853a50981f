import { describe, expect, it } from 'vitest';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { MaxOpenShift } from '~/olm/lifecycle/maxOpenShift';
import type { LifecycleVersion } from '~/olm/lifecycle/parseLifecycle';
import { aCsv, anInstalledOperator } from '~/test/builders';
import { planDocument } from './planDocument';
import { type ReadinessFacts, readinessRows, verdictOf } from './readiness';
import { dependenciesBetween, dependenciesFirst } from './updateOrder';

function upTo(minor: number): MaxOpenShift {
  return { kind: 'minor', maximum: { major: 4, minor } };
}

/** Version 1.0 of the Operator. */
const listing = (...minors: readonly number[]): readonly LifecycleVersion[] => [
  {
    minor: { major: 1, minor: 0 },
    openShift: minors.map((minor) => ({ major: 4, minor })),
    phases: [{ name: 'Full support', start: '2026-01-01', end: '2026-12-31' }],
  },
];

const facts = (changes: Partial<ReadinessFacts> = {}): ReadinessFacts => ({
  target: { major: 4, minor: 22 },
  next: { major: 4, minor: 22 },
  today: '2026-06-01',
  lifecycles: new Map(),
  ...changes,
});

describe('Operators before an update of the cluster (SU-037)', () => {
  it.each([
    ['the current version', upTo(21), 'blocks'],
    ['an older one', upTo(9), 'blocks'],
    ['an invalid version', { kind: 'invalid', text: '?' }, 'blocks'],
    ['the next one', upTo(22), 'supports'],
    ['a much later one', upTo(30), 'supports'],
    ['nothing', { kind: 'none' }, 'silent'],
  ] as const)('one that declares %s', (_case, maxOpenShift, expected) => {
    expect(verdictOf(anInstalledOperator({ maxOpenShift }), facts())).toBe(expected);
  });

  it.each([
    ['4.22', upTo(21), 'blocks'],
    ['4.22', { kind: 'none' }, 'supports'],
    ['4.22', upTo(22), 'supports'],
    ['4.21', upTo(21), 'blocks'],
    ['4.21', { kind: 'none' }, 'incompatible'],
    ['4.21', upTo(22), 'incompatible'],
  ] as const)('one whose catalog lists %s, and which declares %j', (listed, limit, expected) => {
    const operator = anInstalledOperator({ maxOpenShift: limit, version: '1.0.0' });
    const lifecycles = new Map([[operator.id, listing(Number(listed.slice(2)))]]);
    expect(verdictOf(operator, facts({ lifecycles }))).toBe(expected);
  });

  it.each([
    [{ major: 4, minor: 22 }, 'blocks-later'],
    [{ major: 4, minor: 23 }, 'blocks'],
    [null, 'blocks'],
  ] as const)('before a later target, with the next version %j', (next, expected) => {
    const operator = anInstalledOperator({ maxOpenShift: upTo(22) });
    expect(verdictOf(operator, facts({ target: { major: 5, minor: 1 }, next }))).toBe(expected);
  });

  it('with a version that is not semantic, no lifecycle applies', () => {
    const operator = anInstalledOperator({ version: 'one', maxOpenShift: { kind: 'none' } });
    const lifecycles = new Map([[operator.id, listing(21)]]);
    expect(verdictOf(operator, facts({ lifecycles }))).toBe('silent');
  });
});

function named(name: string, changes: Partial<InstalledOperator> = {}): InstalledOperator {
  const id = `team-a/${name}`;
  return anInstalledOperator({ id, name, displayName: name, namespace: 'team-a', ...changes });
}

function rowsOf(operators: readonly InstalledOperator[], needs: Readonly<Record<string, string>>) {
  return readinessRows(operators, facts(), {
    channels: new Map(),
    migrations: new Map([['team-a/ink', 'ineligible']]),
    updates: new Map(),
    needs: new Map(
      Object.entries(needs).map(([id, of]) => [`team-a/${id}`, [`team-a/${of}`]] as const),
    ),
  });
}

const NONE: Partial<InstalledOperator> = { maxOpenShift: { kind: 'none' } };
const OLD: Partial<InstalledOperator> = { maxOpenShift: upTo(21) };

describe('the plan', () => {
  it('has dependencies first, then what needs no update, without copies', () => {
    const operators = [
      named('a', OLD),
      named('b', OLD),
      named('c', NONE),
      named('d', { maxOpenShift: upTo(25) }),
      named('e', { ...OLD, isCopy: true }),
    ];
    const rows = rowsOf(operators, { a: 'b', b: 'c' });
    expect(rows.map(({ operator, order, after }) => [operator.name, order, after])).toEqual([
      ['b', 1, []],
      ['a', 2, ['b']],
      ['c', null, []],
      ['d', null, []],
    ]);
  });

  it('with a cycle of dependencies has each Operator once', () => {
    const rows = rowsOf([named('a', OLD), named('b', OLD)], { a: 'b', b: 'a' });
    expect(rows.map(({ operator, after }) => [operator.name, after])).toEqual([
      ['b', ['a']],
      ['a', ['b']],
    ]);
  });

  it('is exported without translated values', () => {
    const rows = rowsOf([named('a', OLD)], {});
    const target = { major: 4, minor: 22 };
    expect(planDocument(rows, { current: '4.21.3', target })).toMatchObject({
      openShift: { current: '4.21.3', target: '4.22' },
      operators: [{ olm: 'v0', name: 'a', verdict: 'blocks', required: { kind: 'loading' } }],
    });
  });
});

describe('the order of updates', () => {
  it.each([
    [['a', 'b'], {}, ['a', 'b']],
    [['a', 'b'], { a: ['b'] }, ['b', 'a']],
    [['a', 'b'], { a: ['x'], x: ['b'] }, ['b', 'a']],
    [['a', 'b', 'c'], { a: ['b'], b: ['c'], c: ['a'] }, ['c', 'b', 'a']],
    [['a'], { a: ['a'] }, ['a']],
  ] as const)('of %j with dependencies %j is %j', (ids, needs, expected) => {
    expect(dependenciesFirst(ids, new Map(Object.entries(needs)))).toEqual(expected);
  });

  it('follows required packages and APIs of running CSVs', () => {
    const required = (type: string, value: object) => ({
      'operatorframework.io/properties': JSON.stringify({ properties: [{ type, value }] }),
    });
    const crd = { name: 'pens.example.com', kind: 'Pen', version: 'v1' };
    const csvs = [
      aCsv({
        name: 'a.v1',
        annotations: required('olm.package.required', {
          packageName: 'b',
          versionRange: '>=1.0.0',
        }),
      }),
      aCsv({ name: 'b.v1', spec: { customresourcedefinitions: { required: [crd] } } }),
      aCsv({ name: 'c.v1', spec: { customresourcedefinitions: { owned: [crd] } } }),
      aCsv({ name: 'd.v1', annotations: { 'operatorframework.io/properties': '{' } }),
    ];
    const operators = ['a', 'b', 'c', 'd'].map((name) =>
      named(name, { csvNames: [`${name}.v1`], packageName: name }),
    );
    const found = dependenciesBetween(operators, csvs);
    expect([...found]).toEqual([
      ['team-a/a', ['team-a/b']],
      ['team-a/b', ['team-a/c']],
    ]);
  });
});
