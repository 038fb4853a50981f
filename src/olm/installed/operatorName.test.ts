import { expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { installedOperators } from './installedOperator';
import { placeOf } from './operatorName';

const copy = aCsv({ namespace: 'team-a', labels: { 'olm.copiedFrom': 'operators' } });

it.each([
  ['an Operator opens in its namespace', aCsv({ namespace: 'operators' }), 'operators'],
  ['a copied CSV opens in its namespace', copy, 'team-a'],
])('%s', (_, csv, expected) => {
  const nothing = { subscriptions: [], installPlans: [], operatorGroups: [], catalogSources: [] };
  const [operator] = installedOperators({ ...nothing, csvs: [csv] });
  expect(operator && placeOf(operator)).toBe(expected);
});
