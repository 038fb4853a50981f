import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstallPlan } from '../../test/builders';
import { HEALTH_ORDER, type HealthFacts, type HealthKind, healthOf } from './health';

const steady = { state: 'AtLatestKnown', installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' };

function facts(changes: Partial<HealthFacts> = {}): HealthFacts {
  return {
    subscription: aSubscription({ status: steady }),
    csvs: [aCsv()],
    plan: null,
    groupCount: 1,
    catalog: 'present',
    ...changes,
  };
}

function withCondition(type: string, reason: string, message = '') {
  return aSubscription({
    status: { ...steady, conditions: [{ type, status: 'True', reason, message }] },
  });
}

const inPhase = (phase: string, reason = '') => aCsv({ status: { phase, reason } });

describe('healthOf', () => {
  it.each<[string, Partial<HealthFacts>, HealthKind]>([
    ['CSV-006: Succeeded is ready', {}, 'ready'],
    ['CSV-004: Failed is failed', { csvs: [inPhase('Failed')] }, 'failed'],
    ['CSV-005: Pending before OLM looked', { csvs: [inPhase('Pending')] }, 'installing'],
    [
      'CSV-008: Pending with unmet requirements',
      { csvs: [inPhase('Pending', 'RequirementsNotMet')] },
      'requirements-not-met',
    ],
    ['CSV-005: InstallReady', { csvs: [inPhase('InstallReady')] }, 'installing'],
    ['CSV-005: Installing', { csvs: [inPhase('Installing')] }, 'installing'],
    [
      'CSV-031: two CSVs are an update',
      { csvs: [inPhase('Replacing'), inPhase('Pending')] },
      'updating',
    ],
    ['no CSV yet', { subscription: aSubscription(), csvs: [] }, 'installing'],
    [
      'recording no_operator_group: OLM is silent',
      { csvs: [], groupCount: 0 },
      'no-operator-group',
    ],
    ['recording two_operator_groups', { csvs: [], groupCount: 2 }, 'several-operator-groups'],
    ['OperatorGroups that cannot be read say nothing', { groupCount: null }, 'ready'],
    [
      'recording resolution_failed',
      { csvs: [], subscription: withCondition('ResolutionFailed', 'ConstraintsNotSatisfiable') },
      'resolution-failed',
    ],
    [
      'recording bundle_unpack_failed: given up',
      { csvs: [], subscription: withCondition('BundleUnpackFailed', 'BundleUnpackFailed') },
      'unpack-failed',
    ],
    [
      'recording approve_invalid: the plan failed',
      { subscription: withCondition('InstallPlanFailed', 'InstallCheckFailed') },
      'plan-failed',
    ],
    ['a catalog that is gone', { catalog: 'missing' }, 'catalog-missing'],
    ['catalogs that cannot be read say nothing', { catalog: 'unknown' }, 'ready'],
    [
      'recording catalog_unhealthy',
      { subscription: withCondition('CatalogSourcesUnhealthy', 'UnhealthyCatalogSourceFound') },
      'catalog-unhealthy',
    ],
    [
      'a pending plan before the first install',
      { csvs: [], subscription: aSubscription(), plan: anInstallPlan() },
      'approval-needed',
    ],
    ['a pending plan afterwards', { plan: anInstallPlan() }, 'update-approval-needed'],
    [
      'an approved plan asks for nothing',
      { plan: anInstallPlan({ spec: { approved: true } }) },
      'ready',
    ],
    [
      'a plan that failed',
      { plan: anInstallPlan({ status: { phase: 'Failed', message: 'no' } }) },
      'plan-failed',
    ],
    [
      'recording approve_invalid: OLM tries a step again and again',
      { csvs: [], plan: anInstallPlan({ status: { phase: 'Installing', message: 'retrying' } }) },
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
      'recording install_automatic: the CSV is ready before the Subscription knows',
      { subscription: aSubscription({ status: { currentCSV: 'quill.v1.0.0' } }) },
      'ready',
    ],
  ])('%s', (_, changes, kind) => {
    expect(healthOf(facts(changes)).kind).toBe(kind);
  });

  it('tells OLM’s own words', () => {
    const csv = aCsv({
      status: { phase: 'Failed', reason: 'ComponentUnhealthy', message: 'no pods' },
    });
    expect(healthOf(facts({ csvs: [csv] }))).toEqual({
      kind: 'failed',
      reason: 'ComponentUnhealthy',
      message: 'no pods',
    });
  });

  it('is removing only when everything goes', () => {
    const going = { ...aCsv().metadata, deletionTimestamp: '2026-01-01T00:00:00Z' };
    const csv = { ...aCsv(), metadata: going };
    expect(healthOf(facts({ csvs: [csv], subscription: null })).kind).toBe('removing');
    expect(healthOf(facts({ csvs: [csv] })).kind).not.toBe('removing');
  });

  it('never hides a failure behind something milder (W: stock shows "Cannot update" over Failed)', () => {
    const broken = facts({ csvs: [inPhase('Failed')], catalog: 'missing', plan: anInstallPlan() });
    expect(healthOf(broken).kind).toBe('failed');
  });

  it('an unpack that succeeded leaves its condition behind, which is no failure', () => {
    const subscription = withCondition('BundleUnpacking', 'UnpackingInProgress');
    expect(healthOf(facts({ subscription })).kind).toBe('ready');
  });

  it('reports an unpack in trouble while it is retried', () => {
    const conditions = [
      {
        type: 'BundleUnpacking',
        status: 'True',
        reason: 'UnpackingInProgress',
        message: 'pull failed',
      },
    ];
    const subscription = aSubscription({ status: { conditions } });
    expect(healthOf(facts({ subscription, csvs: [] })).message).toBe('pull failed');
  });

  it('does not call an update in progress a resolution failure (recording not_upgradeable)', () => {
    const subscription = withCondition('ResolutionFailed', 'ConstraintsNotSatisfiable');
    const csvs = [inPhase('Succeeded'), inPhase('Pending')];
    expect(healthOf(facts({ subscription, csvs })).kind).toBe('updating');
  });

  it('orders every kind once', () => {
    expect(new Set(HEALTH_ORDER).size).toBe(HEALTH_ORDER.length);
  });
});
