import { describe, expect, it } from 'vitest';
import {
  aPresent,
  aRoot,
  aWorld,
  anOffer,
  api,
  database,
  installed,
  pkg,
  MARKET,
} from '~/test/dependencyBuilders';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { type DependencyWorld, predictedDependencies, type Present } from './predictedDependencies';

describe('required packages', () => {
  const versions = ['2.1.0', '2.0.0', '1.4.0', '1.0.0'];

  it.each<[string, Dependency, readonly string[]]>([
    ['a version range: its latest version', pkg('db', '>=1.0.0 <2.0.0'), ['main/db/stable@1.4.0']],
    ['an exact version', pkg('db', '2.0.0'), ['main/db/stable@2.0.0']],
    ['a range without versions', pkg('db', '>3.0.0'), []],
    ['an invalid range', pkg('db', '^2.0.0'), []],
    [
      'all of: one Operator that meets all',
      { kind: 'all', of: [api('Database'), pkg('db', '>1.0.0')], message: '' },
      ['main/db/stable@2.1.0'],
    ],
    [
      'all of: not two Operators that meet one each',
      { kind: 'all', of: [api('Database'), pkg('web', '>=1.0.0')], message: '' },
      [],
    ],
    [
      'any of',
      { kind: 'any', of: [api('Ghost'), pkg('web', '1.0.0')], message: '' },
      ['main/web/stable@1.0.0'],
    ],
    [
      'none of, within all of',
      {
        kind: 'all',
        of: [api('Database'), { kind: 'none', of: [pkg('db', '>=1.0.0')], message: '' }],
        message: '',
      },
      [],
    ],
  ])('%s', (_, need, expected) => {
    const offers = [anOffer('db', { ...database, versions }), anOffer('web')];
    const prediction = predictedDependencies(aRoot(need), aWorld(offers));
    expect(installed(prediction)).toEqual(expected);
    expect(prediction.missing).toHaveLength(expected.length === 0 ? 1 : 0);
  });

  it.each<Dependency>([
    { kind: 'rule', rule: 'properties.exists(p, p.type == "x")' },
    { kind: 'none', of: [pkg('db', '1.0.0')], message: '' },
    { kind: 'any', of: [api('Database'), { kind: 'rule', rule: 'true' }], message: '' },
  ])('are not guessed without catalog metadata: $kind', (need) => {
    const prediction = predictedDependencies(aRoot(need), aWorld([anOffer('db', database)]));
    expect(prediction).toMatchObject({ installs: [], missing: [], unknown: [{ need }] });
  });

  it('are installed once for two dependents, with their own dependencies', () => {
    const offers = [
      anOffer('db', { ...database, requires: [api('Disk')] }),
      anOffer('disk', { provides: ['Disk.v1.example.com'], requires: [api('Cache')] }),
      anOffer('web', { requires: [api('Database')] }),
    ];
    const needs = [pkg('web', '>=1.0.0'), api('Database')];
    const prediction = predictedDependencies(aRoot(...needs), aWorld(offers));
    expect(prediction.installs.map(({ key }) => key.packageName)).toEqual(['web', 'db', 'disk']);
    expect(prediction.installs[1]?.needs.map(({ neededBy }) => neededBy)).toEqual(['web', 'cache']);
    expect(prediction.missing).toEqual([]);
  });

  it('prefer the catalog of the dependency for its own dependencies', () => {
    const offers = [
      anOffer('db', { ...database, catalog: 'other', requires: [api('Disk')] }),
      anOffer('disk', { provides: ['Disk.v1.example.com'] }),
      anOffer('disk', { provides: ['Disk.v1.example.com'], catalog: 'other' }),
    ];
    const prediction = predictedDependencies(aRoot(api('Database')), aWorld(offers));
    expect(installed(prediction)).toEqual(['other/db/stable@1.0.0', 'other/disk/stable@1.0.0']);
  });

  it('skip an offer whose dependencies cannot be satisfied', () => {
    const offers = [
      anOffer('a-db', { ...database, requires: [api('Ghost')] }),
      anOffer('b-db', database),
    ];
    const prediction = predictedDependencies(aRoot(api('Database')), aWorld(offers));
    expect(installed(prediction)).toEqual(['main/b-db/stable@1.0.0']);
  });

  it('skip an offer that provides an API of the Operator itself, or of one of its dependencies', () => {
    const both = ['Cache.v1.example.com', 'Database.v1.example.com'];
    const offers = [
      anOffer('a-db', { provides: both }),
      anOffer('b-db', { provides: ['Database.v1.example.com', 'Disk.v1.example.com'] }),
      anOffer('c-db', database),
      anOffer('disk', { provides: ['Disk.v1.example.com'] }),
    ];
    const needs = [pkg('disk', '1.0.0'), api('Database')];
    const prediction = predictedDependencies(aRoot(...needs), aWorld(offers));
    expect(installed(prediction)).toEqual(['main/disk/stable@1.0.0', 'main/c-db/stable@1.0.0']);
  });

  it('report everything that is missing, not only the first', () => {
    const offers = [anOffer('db', { ...database, requires: [api('Ghost')] })];
    const needs = [api('Spirit'), api('Database')];
    const { missing } = predictedDependencies(aRoot(...needs), aWorld(offers));
    expect(missing).toEqual([
      { need: api('Spirit'), neededBy: 'cache', conflicting: [] },
      { need: api('Ghost'), neededBy: 'db', conflicting: [] },
    ]);
  });

  it('end if packages require each other', () => {
    const offers = Array.from({ length: 60 }, (_, at) =>
      anOffer(`p${at}`, {
        provides: [`K${at % 2}.v1.example.com`],
        requires: [api(`K${(at + 1) % 2}`), api('Ghost')],
      }),
    );
    const { missing } = predictedDependencies(aRoot(api('K0')), aWorld(offers));
    expect(missing.length).toBeGreaterThan(0);
  });
});

