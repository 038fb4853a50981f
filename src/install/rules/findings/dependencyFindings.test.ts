import { describe, expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aRoot, aWorld, anOffer, api, database, pkg } from '~/test/dependencyBuilders';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import type { DependencyOffer } from '~/olm/dependencies/dependencyOffer';
import { predictedDependencies } from '~/install/rules/predictedDependencies';
import type { ClusterFacts, InstallForm } from '~/install/rules/form';
import { installFindings, withPrediction } from './installFindings';
import { dependencyFindings } from './dependencyFindings';

const planOf = (form: Partial<InstallForm>, facts: Partial<ClusterFacts>) => ({
  form: aForm(form),
  offered: aPackage(),
  facts: aClusterState(facts),
});

function problemsWith(
  offer: Partial<DependencyOffer>,
  form: Partial<InstallForm> = {},
  ...operatorGroups: readonly OperatorGroup[]
) {
  const world = aWorld([{ ...anOffer('db', database), ...offer }]);
  const prediction = predictedDependencies(aRoot(api('Database')), world);
  return dependencyFindings(planOf(form, { operatorGroups }), prediction);
}

/** A group for all namespaces whose Operators provide the same API. */
function aServingGroup(): OperatorGroup {
  const group = anOperatorGroup({ namespace: 'openshift-operators', spec: {} });
  const annotations = { 'olm.providedAPIs': 'Database.v1.example.com' };
  return { ...group, metadata: { ...group.metadata, annotations } };
}

describe('a dependency is predicted to fail', () => {
  it.each<[string, Partial<InstallForm>, readonly OperatorGroup[], string]>([
    ['of the form', {}, [], 'OwnNamespace'],
    ['for one other namespace', { mode: 'SingleNamespace', targets: ['b'] }, [], 'SingleNamespace'],
    ['of the existing group', { mode: 'AllNamespaces' }, [anOperatorGroup()], 'OwnNamespace'],
  ])('if it does not support the mode %s (OG-008)', (_, form, groups, mode) => {
    expect(problemsWith({ installModes: ['AllNamespaces'] }, form, ...groups)).toMatchObject([
      {
        severity: 'danger',
        mustConfirm: true,
        kind: 'dependency-mode',
        packageName: 'db',
        own: 'team-a',
        mode,
      },
    ]);
  });

  it('if Operators of another namespace provide the same API to the same namespaces (OG-013)', () => {
    expect(problemsWith({}, {}, aServingGroup())).toMatchObject([
      {
        severity: 'danger',
        mustConfirm: true,
        kind: 'dependency-clash',
        packageName: 'db',
        namespaces: ['openshift-operators'],
        kinds: ['Database'],
        actions: [
          {
            kind: 'choose',
            choices: { mode: 'AllNamespaces', namespace: 'openshift-operators' },
          },
        ],
      },
    ]);
  });

  it('is one finding for all namespaces whose Operators provide the same API', () => {
    const one = aServingGroup();
    const other = { ...one, metadata: { ...one.metadata, namespace: 'team-z' } };
    expect(problemsWith({}, {}, one, other)).toMatchObject([
      {
        kind: 'dependency-clash',
        namespaces: ['openshift-operators', 'team-z'],
        kinds: ['Database'],
        actions: [
          { choices: { namespace: 'openshift-operators' } },
          { choices: { namespace: 'team-z' } },
        ],
      },
    ]);
  });

  it('if no package provides it, which affects the whole namespace (DR-001)', () => {
    const prediction = predictedDependencies(aRoot(api('Database')), aWorld([]));
    const missing = (subscriptions: ClusterFacts['subscriptions']) =>
      dependencyFindings(planOf({}, { subscriptions }), prediction);
    expect(missing([])).toMatchObject([
      { mustConfirm: true, kind: 'dependency-missing', neededBy: 'cache', hasOthers: false },
    ]);
    expect(missing([aSubscription()])).toMatchObject([{ hasOthers: true }]);
  });
});

it.each([
  ['another version', 'db.v0.9.0', 1],
  ['the same version, whose copy OLM uses,', 'db.v1.0.0', 0],
])('%s runs elsewhere and is copied: %s, failures: %i', (_, installedCSV, count) => {
  const there = aSubscription({
    name: 'db',
    namespace: 'openshift-operators',
    status: { installedCSV },
  });
  const prediction = predictedDependencies(
    aRoot(api('Database')),
    aWorld([anOffer('db', database)]),
  );
  const plan = planOf({}, { operatorGroups: [aServingGroup()], subscriptions: [there] });
  expect(dependencyFindings(plan, prediction)).toHaveLength(count);
});

it.each<[string, Partial<DependencyOffer>, Partial<InstallForm>]>([
  ['it supports the mode', { installModes: ['OwnNamespace'] }, {}],
  ['no namespace to watch is selected yet', { installModes: [] }, { mode: 'MultiNamespace' }],
])('nothing is reported if %s', (_, offer, form) => {
  expect(problemsWith(offer, form)).toEqual([]);
});

it('nothing is reported for a version whose modes are unknown', () => {
  const world = aWorld([anOffer('db', { versions: ['2.0.0', '1.0.0'], installModes: [] })]);
  const prediction = predictedDependencies(aRoot(pkg('db', '<2.0.0')), world);
  expect(prediction.installs).toHaveLength(1);
  expect(dependencyFindings(planOf({}, {}), prediction)).toEqual([]);
});

it('is below blocking problems, and above all others', () => {
  const plan = planOf({}, { subscriptions: [aSubscription()], operatorGroups: [aServingGroup()] });
  const elsewhere = aSubscription({ namespace: 'team-b' });
  const facts = { ...plan.facts, subscriptions: [aSubscription(), elsewhere] };
  const prediction = predictedDependencies(aRoot(api('Database')), aWorld([]));
  const own = installFindings(plan.form, plan.offered, facts);
  const found = withPrediction(own, { ...plan, facts }, prediction);
  expect(found.slice(0, 2)).toMatchObject([
    { kind: 'already-subscribed' },
    { kind: 'dependency-missing', mustConfirm: true },
  ]);
  expect(found.slice(2).map(({ severity }) => severity)).not.toContain('danger');
});
