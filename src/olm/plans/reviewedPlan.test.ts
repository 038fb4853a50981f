import { describe, expect, it } from 'vitest';
import type { InstallPlan } from '~/kube/models/olm';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { countsOf, pendingPlans, reviewedPlans } from './reviewedPlan';

function createdAt(plan: InstallPlan, creationTimestamp: string): InstallPlan {
  return { ...plan, metadata: { ...plan.metadata, creationTimestamp } };
}

describe('the state of a plan (IP-003)', () => {
  it.each([
    ['no status yet', {}, undefined, { kind: 'planning' }],
    ['waiting', {}, 'RequiresApproval', { kind: 'requires-approval' }],
    [
      'just approved',
      { approved: true },
      'RequiresApproval',
      { kind: 'installing', message: null },
    ],
    ['in progress', {}, 'Installing', { kind: 'installing', message: null }],
    ['done (IP-009)', {}, 'Complete', { kind: 'complete' }],
    ['failed (IP-010)', {}, 'Failed', { kind: 'failed', message: null }],
  ])('%s', (_, spec, phase, expected) => {
    const status = phase === undefined ? {} : { phase };
    const plan = { ...anInstallPlan({ spec }), status };
    expect(reviewedPlans([plan], [])[0]?.state).toEqual(expected);
  });

  it.each([
    ['a newer one of its namespace', 'team-a', 2, { kind: 'superseded', by: 'newer' }],
    ['none of another namespace', 'team-b', 2, { kind: 'requires-approval' }],
    ['none of its own resolution', 'team-a', 1, { kind: 'requires-approval' }],
  ])('is superseded by %s', (_, namespace, generation, expected) => {
    const newer = anInstallPlan({ name: 'newer', namespace, spec: { generation } });
    expect(reviewedPlans([anInstallPlan(), newer], [])[0]?.state).toEqual(expected);
  });
});

describe('changes of a plan', () => {
  const update = anInstallPlan({
    spec: { clusterServiceVersionNames: ['quill.v1.1.0', 'basalt.v2.0.0'], generation: 2 },
  });
  const subscriptions = [
    aSubscription({ status: { currentCSV: 'quill.v1.1.0', installedCSV: 'quill.v1.0.0' } }),
  ];

  it('include every Operator of the namespace with its versions (IP-015, SU-034)', () => {
    const [plan] = reviewedPlans([update], subscriptions, [aCsv()]);
    expect(plan?.changes).toMatchObject([
      { operator: 'quill', from: '1.0.0', to: '1.1.0', subscription: 'quill' },
      { operator: 'basalt', from: null, to: '2.0.0', subscription: null },
    ]);
    expect(plan && countsOf(plan)).toEqual({ updates: 1, installs: 1 });
  });

  it('names the package if the name of the CSV has no version', () => {
    const plan = anInstallPlan({ spec: { clusterServiceVersionNames: ['quill.v2'] } });
    const subscription = aSubscription({ status: { currentCSV: 'quill.v2' } });
    expect(reviewedPlans([plan], [subscription])[0]?.changes[0]?.operator).toBe('quill');
  });

  it('exclude Subscriptions of another namespace', () => {
    const elsewhere = aSubscription({
      namespace: 'team-b',
      status: { currentCSV: 'quill.v1.1.0' },
    });
    expect(reviewedPlans([update], [elsewhere])[0]?.changes[0]?.subscription).toBeNull();
  });

  it.each([
    ['an earlier plan installed that', ['quill.v1.0.0'], '1.0.0'],
    ['none did, so it is new', ['basalt.v1.0.0'], null],
  ])('include the replaced version of the bundle if %s', (_, earlier, expected) => {
    const running = anInstallPlan({
      spec: { clusterServiceVersionNames: ['quill.v1.1.0'], generation: 2 },
      status: {
        phase: 'Installing',
        bundleLookups: [{ path: 'p', identifier: 'quill.v1.1.0', replaces: 'quill.v1.0.0' }],
      },
    });
    const before = anInstallPlan({ name: 'before', spec: { clusterServiceVersionNames: earlier } });
    const moved = aSubscription({
      status: { currentCSV: 'quill.v1.1.0', installedCSV: 'quill.v1.1.0' },
    });
    expect(reviewedPlans([running, before], [moved])[0]?.changes[0]?.from).toBe(expected);
  });
});

it('lists pending plans, oldest first, without finished and superseded ones (IP-015)', () => {
  const plans = [
    createdAt(anInstallPlan({ name: 'young', namespace: 'a' }), '2026-01-02T00:00:00Z'),
    createdAt(anInstallPlan({ name: 'old', namespace: 'b' }), '2026-01-01T00:00:00Z'),
    anInstallPlan({ name: 'done', namespace: 'c', status: { phase: 'Complete' } }),
    anInstallPlan({ name: 'stale', namespace: 'a', spec: { generation: 0 } }),
  ];
  expect(pendingPlans(reviewedPlans(plans, [])).map(({ name }) => name)).toEqual(['old', 'young']);
});
