import { expect, it } from 'vitest';
import { installedOperators } from '~/olm/installed/installedOperator';
import { aCsv, anOperatorGroup, aSubscription } from '~/test/builders';
import { migrationStates } from './migrationStates';

const named = (name: string, changes: Parameters<typeof aCsv>[0] = {}) => ({
  subscription: aSubscription({
    name,
    spec: { name, source: 'a', sourceNamespace: 'b' },
    status: { installedCSV: `${name}.v1.0.0`, state: 'AtLatestKnown' },
  }),
  csv: aCsv({ name: `${name}.v1.0.0`, ...changes }),
});

it('tells what the lists show against the migration of an Operator, and nothing that they do not show', () => {
  const ready = named('ready', {
    spec: { installModes: [{ type: 'AllNamespaces', supported: true }] },
  });
  const bound = named('bound', {
    spec: { installModes: [{ type: 'OwnNamespace', supported: true }] },
  });
  const fresh = aSubscription({ name: 'fresh' });
  const lists = {
    subscriptions: [ready.subscription, bound.subscription, fresh],
    csvs: [ready.csv, bound.csv, aCsv({ name: 'alone.v1.0.0' })],
    groups: [anOperatorGroup()],
    hasObjectSets: true,
  };
  const operators = installedOperators({
    ...lists,
    operatorGroups: lists.groups,
    installPlans: [],
    catalogSources: null,
  });
  expect([...migrationStates(operators, lists)]).toEqual([
    ['team-a/ready', 'open'],
    ['team-a/bound', 'ineligible'],
  ]);
  expect([...migrationStates(operators, { ...lists, hasObjectSets: false }).values()]).toEqual([
    'ineligible',
    'ineligible',
  ]);
  expect(migrationStates(operators, UNKNOWN).size).toBe(0);
});

const UNKNOWN = { subscriptions: null, csvs: null, groups: null, hasObjectSets: null };
