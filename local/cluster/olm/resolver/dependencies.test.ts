import { describe, expect, it } from 'vitest';
import { providing, requiring } from './aCatalog';
import { chosen, csv, database, single, subscription, visible } from './resolverFixtures';

describe('a dependency', () => {
  const cache = single('cache', requiring('Database'));

  it('is resolved from the same catalog before one of higher priority', () => {
    const catalogs = [
      visible('other', [single('first', providing('Database'))], 100),
      visible('main', [cache, database]),
    ];
    expect(chosen({ catalogs, subscriptions: [subscription('cache')] })).toEqual([
      'main/market/stable/cache.v1.0.0 <- ',
      'main/market/stable/db.v1.4.0 <- db.v1.2.0',
    ]);
  });

  it.each([
    { by: 'priority', left: 10, right: 0, expected: 'left' },
    { by: 'name', left: 0, right: 0, expected: 'left' },
    { by: 'priority over name', left: 0, right: 10, expected: 'right' },
  ])('is resolved from another catalog by $by', ({ left, right, expected }) => {
    const catalogs = [
      visible('right', [single('p', providing('Database'))], right),
      visible('left', [single('p', providing('Database'))], left),
      visible('main', [cache]),
    ];
    expect(chosen({ catalogs, subscriptions: [subscription('cache')] })).toContain(
      `${expected}/market/stable/p.v1.0.0 <- `,
    );
  });

  it('is satisfied by a ClusterServiceVersion in the namespace', () => {
    const catalogs = [visible('main', [cache, database])];
    const csvs = [csv('mine.v1.0.0', '1.0.0', 'Database')];
    expect(chosen({ catalogs, csvs, subscriptions: [subscription('cache')] })).toEqual([
      'main/market/stable/cache.v1.0.0 <- ',
    ]);
  });

  it('that cannot be satisfied is named', () => {
    const catalogs = [visible('main', [cache])];
    expect(chosen({ catalogs, subscriptions: [subscription('cache')] })).toEqual([
      'constraints not satisfiable: bundle cache.v1.0.0 requires an operator providing an API with group: example.com, ' +
        'version: v1, kind: Database, subscription cache exists, subscription cache requires main/market/stable/cache.v1.0.0',
    ]);
  });

  it.each([
    [
      'a package range',
      {
        type: 'olm.package.required',
        value: { packageName: 'db', versionRange: '>=1.0.0 <1.3.0' },
      },
      'main/market/stable/db.v1.2.0 <- db.v1.1.0',
    ],
    [
      'all of',
      {
        type: 'olm.constraint',
        value: {
          failureMessage: 'x',
          all: {
            constraints: [
              { gvk: { group: 'example.com', version: 'v1', kind: 'Database' } },
              { package: { packageName: 'db', versionRange: '<1.1.0' } },
            ],
          },
        },
      },
      'main/market/stable/db.v1.0.0 <- ',
    ],
    [
      'any of',
      {
        type: 'olm.constraint',
        value: {
          any: {
            constraints: [
              { package: { packageName: 'ghost', versionRange: '1.0.0' } },
              { package: { packageName: 'db', versionRange: '2.0.0' } },
            ],
          },
        },
      },
      'main/market/fast/db.v2.0.0 <- db.v1.2.0',
    ],
    [
      'not',
      {
        type: 'olm.constraint',
        value: {
          all: {
            constraints: [
              { package: { packageName: 'db', versionRange: '<1.3.0' } },
              { not: { constraints: [{ package: { packageName: 'db', versionRange: '1.2.0' } }] } },
            ],
          },
        },
      },
      'main/market/stable/db.v1.1.0 <- db.v1.0.0',
    ],
  ])('by %s', (_, property, expected) => {
    const catalogs = [visible('main', [single('needy', property), database])];
    expect(chosen({ catalogs, subscriptions: [subscription('needy')] })).toContain(expected);
  });
});
