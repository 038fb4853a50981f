import { describe, expect, it } from 'vitest';
import { providing, type PackageSpec } from './aCatalog';
import {
  chosen,
  csv,
  database,
  resolution,
  single,
  subscription,
  visible,
} from './resolverFixtures';

describe('an install', () => {
  const catalogs = [visible('main', [database])];

  it.each([
    ['takes the channel head', {}, 'main/market/stable/db.v1.4.0 <- db.v1.2.0'],
    [
      'takes the starting CSV',
      { startingCSV: 'db.v1.1.0' },
      'main/market/stable/db.v1.1.0 <- db.v1.0.0',
    ],
    ['prefers the default channel', { channel: '' }, 'main/market/stable/db.v1.4.0 <- db.v1.2.0'],
  ])('%s', (_, more, expected) => {
    expect(chosen({ catalogs, subscriptions: [subscription('db', more)] })).toEqual([expected]);
  });

  it.each([
    [
      'of a channel that does not exist',
      subscription('db', { channel: 'nightly' }),
      'no operators found in channel nightly of package db in the catalog referenced by subscription db, subscription db exists',
    ],
    [
      'of a package that does not exist',
      subscription('ghost'),
      'no operators found in package ghost in the catalog referenced by subscription ghost, subscription ghost exists',
    ],
    [
      'from a catalog that does not exist',
      subscription('db', { catalog: { name: 'ghost', namespace: 'market' } }),
      'no operators found from catalog ghost in namespace market referenced by subscription db, subscription db exists',
    ],
    [
      'of a starting CSV that does not exist',
      subscription('db', { startingCSV: 'db.v9.0.0' }),
      'no operators found with name db.v9.0.0 in channel stable of package db in the catalog referenced by subscription db, subscription db exists',
    ],
  ])('%s fails with the OLM message', (_, facts, expected) => {
    expect(resolution({ catalogs, subscriptions: [facts] })).toEqual({
      kind: 'unsatisfiable',
      message: `constraints not satisfiable: ${expected}`,
    });
  });
});

describe('an update', () => {
  const catalogs = [visible('main', [database])];

  it.each([
    { way: 'follows replaces one step', from: '1.0.0', channel: 'stable', to: 'stable/db.v1.1.0' },
    { way: 'follows skips', from: '1.3.0', channel: 'stable', to: 'stable/db.v1.4.0' },
    { way: 'follows skipRange', from: '1.0.0', channel: 'fast', to: 'fast/db.v2.0.0' },
    { way: 'stays at the head', from: '1.4.0', channel: 'stable', to: undefined },
    { way: 'never goes back', from: '2.0.0', channel: 'stable', to: undefined },
  ])('$way', ({ from, channel, to }) => {
    const installedCSV = `db.v${from}`;
    const subscriptions = [subscription('db', { channel, installedCSV })];
    const csvs = [csv(installedCSV, from, 'Database')];
    const expected = to === undefined ? [] : [`main/market/${to} <- ${installedCSV}`];
    expect(chosen({ catalogs, subscriptions, csvs })).toEqual(expected);
  });

  it('rejects a replaced CSV that still exists', () => {
    const csvs = [csv('db.v1.0.0', '1.0.0', 'Database'), csv('db.v1.4.0', '1.4.0', 'Database')];
    const subscriptions = [subscription('db', { installedCSV: 'db.v1.4.0' })];
    expect(chosen({ catalogs, subscriptions, csvs })).toEqual([
      'constraints not satisfiable: @existing/ns//db.v1.0.0 and @existing/ns//db.v1.4.0 originate from package db, ' +
        'clusterserviceversion db.v1.0.0 exists and is not referenced by a subscription, subscription db exists, ' +
        'subscription db requires @existing/ns//db.v1.4.0',
    ]);
  });
});

describe('a namespace', () => {
  it('rejects two providers of one API', () => {
    const catalogs = [visible('main', [database, single('clash', providing('Database'))])];
    const csvs = [csv('db.v1.4.0', '1.4.0', 'Database')];
    const subscriptions = [
      subscription('clash'),
      subscription('db', { installedCSV: 'db.v1.4.0' }),
    ];
    expect(chosen({ catalogs, csvs, subscriptions })).toEqual([
      'constraints not satisfiable: @existing/ns//db.v1.4.0 and main/market/stable/clash.v1.0.0 provide Database (example.com/v1), ' +
        'subscription clash exists, subscription clash requires main/market/stable/clash.v1.0.0, subscription db exists, ' +
        'subscription db requires @existing/ns//db.v1.4.0',
    ]);
  });

  it('reports a channel with two heads as an error of the catalog', () => {
    const forked: PackageSpec = {
      name: 'forked',
      channels: { stable: [{ name: 'a' }, { name: 'b' }] },
      bundles: { a: { version: '1.0.0' }, b: { version: '2.0.0' } },
    };
    expect(
      resolution({
        catalogs: [visible('main', [forked])],
        subscriptions: [subscription('forked')],
      }),
    ).toMatchObject({ kind: 'error', message: expect.stringContaining('2 replacement chains') });
  });
});
