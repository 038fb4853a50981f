import { describe, expect, it } from 'vitest';
import { aPackageList, aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import { aSubscription } from '~/test/builders';
import { parsePackageList } from '../../catalog/parsePackage';
import type { PlanState, ReviewedPlan } from '../../plans/reviewedPlan';
import { approvalInForce, siblingsOf, waitsForItsPlan } from './approvalInForce';
import { followedChannel } from './channelFit';
import { updateStanding } from './updateStanding';

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

describe('updateStanding', () => {
  it.each([
    ['nothing is installed', null, 'quill.v1.2.0', WAITING, STABLE, 'not-installed'],
    ['its head is installed', 'quill.v1.2.0', 'quill.v1.2.0', null, STABLE, 'up-to-date'],
    [
      'the plan of the installation is done',
      'quill.v1.2.0',
      'quill.v1.2.0',
      inState({ kind: 'complete' }),
      STABLE,
      'up-to-date',
    ],
    [
      'a plan waits (SU-008)',
      'quill.v1.0.0',
      'quill.v1.2.0',
      WAITING,
      STABLE,
      'waits-for-approval',
    ],
    [
      'a plan runs (SU-003)',
      'quill.v1.0.0',
      'quill.v1.2.0',
      inState({ kind: 'installing', message: null }),
      STABLE,
      'updating',
    ],
    [
      'a plan failed (SU-009)',
      'quill.v1.0.0',
      'quill.v1.2.0',
      inState({ kind: 'failed', message: 'x' }),
      STABLE,
      'plan-failed',
    ],
    [
      'the plan of the Subscription was superseded',
      'quill.v1.0.0',
      'quill.v1.1.0',
      inState({ kind: 'superseded', by: 'install-2' }),
      STABLE,
      'newer-without-plan',
    ],
    ['OLM has made no plan', 'quill.v1.0.0', 'quill.v1.0.0', null, STABLE, 'newer-without-plan'],
    ['BR-019: left behind', 'quill.v0.9.0', 'quill.v0.9.0', null, STABLE, 'not-in-channel'],
    ['SU-044: no such channel', 'quill.v1.0.0', 'quill.v1.0.0', null, null, 'no-such-channel'],
    ['the catalog is silent', 'quill.v1.0.0', 'quill.v1.0.0', null, undefined, 'catalog-unknown'],
    [
      'a plan counts also without a catalog',
      'quill.v1.0.0',
      'quill.v1.2.0',
      WAITING,
      undefined,
      'waits-for-approval',
    ],
  ] as const)('%s', (_, installedCsv, currentCsv, plan, channel, kind) => {
    expect(updateStanding({ installedCsv, currentCsv, plan, channel }).kind).toBe(kind);
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
  ] as const)('%s beside %j', (approval, siblings, expected) => {
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
