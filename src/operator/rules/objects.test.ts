import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { someFacts } from '~/test/operatorBuilders';
import { componentRefs, type ObjectSources } from '~/olm/installed/components';
import { operatorName } from '~/olm/installed/operatorName';
import { operatorObjects } from './operatorObjects';
import { surroundingsOf } from './surroundings';

type Raw = Readonly<Record<string, unknown>>;

const DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  name: 'quills.example.com',
  conditions: [{ type: 'Established', status: 'True' }],
};
const DEPLOYMENT = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  namespace: 'team-a',
  name: 'quill-controller',
  conditions: [{ type: 'Available', status: 'False', message: 'no pods' }],
};
const spec: Raw = {
  install: { spec: { deployments: [{ name: 'quill-controller' }] } },
  customresourcedefinitions: { owned: [{ name: 'quills.example.com', kind: 'Quill' }] },
};
const csv = aCsv({ spec });

const anOperator = (refs: unknown) => ({ status: { components: { refs } } });

const aStep = (kind: string, name: string, group = '') => ({
  resolving: 'quill.v1.0.0',
  status: 'Created',
  resource: { group, version: 'v1', kind, name, sourceName: 'c', sourceNamespace: 'm' },
});

function objectsOf(refs: unknown, changes: Partial<ObjectSources> = {}) {
  const facts = someFacts({ csvs: [csv], namespaceCsvs: [csv] });
  const components = refs === null ? null : componentRefs(anOperator(refs));
  return operatorObjects({ facts, plans: [], components, ...changes }).flatMap(
    ({ objects }) => objects,
  );
}

describe('the resources that OLM lists', () => {
  it('are grouped by kind, starting with the Subscription', () => {
    const kinds = ['Zebra', 'Role', 'Deployment', 'Apple', 'Subscription', 'ClusterServiceVersion'];
    const refs = kinds.map((kind) => ({ apiVersion: 'v1', kind, name: 'x' }));
    const facts = someFacts({ csvs: [] });
    const groups = operatorObjects({
      facts,
      plans: [],
      components: componentRefs(anOperator(refs)),
    });
    expect(groups.map(({ kind }) => kind)).toEqual([
      'Subscription',
      'ClusterServiceVersion',
      'Deployment',
      'Role',
      'Apple',
      'Zebra',
    ]);
  });

  it('have the status of their conditions', () => {
    const found = objectsOf([DEPLOYMENT, DEFINITION]);
    expect(found.map(({ kind, tone, condition }) => [kind, tone, condition?.message])).toEqual([
      ['Deployment', 'danger', 'no pods'],
      ['CustomResourceDefinition', 'success', undefined],
    ]);
  });

  it('include missing requirements of the CSV', () => {
    expect(objectsOf([DEFINITION]).map(({ kind, note }) => [kind, note])).toEqual([
      ['Deployment', 'absent'],
      ['CustomResourceDefinition', null],
    ]);
  });

  it.each([
    ['owned by a CSV', [csv], null],
    ['no longer owned', [aCsv()], 'leftover'],
    ['of a namespace whose CSVs cannot be read', null, null],
  ] as const)('show the status of a CRD %s', (_, namespaceCsvs, note) => {
    const facts = someFacts({ csvs: [], namespaceCsvs });
    expect(objectsOf([DEFINITION], { facts })[0]?.note).toBe(note);
  });

  it.each([null, 'text', {}, [null, 1, 'x', {}, { kind: 'Role' }, { name: 'x' }]])(
    'are none in %j',
    (refs) => {
      expect(componentRefs(anOperator(refs))).toEqual([]);
    },
  );

  it('accept conditions of any shape', () => {
    const conditions = [null, 'x', { type: 5 }, { type: 'Available', status: {} }];
    expect(objectsOf([{ ...DEPLOYMENT, conditions }])[0]?.tone).toBe('neutral');
  });
});

