import { describe, expect, it } from 'vitest';

import {
  MARKET,
  aRoot,
  aWorld,
  anOffer,
  api,
  database,
  installed,
} from '~/test/dependencyBuilders';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { type DependencyWorld, predictedDependencies } from './predictedDependencies';

describe("OLM's order of preference", () => {
  it.each<[string, readonly DependencyOffer[], Partial<DependencyWorld>, string]>([
    [
      'takes the catalog of the Operator that needs it before one of higher priority (DR-010)',
      [anOffer('db', { ...database, catalog: 'better' }), anOffer('db', database)],
      { priorities: new Map([[`${MARKET}/better`, 100]]) },
      'main/db/stable@1.0.0',
    ],
    [
      'takes the catalog of higher priority otherwise (DR-010)',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'omega' }),
      ],
      { priorities: new Map([[`${MARKET}/omega`, 1]]) },
      'omega/db/stable@1.0.0',
    ],
    [
      'counts a catalog without a priority as 0, more than a negative one (CS-009)',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'omega' }),
      ],
      { priorities: new Map([[`${MARKET}/alpha`, -1]]) },
      'omega/db/stable@1.0.0',
    ],
    [
      'takes a catalog of the namespace before a global one of the same priority',
      [
        anOffer('db', { ...database, catalog: 'alpha' }),
        anOffer('db', { ...database, catalog: 'own', catalogNamespace: 'team-a' }),
      ],
      {},
      'own/db/stable@1.0.0',
    ],
    [
      'takes catalogs by name when nothing else decides',
      [
        anOffer('db', { ...database, catalog: 'omega' }),
        anOffer('db', { ...database, catalog: 'alpha' }),
      ],
      {},
      'alpha/db/stable@1.0.0',
    ],
    [
      "takes any package's default channel before other channels (DR-011)",
      [
        anOffer('a-db', { ...database, channel: 'beta', isDefault: false }),
        anOffer('z-db', database),
      ],
      {},
      'main/z-db/stable@1.0.0',
    ],
    [
      'takes channels by name, whatever their numbers (DR-011)',
      [
        anOffer('db', { ...database, channel: 'v9', isDefault: false }),
        anOffer('db', { ...database, channel: 'v10', isDefault: false }),
      ],
      {},
      'main/db/v10@1.0.0',
    ],
    [
      'takes the head (DR-012)',
      [anOffer('db', { ...database, versions: ['1.2.0', '1.1.0'] })],
      {},
      'main/db/stable@1.2.0',
    ],
  ])('%s', (_, offers, changes, expected) => {
    const prediction = predictedDependencies(aRoot(api('Database')), aWorld(offers, changes));
    expect(installed(prediction)).toEqual([expected]);
    expect(prediction.missing).toEqual([]);
  });

  it('names the packages that would do as well', () => {
    const offers = ['clash', 'db', 'third'].map((name) => anOffer(name, database));
    const [install] = predictedDependencies(aRoot(api('Database')), aWorld(offers)).installs;
    expect(install).toMatchObject({
      key: { packageName: 'clash' },
      alternatives: ['db', 'third'],
      needs: [{ neededBy: 'cache' }],
    });
  });
});
