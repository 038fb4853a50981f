import { describe, expect, it } from 'vitest';
import { aLookup, aSubscription, anInstallPlan } from '~/test/builders';
import type { InstallPlan } from '~/kube/models/olm';
import { inboxOf } from './inboxPlan';

function aStep(resolving: string, changes: object = {}) {
  return {
    resolving,
    status: 'Unknown',
    resource: {
      group: 'operators.coreos.com',
      version: 'v1alpha1',
      kind: 'ClusterServiceVersion',
      name: resolving,
      sourceName: 'community-operators',
      sourceNamespace: 'openshift-marketplace',
      ...changes,
    },
  };
}

const shared = anInstallPlan({
  name: 'install-shared',
  spec: {
    clusterServiceVersionNames: ['quill.v2.0.0', 'basalt.v1.1.0', 'onyx.v3.0.0'],
    generation: 2,
  },
  status: {
    bundleLookups: ['quill.v2.0.0', 'basalt.v1.1.0', 'onyx.v3.0.0'].map(aLookup),
    plan: [
      aStep('quill.v2.0.0'),
      aStep('basalt.v1.1.0'),
      aStep('onyx.v3.0.0', { sourceName: 'partners' }),
      aStep('onyx.v3.0.0', { kind: 'Subscription', name: 'onyx', sourceName: 'partners' }),
    ],
  },
});

const earlier = anInstallPlan({
  name: 'install-earlier',
  spec: { clusterServiceVersionNames: ['quill.v1.9.0', 'basalt.v1.0.0'] },
  status: { phase: 'Complete' },
});

const subscriptions = [
  aSubscription({ status: { currentCSV: 'quill.v2.0.0', installedCSV: 'quill.v1.9.0' } }),
  aSubscription({
    name: 'basalt',
    spec: { name: 'basalt', source: 'x', sourceNamespace: 'y', installPlanApproval: 'Manual' },
    status: { currentCSV: 'basalt.v1.1.0', installedCSV: 'basalt.v1.0.0' },
  }),
];

const names = (plans: readonly { readonly plan: { readonly name: string } }[]) =>
  plans.map(({ plan }) => plan.name);

describe('the inbox', () => {
  it('shows the change of each Operator, and its reason', () => {
    const [found] = inboxOf([earlier, shared], subscriptions).waiting;
    expect(found?.changes).toMatchObject([
      { operator: 'quill', from: '1.9.0', to: '2.0.0', isMajor: true, isDependency: false },
      { operator: 'basalt', from: '1.0.0', to: '1.1.0', isMajor: false, isDependency: false },
      { operator: 'onyx', from: null, to: '3.0.0', isMajor: false, isDependency: true },
    ]);
  });

  it('names the Subscription that makes others manual (IN-019)', () => {
    const [found] = inboxOf([shared], subscriptions).waiting;
    expect(found).toMatchObject({ holders: ['basalt'], held: ['quill'] });
  });

  it('names none without a Subscription with manual approval', () => {
    const [found] = inboxOf([shared], subscriptions.slice(0, 1)).waiting;
    expect(found).toMatchObject({ holders: [], held: [] });
  });

  it('names the catalogs of the versions, each once', () => {
    const [found] = inboxOf([shared], subscriptions).waiting;
    expect(found?.catalogs.map(({ name }) => name)).toEqual(['community-operators', 'partners']);
  });

  it('excludes other namespaces', () => {
    const elsewhere = subscriptions.map((one) => ({
      ...one,
      metadata: { ...one.metadata, namespace: 'team-b' },
    }));
    const [found] = inboxOf([shared], elsewhere).waiting;
    expect(found).toMatchObject({ holders: [], changes: [{ from: null }, { from: null }, {}] });
  });

  it.each([
    ['1.0.0', '2.0.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.0.0', '1.9.0', false],
    ['2.0.0', '1.0.0', false],
    ['old', '2.0.0', false],
  ])('detects a major update: %s to %s', (from, to, expected) => {
    const plan = anInstallPlan({ spec: { clusterServiceVersionNames: [`quill.v${to}`] } });
    const installedCSV = from === 'old' ? 'old' : `quill.v${from}`;
    const of = aSubscription({ status: { currentCSV: `quill.v${to}`, installedCSV } });
    const before = anInstallPlan({
      name: 'before',
      spec: { clusterServiceVersionNames: [installedCSV], generation: 0 },
      status: { phase: 'Complete' },
    });
    expect(inboxOf([before, plan], [of]).waiting[0]?.changes[0]?.isMajor).toBe(expected);
  });

  const aged = (name: string, at: string, namespace = name): InstallPlan => {
    const plan = anInstallPlan({ name, namespace });
    return { ...plan, metadata: { ...plan.metadata, creationTimestamp: at } };
  };

  it('starts with the plan that has waited longest', () => {
    const plans = [
      aged('b', '2026-01-02T00:00:00Z'),
      aged('a', '2026-01-03T00:00:00Z'),
      aged('c', '2026-01-01T00:00:00Z'),
    ];
    expect(names(inboxOf(plans, []).waiting)).toEqual(['c', 'b', 'a']);
  });

  it('orders plans of the same second by namespace', () => {
    const at = '2026-01-01T00:00:00Z';
    const plans = ['b', 'c', 'a'].map((name) => aged(name, at));
    expect(names(inboxOf(plans, []).waiting)).toEqual(['a', 'b', 'c']);
  });

  const inPhase = (phase: string, generation: number, approved = false) =>
    anInstallPlan({
      name: `${phase}-${generation}`,
      spec: { generation, approved },
      status: { phase },
    });

  it.each<[string, readonly InstallPlan[], readonly string[], readonly string[]]>([
    ['the last failed plan', [inPhase('Failed', 2)], [], ['Failed-2']],
    [
      'no failed plan that a newer one replaces',
      [inPhase('Failed', 2), inPhase('RequiresApproval', 3)],
      ['RequiresApproval-3'],
      [],
    ],
    [
      'a plan that OLM executes',
      [inPhase('Installing', 2), inPhase('RequiresApproval', 3)],
      ['RequiresApproval-3'],
      ['Installing-2'],
    ],
    [
      'a plan that was just approved',
      [inPhase('RequiresApproval', 2, true)],
      [],
      ['RequiresApproval-2'],
    ],
    ['a plan that OLM is unpacking', [inPhase('Planning', 2)], [], ['Planning-2']],
    [
      'no superseded plan',
      [inPhase('RequiresApproval', 2), inPhase('Installing', 3)],
      [],
      ['Installing-3'],
    ],
    ['no complete plan', [inPhase('Complete', 2)], [], []],
  ])('has %s', (_, plans, waiting, others) => {
    const found = inboxOf(plans, []);
    expect(names(found.waiting)).toEqual(waiting);
    expect(names(found.others)).toEqual(others);
  });
});
