import { expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { anOffer, database } from '~/test/dependencyBuilders';
import { presentOperators } from './predictedDependencies';

const owned = [{ name: 'databases.example.com', version: 'v1', kind: 'Database' }];
const spec = { version: '1.0.0', customresourcedefinitions: { owned } };

it('finds the package of an installed CSV by its Subscription', () => {
  const csvs = [aCsv({ name: 'db.v1.0.0', spec })];
  const subscriptions = [
    aSubscription({
      spec: { name: 'db', source: 'main', sourceNamespace: 'm' },
      status: { installedCSV: 'db.v1.0.0' },
    }),
  ];
  expect(presentOperators({ csvs, subscriptions }, [])).toEqual([
    {
      name: 'db.v1.0.0',
      packageName: 'db',
      version: '1.0.0',
      provides: database.provides,
      follows: {
        key: { catalogNamespace: 'm', catalog: 'main', packageName: 'db' },
        channel: 'stable',
      },
    },
  ]);
});

it('counts CSVs without a Subscription, but no copied ones', () => {
  const csvs = [
    aCsv({ name: 'mine.v1.0.0', spec }),
    aCsv({ name: 'copy.v1.0.0', spec, labels: { 'olm.copiedFrom': 'openshift-operators' } }),
  ];
  expect(presentOperators({ csvs, subscriptions: [] }, [])).toMatchObject([
    { name: 'mine.v1.0.0', packageName: null, follows: null },
  ]);
});

const key = { source: 'main', sourceNamespace: 'openshift-marketplace' };

it.each([
  ['its channel', 'beta', '2.0.0'],
  ['the default channel if it names none', '', '1.0.0'],
  ['nothing if the catalog does not contain it', 'gone', ''],
])('finds the future installation of a Subscription from %s', (_, channel, version) => {
  const offers = [
    anOffer('db', { ...database, channel: 'beta', isDefault: false, versions: ['2.0.0'] }),
    anOffer('db', database),
  ];
  const subscriptions = [aSubscription({ name: 'sub', spec: { name: 'db', ...key, channel } })];
  expect(presentOperators({ csvs: [], subscriptions }, offers)).toMatchObject([
    { name: 'sub', packageName: 'db', version },
  ]);
});
