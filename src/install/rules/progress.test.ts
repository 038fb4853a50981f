import { describe, expect, it } from 'vitest';
import type { Condition } from '~/kube/models/meta';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { aFollowed } from '~/test/followed';
import { csvNameOf, type Followed, progressOf } from './progress';

const progressAt = (followed: Partial<Followed>) => progressOf(aFollowed(followed));

/** The progress, with OLM's messages as texts. */
function at(followed: Partial<Followed>) {
  const progress = progressAt(followed);
  return { ...progress, messages: progress.messages.map(({ message }) => message) };
}

const inProgress = aSubscription({
  status: { currentCSV: 'quill.v1.0.0', installPlanRef: { name: 'install-abcde' } },
});

describe('conditions of the Subscription without an install plan', () => {
  it.each<[string, Condition, object]>([
    [
      'that are healthy are ignored (SU-006)',
      { type: 'CatalogSourcesUnhealthy', status: 'False', message: 'all are healthy' },
      { outcome: 'running', stage: 'resolve', messages: [], isRetried: false },
    ],
    [
      'report a failed resolution (SU-010)',
      { type: 'ResolutionFailed', status: 'True', message: 'constraints not satisfiable' },
      { outcome: 'failed', stage: 'resolve', messages: ['constraints not satisfiable'] },
    ],
    [
      'report an unavailable catalog that blocks OLM (SU-005, IN-044)',
      { type: 'CatalogSourcesUnhealthy', status: 'True', message: 'catalog missing' },
      { outcome: 'running', stage: 'resolve', messages: ['catalog missing'], isRetried: true },
    ],
    [
      'report unpacking',
      { type: 'BundleUnpacking', status: 'True', reason: 'UnpackingInProgress' },
      { outcome: 'running', stage: 'unpack', isRetried: false },
    ],
    [
      'report unpacking with an error (SU-039)',
      { type: 'BundleUnpacking', status: 'True', message: 'image pull failed' },
      { outcome: 'running', stage: 'unpack', messages: ['image pull failed'], isRetried: true },
    ],
    [
      'report failed unpacking',
      { type: 'BundleUnpackFailed', status: 'True', reason: 'BundleUnpackFailed' },
      { outcome: 'failed', stage: 'unpack', messages: ['BundleUnpackFailed'] },
    ],
    [
      'report a required approval, even without permission to view the plan (SU-008)',
      { type: 'InstallPlanPending', status: 'True', reason: 'RequiresApproval' },
      { outcome: 'needs-approval', stage: 'plan' },
    ],
    [
      'report a plan in progress',
      { type: 'InstallPlanPending', status: 'True', reason: 'Installing' },
      { outcome: 'running' },
    ],
    [
      'report a failed plan (SU-009)',
      { type: 'InstallPlanFailed', status: 'True', message: 'forbidden' },
      { outcome: 'failed', stage: 'install', messages: ['forbidden'] },
    ],
  ])('%s', (_, condition, expected) => {
    expect(conditions(condition)).toMatchObject(expected);
  });
});

it('explain a failed resolution by the missing catalog (recording no_such_catalog)', () => {
  const found = conditions(
    { type: 'ResolutionFailed', status: 'True', message: 'no operators found' },
    { type: 'CatalogSourcesUnhealthy', status: 'True', message: 'ghost missing' },
  );
  expect(found).toMatchObject({
    outcome: 'failed',
    messages: ['ghost missing', 'no operators found'],
  });
});

function conditions(...given: readonly Condition[]) {
  return at({ subscription: aSubscription({ status: { conditions: given } }) });
}

