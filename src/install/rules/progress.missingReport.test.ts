import { expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { aFollowed } from '~/test/followed';
import { type Followed, missingReportOf } from './progress';

const NOW = Date.UTC(2026, 0, 1, 1);

const born = <T extends { readonly metadata: object }>(object: T, secondsAgo: number) => ({
  ...object,
  metadata: {
    ...object.metadata,
    creationTimestamp: new Date(NOW - secondsAgo * 1000).toISOString(),
  },
});

const noticed = aSubscription({ status: { lastUpdated: '2026-01-01T00:00:00Z' } });
const inProgress = aSubscription({
  status: { lastUpdated: '2026-01-01T00:00:00Z', currentCSV: 'quill.v1.0.0' },
});
const complete = anInstallPlan({ status: { phase: 'Complete' } });
const untouched = aCsv({ status: { phase: '' } });

it.each<[string, Partial<Followed>, ReturnType<typeof missingReportOf>]>([
  ['nothing', {}, null],
  ['no OperatorGroup (recording no_operator_group)', { operatorGroups: 0 }, 'no-operator-group'],
  [
    'several OperatorGroups (recording two_operator_groups)',
    { operatorGroups: 2 },
    'several-operator-groups',
  ],
  ['OperatorGroups that cannot be viewed', { operatorGroups: null }, null],
  ['a missing catalog', { catalog: 'missing' }, 'catalog-missing'],
  ['a catalog that cannot be viewed', { catalog: 'unknown' }, null],
  [
    'a missing catalog with a ClusterServiceVersion',
    { catalog: 'missing', subscription: inProgress, csv: aCsv() },
    null,
  ],
  [
    'a Subscription without a status for 31 s',
    { subscription: born(aSubscription(), 31) },
    'subscription-unnoticed',
  ],
  ['a Subscription without a status for 29 s', { subscription: born(aSubscription(), 29) }, null],
  ['an old Subscription with a status', { subscription: born(noticed, 9999) }, null],
  [
    'a ClusterServiceVersion without a phase for 31 s',
    { csv: born(untouched, 31) },
    'csv-unnoticed',
  ],
  ['a ClusterServiceVersion without a phase for 29 s', { csv: born(untouched, 29) }, null],
  ['a removed ClusterServiceVersion', { subscription: inProgress, plan: complete }, 'csv-removed'],
  [
    'a ClusterServiceVersion that cannot be viewed',
    { subscription: inProgress, plan: complete, seesCsvs: false },
    null,
  ],
  [
    'a ClusterServiceVersion that the plan still creates',
    { subscription: inProgress, plan: anInstallPlan({ status: { phase: 'Installing' } }) },
    null,
  ],
  ['a removed Subscription', { subscription: null, operatorGroups: 0 }, null],
])('%s means %s', (_, changes, expected) => {
  expect(missingReportOf(aFollowed({ subscription: noticed, ...changes }), NOW)).toBe(expected);
});
