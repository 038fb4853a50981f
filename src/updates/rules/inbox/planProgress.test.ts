import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan } from '~/test/builders';
import type { InstallPlan } from '~/kube/models/olm';
import { outcomeOf, planProgress } from './planProgress';

const plan = {
  namespace: 'team-a',
  name: 'install-abcde',
  csvNames: ['quill.v2.0.0', 'basalt.v2.0.0'],
};

function aPlanIn(phase: string, changes: Partial<NonNullable<InstallPlan['spec']>> = {}) {
  return anInstallPlan({
    spec: { clusterServiceVersionNames: plan.csvNames, approved: true, ...changes },
    status: { phase },
  });
}

const csvIn = (name: string, phase: string, replaces?: string) =>
  aCsv({
    name,
    spec: replaces === undefined ? {} : { replaces },
    status: { phase, reason: 'Why', message: 'so' },
  });

function outcome(plans: readonly InstallPlan[], csvs: readonly ReturnType<typeof aCsv>[] | null) {
  return outcomeOf(planProgress(plan, { plans, csvs }));
}

const both = (one: string, other: string) => [
  csvIn('quill.v2.0.0', one),
  csvIn('basalt.v2.0.0', other),
];

describe('the outcome of a plan', () => {
  it.each([
    ['it is not approved', aPlanIn('RequiresApproval', { approved: false }), 'unapproved'],
    ['OLM has not processed the approval yet', aPlanIn('RequiresApproval'), 'under-way'],
    ['OLM is still unpacking', aPlanIn('Planning'), 'unapproved'],
    ['OLM executes it', aPlanIn('Installing'), 'under-way'],
    ['its resources exist, its Operators are not ready', aPlanIn('Complete'), 'under-way'],
    ['it failed', aPlanIn('Failed'), 'plan-failed'],
  ])('%s', (_, found, kind) => {
    expect(outcome([found], [])).toMatchObject({ kind });
  });

  it('names the newer plan that superseded it', () => {
    const newer = anInstallPlan({ name: 'install-newer', spec: { generation: 2 } });
    const old = aPlanIn('RequiresApproval', { approved: false });
    expect(outcome([old, newer], [])).toEqual({ kind: 'superseded', by: 'install-newer' });
  });

  it.each([
    ['Succeeded', 'Succeeded', 'succeeded'],
    ['Succeeded', 'Pending', 'under-way'],
    ['InstallReady', 'Installing', 'under-way'],
    ['Succeeded', '', 'under-way'],
    ['Succeeded', 'Failed', 'csv-failed'],
    ['Failed', 'Installing', 'csv-failed'],
    // The next version was also approved.
    ['Replacing', 'Deleting', 'succeeded'],
  ])('with its Operators %s and %s', (one, other, kind) => {
    expect(outcome([aPlanIn('Complete')], both(one, other))).toMatchObject({ kind });
  });

  it('names the failed Operator while OLM still executes the plan', () => {
    expect(outcome([aPlanIn('Installing')], both('Failed', 'Pending'))).toEqual({
      kind: 'csv-failed',
      csvName: 'quill.v2.0.0',
      message: 'so',
    });
  });

  it('is known by its Operators once OLM has removed it', () => {
    expect(outcome([], both('Succeeded', 'Succeeded'))).toEqual({ kind: 'succeeded' });
    expect(outcome([], [])).toEqual({ kind: 'under-way' });
  });

  it('includes an Operator that has been replaced and deleted', () => {
    const csvs = [
      csvIn('quill.v3.0.0', 'Installing', 'quill.v2.0.0'),
      csvIn('basalt.v2.0.0', 'Succeeded'),
    ];
    expect(outcome([aPlanIn('Complete')], csvs)).toEqual({ kind: 'succeeded' });
  });

  it('is unknown without permission to read ClusterServiceVersions', () => {
    expect(outcome([aPlanIn('Installing')], null)).toEqual({ kind: 'under-way' });
    expect(outcome([aPlanIn('Complete')], null)).toEqual({ kind: 'unseen' });
  });

  it('shows OLM’s message of each Operator', () => {
    const { operators } = planProgress(plan, {
      plans: [],
      csvs: [csvIn('quill.v2.0.0', 'Pending')],
    });
    expect(operators).toEqual([
      {
        csvName: 'quill.v2.0.0',
        version: '1.0.0',
        stage: 'under-way',
        phase: 'Pending',
        reason: 'Why',
        message: 'so',
      },
      {
        csvName: 'basalt.v2.0.0',
        version: null,
        stage: 'awaited',
        phase: null,
        reason: null,
        message: null,
      },
    ]);
  });
});