describe('an InstallPlan', () => {
  it.each([
    [
      'requires approval, even the first one (IN-046)',
      { phase: 'RequiresApproval' },
      {},
      'needs-approval',
      'plan',
    ],
    [
      'is approved, before OLM processes it',
      { phase: 'RequiresApproval' },
      { approved: true },
      'running',
      'plan',
    ],
    ['is being created', { phase: 'Planning' }, {}, 'running', 'plan'],
    ['installs', { phase: 'Installing' }, {}, 'running', 'install'],
    ['is complete, without its CSV', { phase: 'Complete' }, {}, 'running', 'install'],
    ['failed (IP-010)', { phase: 'Failed' }, {}, 'failed', 'install'],
  ])('%s', (_, status, spec, outcome, stage) => {
    const plan = anInstallPlan({ status, spec });
    expect(at({ subscription: inProgress, plan })).toMatchObject({ outcome, stage });
  });

  it('that is retried contains the error', () => {
    const plan = anInstallPlan({ status: { phase: 'Installing', message: 'webhook refused' } });
    expect(at({ subscription: inProgress, plan })).toMatchObject({
      isRetried: true,
      messages: ['webhook refused'],
    });
  });

  it('that failed has the failure at least in its condition (IP-010, IP-011)', () => {
    const installed = { type: 'Installed', status: 'False', message: 'roles is forbidden' };
    const plan = anInstallPlan({ status: { phase: 'Failed', conditions: [installed] } });
    expect(at({ subscription: inProgress, plan }).messages).toEqual(['roles is forbidden']);
  });

  it('without a unique service account is retried (IP-013)', () => {
    const message = 'more than one operator group(s) are managing this namespace count=2';
    const refused = {
      type: 'Installed',
      status: 'False',
      reason: 'InstallCheckFailed',
      message,
    };
    const plan = anInstallPlan({ status: { phase: 'Installing', conditions: [refused] } });
    expect(at({ subscription: inProgress, plan })).toMatchObject({
      outcome: 'running',
      isRetried: true,
      messages: [message],
    });
  });

  it.each([
    [
      'continues',
      [{ type: 'BundleLookupPending', status: 'True', message: 'unpack job not completed' }],
      { outcome: 'running', isRetried: false },
    ],
    [
      'has an error',
      [
        {
          type: 'BundleLookupPending',
          status: 'True',
          message: 'unpack job not completed: Unpack pod(m/x) is pending. Reason: ErrImagePull',
        },
      ],
      { outcome: 'running', isRetried: true },
    ],
    [
      'failed',
      [
        { type: 'BundleLookupPending', status: 'True', reason: 'JobIncomplete' },
        { type: 'BundleLookupFailed', status: 'True', reason: 'DeadlineExceeded' },
      ],
      { outcome: 'failed', messages: ['DeadlineExceeded: '] },
    ],
  ])('of an older OLM says that its unpacking %s', (_, lookup, expected) => {
    const bundleLookups = [{ path: 'x', identifier: 'quill.v1.0.0', conditions: lookup }];
    const plan = anInstallPlan({ status: { phase: 'Installing', bundleLookups } });
    expect(at({ subscription: inProgress, plan })).toMatchObject({ stage: 'unpack', ...expected });
  });

  it('of other Operators does not count (IP-016)', () => {
    const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['basalt.v1.0.0'] } });
    expect(at({ subscription: inProgress, plan })).toMatchObject({ outcome: 'running' });
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
    expect(at({ subscription: inProgress, csv })).toMatchObject({ outcome, stage });
  });

  it('that is installed takes precedence over the next install plan (IN-045)', () => {
    const plan = anInstallPlan({ status: { phase: 'RequiresApproval' } });
    expect(at({ subscription: inProgress, csv: aCsv(), plan }).outcome).toBe('succeeded');
  });

  it.each([
    ['OperatorConditionNotUpgradeable', true],
    ['RequirementsUnknown', false],
  ])('that is Pending because of %s is failing: %s', (reason, isRetried) => {
    const csv = aCsv({ status: { phase: 'Pending', reason, message: 'in OLM’s words' } });
    expect(at({ subscription: inProgress, csv })).toMatchObject({ isRetried, stage: 'install' });
  });

  it.each([
    ['Installing', false],
    ['Complete', true],
  ])('with unmet requirements is failing if the plan is %s: %s', (phase, isRetried) => {
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
    const found = at({ subscription: inProgress, csv, plan: anInstallPlan({ status: { phase } }) });
    expect(found.isRetried).toBe(isRetried);
    expect(found.messages).toEqual([
      isRetried ? 'ClusterServiceVersion q.v1: minKubeVersion' : 'not met',
    ]);
  });
});

it('reports that the Subscription does not exist', () => {
  expect(at({ subscription: null })).toMatchObject({ outcome: 'gone', stage: null });
});

it.each([
  ['installed', { installedCSV: 'a', currentCSV: 'b' }, 'a'],
  ['being installed', { currentCSV: 'b' }, 'b'],
  ['not known', {}, null],
])('follows the CSV that is %s (SU-003)', (_, status, expected) => {
  expect(csvNameOf(aSubscription({ status }))).toBe(expected);
});