describe('Operators in the namespace', () => {
  const offers = [anOffer('db', { ...database, versions: ['2.0.0', '1.0.0'] })];

  it.each<[string, Dependency, Present]>([
    ['an API', api('Database'), aPresent('db', database)],
    [
      'an API of an Operator without a Subscription',
      api('Database'),
      aPresent('x', { ...database, follows: null }),
    ],
    ['a package in the range', pkg('db', '<2.0.0'), aPresent('db')],
  ])('are not reinstalled: %s', (_, need, one) => {
    const prediction = predictedDependencies(aRoot(need), aWorld(offers, { present: [one] }));
    expect(prediction).toMatchObject({ installs: [], missing: [], present: [{ by: one.name }] });
  });

  it('are updated if their Subscription permits it', () => {
    const world = aWorld(offers, { present: [aPresent('db')] });
    const { installs } = predictedDependencies(aRoot(pkg('db', '>=2.0.0')), world);
    expect(installs).toMatchObject([{ version: '2.0.0', isUpdate: true }]);
  });

  it.each<[string, Present]>([
    [
      'follows another channel',
      aPresent('db', { follows: { key: anOffer('db').key, channel: 'old' } }),
    ],
    [
      'follows another catalog',
      aPresent('db', {
        follows: { key: anOffer('db', { catalog: 'other' }).key, channel: 'stable' },
      }),
    ],
    ['has no Subscription', aPresent('db', { follows: null })],
  ])('block a dependency if one %s (DR-013)', (_, one) => {
    const world = aWorld(offers, { present: [one] });
    const { installs, missing } = predictedDependencies(aRoot(pkg('db', '>=2.0.0')), world);
    expect(installs).toEqual([]);
    expect(missing).toMatchObject([{ conflicting: ['db'] }]);
  });
});

describe("OLM's order of preference", () => {
  it.each<[string, readonly DependencyOffer[], Partial<DependencyWorld>, string]>([
    [
      'uses the catalog of the dependent Operator before one of higher priority',
      [anOffer('db', { ...database, catalog: 'better' }), anOffer('db', database)],
      { priorities: new Map([[`${MARKET}/better`, 100]]) },
      'main/db/stable@1.0.0',
    ],
    [
      'uses the catalog of higher priority otherwise',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'omega' }),
      ],
      { priorities: new Map([[`${MARKET}/omega`, 1]]) },
      'omega/db/stable@1.0.0',
    ],
    [
      'treats a catalog without a priority as 0, higher than a negative one (CS-009)',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'omega' }),
      ],
      { priorities: new Map([[`${MARKET}/alpha`, -1]]) },
      'omega/db/stable@1.0.0',
    ],
    [
      'uses a catalog of the namespace before a global one of the same priority',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'own', catalogNamespace: 'team-a' }),
      ],
      {},
      'own/db/stable@1.0.0',
    ],
    [
      'uses catalogs by name otherwise',
      [
        anOffer('db', { ...database, catalog: 'omega' }),
        anOffer('db', { ...database, catalog: 'alpha' }),
      ],
      {},
      'alpha/db/stable@1.0.0',
    ],
    [
      "uses any package's default channel before other channels (DR-011)",
      [
        anOffer('a-db', { ...database, channel: 'beta', isDefault: false }),
        anOffer('z-db', database),
      ],
      {},
      'main/z-db/stable@1.0.0',
    ],
    [
      'uses channels by name, regardless of their numbers (DR-011)',
      [
        anOffer('db', { ...database, channel: 'v9', isDefault: false }),
        anOffer('db', { ...database, channel: 'v10', isDefault: false }),
      ],
      {},
      'main/db/v10@1.0.0',
    ],
    [
      'uses the head',
      [anOffer('db', { ...database, versions: ['1.2.0', '1.1.0'] })],
      {},
      'main/db/stable@1.2.0',
    ],
  ])('%s', (_, offers, changes, expected) => {
    const prediction = predictedDependencies(aRoot(api('Database')), aWorld(offers, changes));
    expect(installed(prediction)).toEqual([expected]);
    expect(prediction.missing).toEqual([]);
  });

  it('names alternative packages', () => {
    const offers = ['clash', 'db', 'third'].map((name) => anOffer(name, database));
    const [install] = predictedDependencies(aRoot(api('Database')), aWorld(offers)).installs;
    expect(install).toMatchObject({
      key: { packageName: 'clash' },
      alternatives: ['db', 'third'],
      needs: [{ neededBy: 'cache' }],
    });
  });
});
