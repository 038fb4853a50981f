import { describe, expect, it } from 'vitest';
import type { Condition } from '~/kube/models/meta';
import type { SubscriptionStatus } from '~/kube/models/olm';
import { aSubscription, anInstallPlan, aCsv } from '~/test/builders';
import {
  subscriptionProgress,
  subscriptionProblems,
  passesWithUpdate,
  type SubscriptionContext,
} from './subscriptionStatus';

const context: SubscriptionContext = {
  plan: null,
  csvs: [],
  namespaceCsvs: [],
  catalog: 'present',
  seesCsvs: true,
  isUpdate: false,
};

const updating = { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v2.0.0' };
const steady = { ...updating, currentCSV: 'quill.v1.0.0', state: 'AtLatestKnown' };

const pending = { ...updating, state: 'UpgradePending', installPlanRef: { name: 'install-a' } };

const is = (type: string, reason: string, message = ''): Condition => ({
  type,
  status: 'True',
  reason,
  message,
});

function statuses(
  conditions: readonly Condition[],
  changes: Partial<SubscriptionContext> = {},
  status: SubscriptionStatus = {},
) {
  const subscription = aSubscription({ status: { ...status, conditions } });
  return subscriptionProblems(subscription, { ...context, ...changes }).map(
    ({ kind, stage, state }) => `${stage} ${kind} ${state}`,
  );
}

const RUNNING = anInstallPlan({ status: { phase: 'Installing' } });
const DONE = anInstallPlan({ status: { phase: 'Complete' } });
const PULLING = is('BundleUnpacking', 'UnpackingInProgress', 'Bundle image pull failed.');
const CONFLICT = is(
  'BundleUnpackFailed',
  'EnsureInstallPlanFailed',
  'error ensuring InstallPlan: Operation cannot be fulfilled: the object has been modified',
);
const APPROVAL = is('InstallPlanPending', 'RequiresApproval');
const GONE = is(
  'CatalogSourcesUnhealthy',
  'UnhealthyCatalogSourceFound',
  'targeted catalogsource m/ghost missing',
);
const EMPTY = is(
  'ResolutionFailed',
  'ConstraintsNotSatisfiable',
  'no operators found from catalog ghost in namespace m referenced by subscription quill',
);

describe('a failed unpacking that OLM reports for all Subscriptions of a namespace', () => {
  const FAILED = is('BundleUnpackFailed', 'BundleUnpackFailed', 'bundle unpacking failed');
  const other = (installedCSV: string | undefined, message = FAILED.message) =>
    aSubscription({
      name: 'other',
      status: {
        ...(installedCSV === undefined ? {} : { installedCSV }),
        conditions: [{ ...FAILED, ...(message === undefined ? {} : { message }) }],
      },
    });
  it.each([
    ['is that of one that is not installed', steady, [other(undefined)], []],
    [
      'can be its own if the other is installed, too',
      steady,
      [other('other.v1')],
      ['unpack-failed'],
    ],
    [
      'is left behind if OLM removed it from another that is installed',
      steady,
      [{ ...other('other.v1'), status: { installedCSV: 'other.v1' } }],
      [],
    ],
    ['can be its own without another', steady, [], ['unpack-failed']],
    [
      'can be its own if the other fails otherwise',
      steady,
      [other(undefined, 'x')],
      ['unpack-failed'],
    ],
    ['is its own if it is not installed', {}, [other(undefined)], ['unpack-failed']],
  ] as const)('%s', (_, status, subscriptions, kinds) => {
    const found = statuses([FAILED], { subscriptions }, status);
    expect(found).toEqual(kinds.map((kind) => `unpack ${kind} failed`));
  });
});

describe('a Subscription', () => {
  it.each<[string, readonly string[], ReturnType<typeof statuses>]>([
    ['ignores conditions that are not True (SU-006)', statuses([{ ...GONE, status: 'False' }]), []],
    ['requires approval', statuses([APPROVAL]), ['plan approval-needed needs-approval']],
    [
      'requires approval of an update',
      statuses([APPROVAL], {}, updating),
      ['plan update-approval-needed needs-approval'],
    ],
    [
      'reports the end of the pending state late (recording shared_installplan)',
      statuses([APPROVAL], { plan: RUNNING }),
      [],
    ],
    ['cannot unpack', statuses([PULLING]), ['unpack unpack-failed retrying']],
    [
      'cannot unpack an update without a name',
      statuses([PULLING], { plan: DONE }, steady),
      ['unpack unpack-failed retrying'],
    ],
    ['could not unpack before a plan existed', statuses([PULLING], { plan: RUNNING }), []],
    ['could not unpack the current version', statuses([PULLING], {}, updating), []],
    [
      'stopped unpacking',
      statuses([is('BundleUnpackFailed', 'BundleUnpackFailed')]),
      ['unpack unpack-failed failed'],
    ],
    [
      'stopped unpacking before its update was pending (OLM does not resolve then)',
      statuses([is('BundleUnpackFailed', 'BundleUnpackFailed'), PULLING], { plan: DONE }, pending),
      [],
    ],
    [
      'stopped unpacking the version after the installed one',
      statuses([is('BundleUnpackFailed', 'BundleUnpackFailed')], { plan: DONE }, steady),
      ['unpack unpack-failed failed'],
    ],
    ['had a conflict when its plan was created', statuses([CONFLICT], { plan: DONE }, steady), []],
    [
      'gets no plan',
      statuses([is('BundleUnpackFailed', 'EnsureInstallPlanFailed', 'quota exceeded')]),
      ['plan plan-failed failed'],
    ],
    [
      'has a plan that failed',
      statuses([is('InstallPlanFailed', 'InstallComponentFailed')]),
      ['install plan-failed failed'],
    ],
    [
      'has lost its plan',
      statuses([is('InstallPlanMissing', 'ReferencedInstallPlanNotFound')]),
      ['install plan-failed failed'],
    ],
    [
      'repeats the status of a plan',
      statuses([is('InstallPlanFailed', 'InstallComponentFailed')], { plan: RUNNING }),
      [],
    ],
    [
      'cannot be resolved',
      statuses([is('ResolutionFailed', 'ConstraintsNotSatisfiable', '…')]),
      ['resolve resolution-failed failed'],
    ],
    [
      'cannot be resolved without its catalog (recording no_such_catalog)',
      statuses([EMPTY, GONE]),
      ['catalog catalog-missing failed'],
    ],
    ['waits for its catalog', statuses([GONE]), ['catalog catalog-missing retrying']],
    ['finds its catalog empty', statuses([EMPTY]), ['resolve resolution-failed failed']],
    [
      'finds nothing in a deleted catalog',
      statuses([EMPTY], { catalog: 'missing' }),
      ['catalog catalog-missing failed'],
    ],
    [
      'cannot be resolved because of an unavailable catalog (recording catalog_unhealthy)',
      statuses([
        is(
          'ResolutionFailed',
          'ErrorPreventedResolution',
          'error using catalogsource m/dead: refused',
        ),
      ]),
      ['catalog catalog-unhealthy failed'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('the status of a healthy Subscription', () => {
  it.each<[string, SubscriptionStatus, Partial<SubscriptionContext>, string]>([
    ['at its resolution', {}, {}, 'resolve installing'],
    [
      'at the unpacking',
      { conditions: [is('BundleUnpacking', 'UnpackingInProgress')] },
      {},
      'unpack installing',
    ],
    [
      'at the plan, if it names the version',
      { currentCSV: 'quill.v1.0.0', conditions: [is('BundleUnpacking', 'UnpackingInProgress')] },
      {},
      'plan installing',
    ],
    ['at the plan of an update', updating, { isUpdate: true }, 'plan updating'],
    ['unknown without permission to view CSVs', steady, { seesCsvs: false }, 'ready unknown'],
  ])('%s', (_, status, changes, expected) => {
    const { stage, kind } = subscriptionProgress(aSubscription({ status }), {
      ...context,
      ...changes,
    });
    expect(`${stage} ${kind}`).toBe(expected);
  });
});

const next = (reason = '') =>
  aCsv({
    name: 'quill.v2.0.0',
    spec: { replaces: 'quill.v1.0.0' },
    status: { phase: 'Pending', reason },
  });
const basalt = aCsv({ name: 'basalt.v1.0.0' });
const held = next('OperatorConditionNotUpgradeable');

const BOTH =
  '@existing/team-a//quill.v1.0.0 and @existing/team-a//quill.v2.0.0 originate from package quill';
/** The catalog also has a later version. */
const THREE =
  '@existing/team-a//quill.v1.0.0, @existing/team-a//quill.v2.0.0 and acme/market/stable/quill.v3.0.0 originate from package quill';
const CLASH =
  '@existing/team-a//quill.v2.0.0 and acme/market/stable/clash.v1.0.0 provide Pen (i.example.com/v1)';

describe('a failed resolution is retried automatically', () => {
  it.each([
    ['if two versions exist while one replaces the other', BOTH, [aCsv(), next()], true],
    ['if the catalog contains a third', THREE, [aCsv(), next()], true],
    ['if the old one has been deleted', BOTH, [next()], true],
    ['even if the update is blocked, which is reported separately', BOTH, [aCsv(), held], true],
    ['not if one is orphaned', BOTH, [aCsv(), aCsv({ name: 'quill.v2.0.0' })], false],
    ['not if another Operator conflicts', CLASH, [aCsv(), next()], false],
    ['not with another message', 'bundle is deprecated', [aCsv(), next()], false],
  ])('%s', (_, message, csvs, expected) => {
    expect(passesWithUpdate(message, { csvs, namespaceCsvs: csvs })).toBe(expected);
  });

  it.each([
    ['while it is in progress', next(), true],
    ['but not if it is stuck', held, false],
  ])('for the neighbor of an Operator that is updated, %s', (_, other, expected) => {
    const facts = { csvs: [basalt], namespaceCsvs: [basalt, aCsv(), other] };
    expect(passesWithUpdate(BOTH, facts)).toBe(expected);
  });
});
