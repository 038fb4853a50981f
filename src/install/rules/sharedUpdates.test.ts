import { describe, expect, it } from 'vitest';
import { aSubscription, anInstallPlan } from '~/test/builders';
import { aClusterState, aForm, aNamespace, aPackage, supporting } from '~/test/installBuilders';
import { reviewedPlans } from '~/olm/plans/reviewedPlan';
import type { ClusterFacts, InstallForm } from './form';
import { type SharedUpdates, sharedUpdates } from './sharedUpdates';

const basalt = (approval: 'Automatic' | 'Manual' = 'Automatic', namespace = 'team-a') =>
  aSubscription({
    name: 'basalt',
    namespace,
    spec: {
      name: 'basalt',
      source: 's',
      sourceNamespace: 'n',
      installPlanApproval: approval,
    },
  });

function fateOf(
  form: Partial<InstallForm>,
  facts: Partial<ClusterFacts> = { subscriptions: [basalt()] },
  modes: readonly string[] = ['OwnNamespace', 'SingleNamespace', 'MultiNamespace', 'AllNamespaces'],
): SharedUpdates | null {
  const offered = aPackage(supporting(...modes));
  return sharedUpdates({ form: aForm(form), offered }, aClusterState(facts), []);
}

it.each<[string, Partial<InstallForm>, Partial<ClusterFacts>]>([
  ['no Operator exists', {}, { subscriptions: [] }],
  ['the others are in another namespace', {}, { subscriptions: [basalt('Manual', 'team-b')] }],
  ['only the package itself is installed (IN-039)', {}, { subscriptions: [aSubscription()] }],
  ['Subscriptions cannot be read', {}, { subscriptions: null }],
  ['no namespace is selected', { namespace: '' }, { subscriptions: [basalt('Manual', '')] }],
])('nothing is shared if %s', (_, form, facts) => {
  expect(fateOf(form, facts)).toBeNull();
});

it.each([
  ['Automatic', false],
  ['Manual', true],
] as const)('names another Operator that is %s (IN-018)', (approval, isManual) => {
  expect(fateOf({}, { subscriptions: [basalt(approval)] })).toMatchObject({
    namespace: 'team-a',
    siblings: [{ subscription: 'basalt', isManual }],
  });
});

it('names pending install plans of the namespace, but no others', () => {
  const plans = reviewedPlans(
    [
      anInstallPlan({ name: 'waiting' }),
      anInstallPlan({ name: 'elsewhere', namespace: 'team-b' }),
      anInstallPlan({ name: 'done', status: { phase: 'Complete' } }),
    ],
    [],
  );
  const facts = aClusterState({ subscriptions: [basalt('Manual')] });
  const shared = sharedUpdates({ form: aForm(), offered: aPackage() }, facts, plans);
  expect(shared?.pending.map(({ name }) => name)).toEqual(['waiting']);
});

describe('the other place (IN-020)', () => {
  it.each<[string, Partial<InstallForm>, SharedUpdates['elsewhere']]>([
    [
      'watches all namespaces as well',
      { mode: 'AllNamespaces' },
      { mode: 'AllNamespaces', targets: [], namespace: 'quill' },
    ],
    [
      'watches the same namespaces',
      { mode: 'MultiNamespace', targets: ['b', 'c'] },
      { mode: 'MultiNamespace', targets: ['b', 'c'], namespace: 'quill' },
    ],
    [
      'watches this one from another namespace (IN-022)',
      { mode: 'OwnNamespace' },
      { mode: 'SingleNamespace', targets: ['team-a'], namespace: 'quill' },
    ],
  ])('%s', (_, form, expected) => {
    expect(fateOf(form)?.elsewhere).toEqual(expected);
  });

  it('does not exist for an Operator that can watch only its own namespace', () => {
    expect(fateOf({}, { subscriptions: [basalt()] }, ['OwnNamespace'])?.elsewhere).toBeNull();
  });

  it.each<[string, readonly string[], string]>([
    ['quill', ['quill'], 'quill-operator'],
    ['quill', ['quill', 'quill-operator'], 'quill-2'],
    ['openshift-quill', [], 'quill'],
    ['Quill.example', [], 'quill-example'],
    ['q'.repeat(80), [], 'q'.repeat(50)],
  ])('of %s has an unused name', (packageName, taken, expected) => {
    const offered = aPackage();
    const key = { ...offered.key, packageName };
    const namespaces = ['team-a', ...taken].map((name) => aNamespace(name));
    const facts = aClusterState({ subscriptions: [basalt()], namespaces });
    const form = aForm({ mode: 'AllNamespaces' });
    const shared = sharedUpdates({ form, offered: { ...offered, key } }, facts, []);
    expect(shared?.elsewhere?.namespace).toBe(expected);
  });
});
