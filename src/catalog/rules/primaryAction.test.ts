import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan, anOperatorGroup } from '~/test/builders';
import { type ClusterObjects, installedOperators } from '~/olm/installed/installedOperator';
import { canInstallAgain, primaryAction } from './primaryAction';

const settled = {
  installedCSV: 'quill.v1.0.0',
  currentCSV: 'quill.v1.0.0',
  state: 'AtLatestKnown',
};
const pending = {
  currentCSV: 'quill.v1.1.0',
  state: 'UpgradePending',
  installPlanRef: { name: 'install-abcde' },
};

function operatorsOf(objects: Partial<ClusterObjects>) {
  return installedOperators({
    subscriptions: [aSubscription({ status: settled })],
    csvs: [aCsv()],
    installPlans: [anInstallPlan()],
    operatorGroups: [anOperatorGroup()],
    catalogSources: null,
    ...objects,
  });
}

describe('primaryAction', () => {
  it.each<[string, Partial<ClusterObjects>, string]>([
    ['install if not installed', { subscriptions: [], csvs: [] }, 'install'],
    ['view if installed', {}, 'view'],
    ['view the failure', { csvs: [aCsv({ status: { phase: 'Failed' } })] }, 'fix'],
    [
      'review an update',
      { subscriptions: [aSubscription({ status: { ...settled, ...pending } })] },
      'review-update',
    ],
    [
      'approve the first install',
      { subscriptions: [aSubscription({ status: pending })], csvs: [] },
      'approve',
    ],
  ])('is to %s', (_, objects, kind) => {
    expect(primaryAction(operatorsOf(objects)).kind).toBe(kind);
  });

  it('links to the installation with the worst status', () => {
    const operators = operatorsOf({
      subscriptions: [
        aSubscription({ status: settled }),
        aSubscription({ namespace: 'team-b', status: settled }),
      ],
      csvs: [aCsv(), aCsv({ namespace: 'team-b', status: { phase: 'Failed' } })],
      operatorGroups: null,
    });
    expect(primaryAction(operators)).toEqual({ kind: 'fix', namespace: 'team-b', name: 'quill' });
  });
});

describe('canInstallAgain', () => {
  it.each([
    ['one project', 'team-a', true],
    ['all projects', '', false],
  ])('after an installation that watches %s', (_, targets, expected) => {
    const csvs = [aCsv({ annotations: { 'olm.targetNamespaces': targets } })];
    expect(canInstallAgain(operatorsOf({ csvs }))).toBe(expected);
  });
});
