import { expect, it } from 'vitest';
import type { Dependency } from '~/olm/dependencies/dependencies';
import { aSubscription } from '~/test/builders';
import { MARKET, anOffer, api, database, pkg } from '~/test/dependencyBuilders';
import { providersOf } from './providers';

const OFFERS = [
  anOffer('squirrel', { ...database, channel: 'beta', isDefault: false, versions: ['2.0.0-rc.1'] }),
  anOffer('squirrel', { ...database, versions: ['1.4.0', '1.3.0'] }),
  anOffer('heron', { ...database, catalog: 'other', versions: ['3.0.0'] }),
  anOffer('paper', { versions: ['9.0.0'] }),
];

it.each<[string, Dependency, readonly string[]]>([
  ['an API', api('Database'), ['squirrel 1.4.0 stable,beta', 'heron 3.0.0 stable']],
  ['an API without a provider', api('Cache'), []],
  ['a package in a range', pkg('squirrel', '<1.4.0'), ['squirrel 1.3.0 stable']],
  ['a package in any version', pkg('paper', ''), ['paper 9.0.0 stable']],
])('the packages that provide %s', (_, need, expected) => {
  const found = providersOf(need, OFFERS, []);
  expect(
    found.map(({ key, version, channels }) =>
      [key.packageName, version, channels.join(',')].join(' '),
    ),
  ).toEqual(expected);
});

it('those that are installed come first', () => {
  const spec = { name: 'heron', source: 'other', sourceNamespace: MARKET };
  const subscriptions = [aSubscription({ name: 'my-heron', spec })];
  const found = providersOf(api('Database'), OFFERS, subscriptions);
  expect(found.map(({ key, subscription }) => [key.packageName, subscription])).toEqual([
    ['heron', 'my-heron'],
    ['squirrel', null],
  ]);
});
