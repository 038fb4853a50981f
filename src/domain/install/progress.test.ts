import { describe, expect, it } from 'vitest';
import type { Condition } from '~/models/meta';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { type Followed, csvNameOf, progressOf, stageState } from './progress';

function at(followed: Partial<Followed>) {
  const defaults = { subscription: aSubscription(), plan: null, csv: null, operatorGroups: 1 };
  return progressOf({ ...defaults, ...followed });
}

function conditions(...given: readonly Condition[]) {
  return at({ subscription: aSubscription({ status: { conditions: given } }) });
}

const onItsWay = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

describe('before there is a plan, the Subscription’s conditions', () => {
  it.each<[string, Condition, object]>([
    [
      'that are healthy mean nothing (SU-006)',
      { type: 'CatalogSourcesUnhealthy', status: 'False', message: 'all are healthy' },
      { outcome: 'running', stage: 'resolve', message: null, isTroubled: false },
    ],
    [
      'tell of a resolution that failed (SU-010, W17)',
      { type: 'ResolutionFailed', status: 'True', message: 'constraints not satisfiable' },
      { outcome: 'failed', stage: 'resolve', message: 'constraints not satisfiable' },
    ],
    [
      'tell of a catalog that is down, for which OLM waits (SU-005, IN-044)',
      { type: 'CatalogSourcesUnhealthy', status: 'True', message: 'catalog missing' },
      { outcome: 'running', stage: 'resolve', message: 'catalog missing', isTroubled: true },
    ],
    [
      'tell of unpacking',
      { type: 'BundleUnpacking', status: 'True', reason: 'UnpackingInProgress' },
      { outcome: 'running', stage: 'unpack', isTroubled: false },
    ],
    [
      'tell of unpacking that meets an error (SU-039)',
      { type: 'BundleUnpacking', status: 'True', message: 'image pull failed' },
      { outcome: 'running', stage: 'unpack', message: 'image pull failed', isTroubled: true },
    ],
    [
      'tell of unpacking that failed (W17)',
      { type: 'BundleUnpackFailed', status: 'True', reason: 'BundleUnpackFailed' },
      { outcome: 'failed', stage: 'unpack', message: 'BundleUnpackFailed' },
    ],
    [
      'tell of a plan that failed (SU-009)',
      { type: 'InstallPlanFailed', status: 'True', message: 'forbidden' },
      { outcome: 'failed', stage: 'install', message: 'forbidden' },
    ],
  ])('%s', (_, condition, expected) => {
    expect(conditions(condition)).toMatchObject(expected);
  });
});

describe('an InstallPlan', () => {
  it.each([
    [
      'waits for approval, the first one too (IN-046)',
      { phase: 'RequiresApproval' },
      {},
      'needs-approval',
      'plan',
    ],
    [
      'is approved, before OLM looks at it',
      { phase: 'RequiresApproval' },
      { approved: true },
      'running',
      'plan',
    ],
    ['is made', { phase: 'Planning' }, {}, 'running', 'plan'],
    ['installs', { phase: 'Installing' }, {}, 'running', 'install'],
    ['is done, and its CSV not there yet', { phase: 'Complete' }, {}, 'running', 'install'],
    ['failed (IP-010)', { phase: 'Failed' }, {}, 'failed', 'install'],
  ])('%s', (_, status, spec, outcome, stage) => {
    const plan = anInstallPlan({ status, spec });
    expect(at({ subscription: onItsWay, plan })).toMatchObject({ outcome, stage });
  });

  it('that retries tells of the error', () => {
    const plan = anInstallPlan({ status: { phase: 'Installing', message: 'webhook refused' } });
    expect(at({ subscription: onItsWay, plan })).toMatchObject({
      isTroubled: true,
      message: 'webhook refused',
    });
  });

  it('that failed says so in its condition when nowhere else (IP-010, IP-011)', () => {
    const installed = { type: 'Installed', status: 'False', message: 'roles is forbidden' };
    const plan = anInstallPlan({ status: { phase: 'Failed', conditions: [installed] } });
    expect(at({ subscription: onItsWay, plan }).message).toBe('roles is forbidden');
  });

  it('of other Operators does not count (IP-016)', () => {
    const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['basalt.v1.0.0'] } });
    expect(at({ subscription: onItsWay, plan })).toMatchObject({ outcome: 'running' });
  });
});

describe('a ClusterServiceVersion', () => {
  it.each([
    ['Pending', 'running', 'install'],
    ['InstallReady', 'running', 'install'],
    ['Installing', 'running', 'ready'],
    ['Succeeded', 'succeeded', 'ready'],
    ['Failed', 'failed', 'ready'],
    ['Replacing', 'running', 'ready'],
  ])('in phase %s', (phase, outcome, stage) => {
    const csv = aCsv({ status: { phase } });
    expect(at({ subscription: onItsWay, csv })).toMatchObject({ outcome, stage });
  });

  it('that is installed counts more than the next plan (IN-045)', () => {
    const plan = anInstallPlan({ status: { phase: 'RequiresApproval' } });
    expect(at({ subscription: onItsWay, csv: aCsv(), plan }).outcome).toBe('succeeded');
  });

  it.each([
    ['Installing', false],
    ['Complete', true],
  ])('with unmet requirements is in trouble when the plan is %s: %s', (phase, isTroubled) => {
    const requirementStatus = [
      { kind: 'ServiceAccount', name: 'q', status: 'Present' },
      {
        kind: 'ClusterServiceVersion',
        name: 'q.v1',
        status: 'PresentNotSatisfied',
        message: 'minKubeVersion',
      },
    ];
    const csv = aCsv({
      status: {
        phase: 'Pending',
        reason: 'RequirementsNotMet',
        message: 'not met',
        requirementStatus,
      },
    });
    const found = at({ subscription: onItsWay, csv, plan: anInstallPlan({ status: { phase } }) });
    expect(found.isTroubled).toBe(isTroubled);
    expect(found.message).toBe(
      isTroubled ? 'ClusterServiceVersion q.v1: minKubeVersion' : 'not met',
    );
  });
});

it('says when the Subscription is gone', () => {
  expect(at({ subscription: null })).toMatchObject({ outcome: 'gone', stage: null });
});

it.each([
  ['installed', { installedCSV: 'a', currentCSV: 'b' }, 'a'],
  ['on its way', { currentCSV: 'b' }, 'b'],
  ['not known', {}, null],
])('follows the CSV that is %s (SU-003)', (_, status, expected) => {
  expect(csvNameOf(aSubscription({ status }))).toBe(expected);
});

describe('the stages', () => {
  const states = (followed: Partial<Followed>) =>
    (['resolve', 'unpack', 'plan', 'install', 'ready'] as const).map((stage) =>
      stageState(stage, at(followed)),
    );

  it.each<[string, Partial<Followed>, readonly string[]]>([
    ['at the start', {}, ['running', 'waiting', 'waiting', 'waiting', 'waiting']],
    [
      'at the approval',
      { subscription: onItsWay, plan: anInstallPlan() },
      ['done', 'done', 'needs-approval', 'waiting', 'waiting'],
    ],
    [
      'at a failure',
      { subscription: onItsWay, csv: aCsv({ status: { phase: 'Failed' } }) },
      ['done', 'done', 'done', 'done', 'failed'],
    ],
    ['at the end', { csv: aCsv() }, ['done', 'done', 'done', 'done', 'done']],
    ['without Subscription', { subscription: null }, Array(5).fill('waiting')],
  ])('%s', (_, followed, expected) => {
    expect(states(followed)).toEqual(expected);
  });
});