describe('the origin of a resource', () => {
  const older = {
    ...anInstallPlan({ name: 'older' }),
    status: { plan: [aStep('Role', 'r', 'rbac.authorization.k8s.io')] },
  };
  const newer = { ...older, metadata: { ...older.metadata, name: 'newer' } };
  const dated = (plan: InstallPlan, creationTimestamp: string, more: object = {}): InstallPlan => ({
    ...plan,
    metadata: { ...plan.metadata, creationTimestamp, ...more },
  });
  const ownerReferences = [{ apiVersion: 'x', kind: 'Subscription', name: 'quill', uid: 'u' }];
  const plans = [
    dated(newer, '2026-02-01T00:00:00Z'),
    dated(older, '2026-01-01T00:00:00Z', { ownerReferences }),
  ];

  it.each<[string, Raw, unknown]>([
    [
      'the first plan with a step for it',
      { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', name: 'r' },
      { kind: 'InstallPlan', name: 'older' },
    ],
    [
      'the CSV, of its Deployments',
      DEPLOYMENT,
      { kind: 'ClusterServiceVersion', name: 'quill.v1.0.0' },
    ],
    [
      'the CSV, of its OperatorCondition',
      { kind: 'OperatorCondition', name: 'quill.v1.0.0' },
      { kind: 'ClusterServiceVersion', name: 'quill.v1.0.0' },
    ],
    [
      'the Subscription, of a plan',
      { kind: 'InstallPlan', name: 'older' },
      { kind: 'Subscription', name: 'quill' },
    ],
    ['unknown', { apiVersion: 'v1', kind: 'Secret', name: 's' }, null],
  ])('is %s', (_, ref, createdBy) => {
    expect(objectsOf([ref], { plans }).find(({ name }) => name === ref['name'])?.createdBy).toEqual(
      createdBy,
    );
  });
});

describe('without an Operator resource', () => {
  it('install plans and CSVs define expected resources, without duplicates', () => {
    const plan = {
      ...anInstallPlan(),
      status: {
        plan: [
          aStep('ClusterServiceVersion', 'quill.v1.0.0', 'operators.coreos.com'),
          aStep('CustomResourceDefinition', 'quills.example.com', 'apiextensions.k8s.io'),
          aStep('ServiceAccount', 'quill-sa'),
          aStep('ClusterRole', 'r', 'rbac.authorization.k8s.io'),
          { ...aStep('Secret', 'of another'), resolving: 'other.v1' },
        ],
      },
    };
    const facts = someFacts({ csvs: [csv], namespaceCsvs: [csv] });
    const found = operatorObjects({ facts, plans: [plan], components: null });
    expect(
      found
        .flatMap(({ objects }) => objects)
        .map(({ kind, namespace, note }) => [kind, namespace, note]),
    ).toEqual([
      ['Subscription', 'team-a', null],
      ['InstallPlan', 'team-a', null],
      ['ClusterServiceVersion', 'team-a', null],
      ['Deployment', 'team-a', null],
      ['CustomResourceDefinition', null, null],
      ['ServiceAccount', 'team-a', null],
      ['ClusterRole', null, null],
    ]);
  });

  it.each([null, 'x', [], { plan: 'x' }, { plan: [null, {}, { resolving: 'quill.v1.0.0' }] }])(
    'survives a plan with the status %j',
    (status) => {
      const plan = Object.assign(anInstallPlan(), { status });
      expect(objectsOf(null, { plans: [plan] }).length).toBeGreaterThan(0);
    },
  );
});

describe('the name of the Operator resource', () => {
  const packageOf = (name: string) =>
    aSubscription({ spec: { name, source: 's', sourceNamespace: 'm' } });
  const labeled = (labels: Readonly<Record<string, string>>): readonly ClusterServiceVersion[] => [
    aCsv({ labels }),
  ];

  it.each([
    ['is package and namespace', { subscription: packageOf('ink') }, 'ink.team-a'],
    ['is truncated like the label', { subscription: packageOf('x'.repeat(70)) }, 'x'.repeat(63)],
    [
      'is read from the CSV without a Subscription',
      { subscription: null, csvs: labeled({ a: '', 'operators.coreos.com/ink.team-a': '' }) },
      'ink.team-a',
    ],
    ['is unknown', { subscription: null, csvs: labeled({}) }, null],
  ])('%s', (_, changes, name) => {
    expect(operatorName(someFacts(changes))).toBe(name);
  });
});

it('names external requirements of the Operator', () => {
  const manifest = JSON.stringify({
    kind: 'ConfigMap',
    name: 'bundle',
    namespace: 'market',
    catalogSourceName: 'c',
    catalogSourceNamespace: 'market',
  });
  const step = aStep('Role', 'r');
  const plan = {
    ...anInstallPlan(),
    status: { plan: [{ ...step, resource: { ...step.resource, manifest } }, step] },
  };
  const found = surroundingsOf(someFacts({ plan, csvs: [csv] }));
  expect(found.map(({ role, object }) => [role, object.namespace, object.name])).toEqual([
    ['group', 'team-a', 'team-a-og'],
    ['catalog', 'openshift-marketplace', 'community-operators'],
    ['bundle', 'market', 'bundle'],
    ['unpacking', 'market', 'bundle'],
  ]);
});
