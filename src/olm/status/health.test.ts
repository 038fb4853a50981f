import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { statusesOf } from '~/olm/status/statuses';
import { healthOf } from '~/olm/status/health';
import { STATUS_ORDER, type StatusKind } from '~/olm/status/status';
import type { StatusFacts } from '~/olm/status/statusFacts';

const steady = { state: 'AtLatestKnown', installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' };

function facts(changes: Partial<StatusFacts> = {}): StatusFacts {
  return {
    subscription: aSubscription({ status: steady }),
    csvs: [aCsv()],
    seesCsvs: true,
    namespaceCsvs: changes.csvs ?? [],
    plan: null,
    groupCount: 1,
    catalog: 'present',
    now: null,
    ...changes,
  };
}

function withCondition(type: string, reason: string, message = '', status: object = steady) {
  return aSubscription({
    status: { ...status, conditions: [{ type, status: 'True', reason, message }] },
  });
}

/** Nothing is installed yet. */
const fresh = (type: string, reason: string) => ({
  csvs: [],
  subscription: withCondition(type, reason, '', {}),
});

const inPhase = (phase: string, reason = '') => aCsv({ status: { phase, reason } });

function healthIn(changes: Partial<StatusFacts>) {
  const known = facts(changes);
  return healthOf(statusesOf(known), known).health;
}

describe('reportOf', () => {
  it.each<[string, Partial<StatusFacts>, StatusKind, boolean]>([
    [
      'a plan with an error (recording approve_invalid)',
      { plan: anInstallPlan({ status: { phase: 'Installing', message: 'no' } }) },
      'plan-failed',
      true,
    ],
    [
      'a plan that failed',
      { plan: anInstallPlan({ status: { phase: 'Failed', message: 'no' } }) },
      'plan-failed',
      false,
    ],
    ['a CSV that failed', { csvs: [inPhase('Failed')] }, 'failed', false],
    [
      'a CSV that OLM restarts after a failure (recording csv_never_ready)',
      { csvs: [aCsv({ status: { phase: 'Installing', conditions: [{ phase: 'Failed' }] } })] },
      'failed',
      true,
    ],
    ['a healthy one', {}, 'ready', false],
  ])('shows for %s whether OLM retries', (_, changes, kind, isRetried) => {
    expect(healthIn(changes)).toMatchObject({ kind, isRetried });
  });

  it.each<[string, Partial<StatusFacts>, StatusKind]>([
    ['Succeeded is ready', {}, 'ready'],
    ['CSV-004: Failed is failed', { csvs: [inPhase('Failed')] }, 'failed'],
    ['Pending before OLM checked', { csvs: [inPhase('Pending')] }, 'installing'],
    [
      'CSV-008: Pending with unmet requirements',
      { csvs: [inPhase('Pending', 'RequirementsNotMet')] },
      'requirements-not-met',
    ],
    ['InstallReady', { csvs: [inPhase('InstallReady')] }, 'installing'],
    ['Installing', { csvs: [inPhase('Installing')] }, 'installing'],
    [
      'CSV-031: two CSVs are an update',
      { csvs: [inPhase('Replacing'), inPhase('Pending')] },
      'updating',
    ],
    ['no CSV yet', { subscription: aSubscription(), csvs: [] }, 'installing'],
    [
      'recording no_operator_group: OLM reports nothing',
      { csvs: [], subscription: aSubscription(), groupCount: 0 },
      'no-operator-group',
    ],
    [
      'recording two_operator_groups',
      { csvs: [], subscription: aSubscription(), groupCount: 2 },
      'several-operator-groups',
    ],
    ['unreadable OperatorGroups are ignored', { groupCount: null }, 'ready'],
    [
      'recording resolution_failed',
      fresh('ResolutionFailed', 'ConstraintsNotSatisfiable'),
      'resolution-failed',
    ],
    [
      'recording bundle_unpack_failed: failed permanently',
      fresh('BundleUnpackFailed', 'BundleUnpackFailed'),
      'unpack-failed',
    ],
    [
      'recording approve_invalid: the plan failed',
      { subscription: withCondition('InstallPlanFailed', 'InstallCheckFailed') },
      'plan-failed',
    ],
    ['a deleted catalog', { catalog: 'missing' }, 'catalog-missing'],
    ['unreadable catalogs are ignored', { catalog: 'unknown' }, 'ready'],
    [
      'recording catalog_unhealthy',
      { subscription: withCondition('CatalogSourcesUnhealthy', 'UnhealthyCatalogSourceFound') },
      'catalog-unhealthy',
    ],
    [
      'the catalog does not hide missing requirements of the installed version',
      {
        csvs: [aCsv({ status: { phase: 'Pending', reason: 'RequirementsNotMet' } })],
        subscription: withCondition('CatalogSourcesUnhealthy', 'UnhealthyCatalogSourceFound'),
      },
      'requirements-not-met',
    ],
    [
      'a pending plan before the first install',
      { csvs: [], subscription: aSubscription(), plan: anInstallPlan() },
      'approval-needed',
    ],
    ['a pending plan after the first install', { plan: anInstallPlan() }, 'update-approval-needed'],
    [
      'an approved plan requires no approval',
      { plan: anInstallPlan({ spec: { approved: true } }) },
      'ready',
    ],
    [
      'a plan that failed',
      { plan: anInstallPlan({ status: { phase: 'Failed', message: 'no' } }) },
      'plan-failed',
    ],
    [
      'recording approve_invalid: OLM retries a step repeatedly',
      {
        csvs: [],
        subscription: aSubscription(),
        plan: anInstallPlan({ status: { phase: 'Installing', message: 'retrying' } }),
      },
      'plan-failed',
    ],
    [
      'recording install_automatic: the plan still creates what the CSV requires',
      {
        csvs: [inPhase('Pending', 'RequirementsNotMet')],
        plan: anInstallPlan({ status: { phase: 'Installing' } }),
      },
      'installing',
    ],
    [
      'recording install_automatic: the CSV is ready before the Subscription is updated',
      { subscription: aSubscription({ status: { currentCSV: 'quill.v1.0.0' } }) },
      'ready',
    ],
  ])('%s', (_, changes, kind) => {
    expect(healthIn(changes).kind).toBe(kind);
  });

  it('contains the OLM message', () => {
    const csv = aCsv({
      status: { phase: 'Failed', reason: 'ComponentUnhealthy', message: 'no pods' },
    });
    expect(healthIn({ csvs: [csv] })).toMatchObject({
      kind: 'failed',
      reason: 'ComponentUnhealthy',
      message: 'no pods',
    });
  });

  it('is removing only if all resources are being deleted', () => {
    const going = { ...aCsv().metadata, deletionTimestamp: '2026-01-01T00:00:00Z' };
    const csv = { ...aCsv(), metadata: going };
    expect(healthIn({ csvs: [csv], subscription: null }).kind).toBe('removing');
    expect(healthIn({ csvs: [csv] }).kind).not.toBe('removing');
  });

  it('never hides a failure behind a less severe status (W: stock shows "Cannot update" over Failed)', () => {
    const broken = {
      csvs: [inPhase('Failed')],
      catalog: 'missing',
      plan: anInstallPlan(),
    } as const;
    expect(healthIn(broken).kind).toBe('failed');
  });

  it('the remaining condition of a successful unpack is not a failure', () => {
    const subscription = withCondition('BundleUnpacking', 'UnpackingInProgress');
    expect(healthIn({ subscription }).kind).toBe('ready');
  });

  it('reports a failing unpack while it is retried', () => {
    const conditions = [
      {
        type: 'BundleUnpacking',
        status: 'True',
        reason: 'UnpackingInProgress',
        message: 'pull failed',
      },
    ];
    const subscription = aSubscription({ status: { conditions } });
    expect(healthIn({ subscription, csvs: [] }).message).toBe('pull failed');
  });

  it('does not call an update in progress a resolution failure (recording not_upgradeable)', () => {
    const both = '@existing/team-a//quill.v1.0.0 and @existing/team-a//quill.v2.0.0';
    const subscription = withCondition(
      'ResolutionFailed',
      'ConstraintsNotSatisfiable',
      `constraints not satisfiable: ${both} provide Pen (ink.example.com/v1)`,
    );
    const next = { name: 'quill.v2.0.0', spec: { replaces: 'quill.v1.0.0' } };
    const csvs = [aCsv(), aCsv({ ...next, status: { phase: 'Pending', reason: '' } })];
    expect(healthIn({ subscription, csvs }).kind).toBe('updating');
    expect(healthIn({ subscription, csvs: [aCsv(next)] }).kind).toBe('ready');
  });

  it('orders every kind once', () => {
    expect(new Set(STATUS_ORDER).size).toBe(STATUS_ORDER.length);
  });
});
