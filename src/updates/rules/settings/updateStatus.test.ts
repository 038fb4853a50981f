import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { aCsv, aSubscription, anOperatorGroup } from '~/test/builders';
import type { ClusterServiceVersion, SubscriptionStatus, UpgradeStrategy } from '~/kube/models/olm';
import { parsePackageList } from '~/olm/packages/parsePackage';
import type { PlanState, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { StatusKind } from '~/olm/status/status';
import { approvalInForce, siblingsOf, waitsForItsPlan } from './approvalInForce';
import { followedChannel } from '~/olm/installed/subscription';
import { updateStatusOf } from './updateStatus';

const [QUILL] = parsePackageList(
  aPackageList(
    aPackageManifest({ channels: [aRawChannel({ versions: ['1.2.0', '1.1.0', '1.0.0'] })] }),
  ),
);
const STABLE = QUILL === undefined ? null : followedChannel(QUILL, 'stable');

const inState = (state: PlanState): ReviewedPlan => ({
  namespace: 'team-a',
  name: 'install-1',
  createdAt: null,
  generation: 1,
  csvNames: ['quill.v1.2.0'],
  state,
  changes: [],
});

const WAITING = inState({ kind: 'requires-approval' });
const RUNNING = inState({ kind: 'installing', message: null });
const DONE = inState({ kind: 'complete' });

type Given = {
  readonly subscription?: SubscriptionStatus;
  readonly csvs?: readonly ClusterServiceVersion[];
  readonly upgradeStrategy?: UpgradeStrategy;
  readonly plan?: ReviewedPlan | null;
  readonly health?: StatusKind;
  readonly findings?: readonly StatusKind[];
  readonly channel?: typeof STABLE | undefined;
};

function statusOf({ subscription, csvs = [], upgradeStrategy = 'Default', ...given }: Given) {
  const { plan = null, health = 'ready', findings = [] } = given;
  return updateStatusOf({
    facts: {
      subscription: aSubscription({ status: { ...subscription } }),
      csvs,
      operatorGroups: [anOperatorGroup({ spec: { upgradeStrategy } })],
    },
    plan,
    health,
    findings: findings.map((kind) => ({ kind })),
    channel: 'channel' in given ? given.channel : STABLE,
  });
}

const names = (installedCSV: string, currentCSV = installedCSV) => ({
  subscription: { installedCSV, currentCSV },
});

const version = (v: string, phase: string, reason = '', replaces?: string) =>
  aCsv({
    name: `quill.v${v}`,
    spec: { version: v, ...(replaces !== undefined && { replaces: `quill.v${replaces}` }) },
    status: { phase, reason },
  });

const NEW = names('quill.v1.2.0');
const OLD = names('quill.v1.0.0');
const UPDATE = names('quill.v1.0.0', 'quill.v1.2.0');

describe('updateStatusOf without CSVs', () => {
  it.each<[string, Given, string]>([
    ['nothing is installed', { plan: WAITING }, 'not-installed'],
    ['its head is installed', NEW, 'up-to-date'],
    ['the plan of the installation is complete', { ...NEW, plan: DONE }, 'up-to-date'],
    ['a plan requires approval (SU-008)', { ...UPDATE, plan: WAITING }, 'waits-for-approval'],
    [
      'an unreadable plan requires approval',
      { ...UPDATE, findings: ['update-approval-needed'] },
      'waits-for-approval',
    ],
    ['a plan is in progress (SU-003)', { ...UPDATE, plan: RUNNING }, 'updating'],
    ['an unreadable plan is in progress', UPDATE, 'updating'],
    [
      'a plan failed (SU-009)',
      { ...UPDATE, plan: inState({ kind: 'failed', message: 'x' }) },
      'plan-failed',
    ],
    [
      'the plan of the Subscription was superseded',
      { ...UPDATE, plan: inState({ kind: 'superseded', by: 'install-2' }) },
      'newer-without-plan',
    ],
    ['OLM has not created a plan', OLD, 'newer-without-plan'],
    ['BR-019: no path to the channel head', names('quill.v0.9.0'), 'not-in-channel'],
    ['SU-044: no such channel', { ...OLD, channel: null }, 'no-such-channel'],
    ['the catalog does not respond', { ...OLD, channel: undefined }, 'catalog-unknown'],
    [
      'a plan is used even without a catalog',
      { ...UPDATE, plan: WAITING, channel: undefined },
      'waits-for-approval',
    ],
    [
      'the CSV was deleted',
      { ...NEW, findings: ['csv-removed'], health: 'csv-removed' },
      'csv-removed',
    ],
    ['everything is being deleted', { ...NEW, health: 'removing' }, 'removing'],
  ])('%s', (_, given, kind) => {
    expect(statusOf(given).kind).toBe(kind);
  });
});

const READY = version('1.0.0', 'Succeeded');
const FAILED = version('1.0.0', 'Failed', 'InstallCheckFailed');
const REPLACED = version('1.0.0', 'Replacing');
const next = (phase: string, reason = '') => version('1.2.0', phase, reason, '1.0.0');
const HELD = next('Pending', 'OperatorConditionNotUpgradeable');
const FORWARD = { upgradeStrategy: 'TechPreviewUnsafeFailForward' } as const;

/** OLM names the new version as installed, as in recording not_upgradeable, unless a case says otherwise. */
describe('updateStatusOf with CSVs', () => {
  it.each<[string, Given, object]>([
    [
      'an update is blocked (OC-005)',
      { csvs: [READY, HELD], findings: ['update-blocked'] },
      { kind: 'held-back', to: '1.2.0' },
    ],
    ['is being replaced', { csvs: [REPLACED, next('Installing')] }, { kind: 'being-replaced' }],
    [
      'is replaced while the plan still creates objects',
      { csvs: [REPLACED, next('Pending')], plan: RUNNING },
      { kind: 'being-replaced', to: '1.2.0' },
    ],
    [
      'the next one misses requirements',
      { csvs: [REPLACED, next('Pending')], findings: ['requirements-not-met'] },
      { kind: 'replacement-stuck', to: '1.2.0' },
    ],
    [
      'the next one failed',
      { csvs: [REPLACED, next('Failed', 'InstallCheckFailed')], findings: ['failed'] },
      { kind: 'replacement-failed', to: '1.2.0', failsForward: false },
    ],
    [
      'a version failed',
      { csvs: [version('1.2.0', 'Failed')], findings: ['failed'] },
      { kind: 'failed', to: null, failsForward: false },
    ],
    [
      'a version failed with fail-forward upgrades',
      { csvs: [version('1.2.0', 'Failed')], findings: ['failed'], ...FORWARD },
      { kind: 'failed', to: null, failsForward: true },
    ],
    [
      'the next one is blocked by a failed one',
      { csvs: [FAILED, next('Pending')], findings: ['failed'] },
      { kind: 'failed', to: '1.2.0', failsForward: false },
    ],
    [
      'a failed one is replaced with fail-forward upgrades',
      { csvs: [FAILED, next('Pending')], ...FORWARD },
      { kind: 'being-replaced', to: '1.2.0' },
    ],
    [
      'the first one is being installed',
      { csvs: [version('1.2.0', 'Installing')] },
      { kind: 'not-ready' },
    ],
    ['the latest one is ready', { csvs: [version('1.2.0', 'Succeeded')] }, { kind: 'up-to-date' }],
    [
      'the old one is being deleted',
      { csvs: [next('Succeeded'), version('1.0.0', 'Deleting')] },
      { kind: 'up-to-date' },
    ],
    [
      'the latest one is ready, but the Subscription is unhealthy',
      { csvs: [version('1.2.0', 'Succeeded')], findings: ['catalog-missing'] },
      { kind: 'nothing-newer' },
    ],
    [
      'the Subscription does not reference the running CSV (OLM issue 2201)',
      { subscription: {}, csvs: [version('1.3.0', 'Succeeded')], findings: ['resolution-failed'] },
      { kind: 'not-in-channel', head: '1.2.0' },
    ],
    [
      'the first one is installed only after OLM reports it',
      { subscription: { currentCSV: 'quill.v1.2.0' }, csvs: [version('1.2.0', 'Pending')] },
      { kind: 'not-installed' },
    ],
  ])('%s', (_, given, expected) => {
    expect(statusOf({ ...NEW, ...given })).toMatchObject(expected);
  });
});

describe('approvalInForce (IN-019)', () => {
  const automatic = { subscription: 'ink', isManual: false };
  const manual = { subscription: 'pen', isManual: true };

  it.each([
    ['Automatic', [], { isManual: false, heldBy: [] }],
    ['Automatic', [automatic], { isManual: false, heldBy: [] }],
    ['Automatic', [automatic, manual], { isManual: true, heldBy: ['pen'] }],
    ['Manual', [automatic], { isManual: true, heldBy: [] }],
  ] as const)('%s with %j', (approval, siblings, expected) => {
    expect(approvalInForce(approval, siblings)).toEqual(expected);
  });
});

describe('siblingsOf', () => {
  it('are the other Subscriptions of the namespace only', () => {
    const own = aSubscription({});
    const others = [
      own,
      aSubscription({ name: 'pen' }),
      aSubscription({ name: 'ink' }),
      aSubscription({ name: 'far', namespace: 'team-b' }),
    ];
    expect(siblingsOf(own, others).map(({ subscription }) => subscription)).toEqual(['ink', 'pen']);
  });
});

describe('waitsForItsPlan', () => {
  it.each([
    [{ state: 'UpgradePending', installPlanRef: { name: 'install-1' } }, true],
    [{ state: 'UpgradePending' }, false],
    [{ state: 'AtLatestKnown', installPlanRef: { name: 'install-1' } }, false],
    [{}, false],
  ])('%j: %s', (status, waits) => {
    expect(waitsForItsPlan(aSubscription({ status }))).toBe(waits);
  });
});
