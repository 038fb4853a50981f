import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import {
  UNPACK_NAME,
  aDefinition,
  aHeldNamespace,
  anObject,
  anOperatorList,
  anUnpackJob,
  ownedBy,
} from '~/test/leftoverObjects';
import { type RawObjects, kindsIn, leftoversOf } from '~/test/scannedCluster';
import { cleanUpSteps } from './cleanUp';

const labels = { 'operators.coreos.com/quill.team-a': '' };

describe('CSVs without a Subscription (OLM issue 2201)', () => {
  const csv = aCsv({ labels });
  const csvs = [csv];
  const orphan = ['orphan-csv'];
  const blocked = aSubscription({
    name: 'anew',
    spec: { name: 'quill', source: 'c', sourceNamespace: 'm' },
    status: {
      conditions: [
        {
          type: 'ResolutionFailed',
          status: 'True',
          message:
            'constraints not satisfiable: subscription anew exists, clusterserviceversion quill.v1.0.0 exists and is not referenced by a subscription',
        },
      ],
    },
  });

  it('is not blocked by one whose name ends with its name', () => {
    const { conditions } = blocked.status ?? {};
    const message = conditions?.[0]?.message?.replace('version quill', 'version my-quill');
    const other = { ...blocked, status: { conditions: [{ ...conditions?.[0], message }] } };
    expect(kindsIn({ csvs, subscriptions: [blocked] })).toEqual(orphan);
    expect(kindsIn({ csvs, subscriptions: [other] })).toEqual([]);
  });

  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['its Subscription does not exist', orphan, { csvs }],
    ['only its namespace could be read', orphan, { csvs }, ['team-a']],
    [
      'the Operator resource contains it',
      orphan,
      {
        csvs,
        operators: [
          anOperatorList([
            {
              apiVersion: 'operators.coreos.com/v1alpha1',
              kind: 'ClusterServiceVersion',
              namespace: 'team-a',
              name: 'quill.v1.0.0',
            },
          ]),
        ],
      },
    ],
    [
      'a Subscription of another package exists',
      orphan,
      { csvs, subscriptions: [aSubscription({ name: 'x' })] },
    ],
    [
      'a Subscription of another namespace names it',
      orphan,
      {
        csvs,
        subscriptions: [
          aSubscription({ namespace: 'team-b', status: { installedCSV: 'quill.v1.0.0' } }),
        ],
      },
    ],
    ['a Subscription cannot be resolved because of it', orphan, { csvs, subscriptions: [blocked] }],
    [
      'a Subscription has installed it',
      [],
      { csvs, subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })] },
    ],
    [
      'a Subscription is installing it',
      [],
      { csvs, subscriptions: [aSubscription({ status: { currentCSV: 'quill.v1.0.0' } })] },
    ],
    [
      'a Subscription of its package is being resolved',
      [],
      { csvs, subscriptions: [aSubscription()] },
    ],
    ['an InstallPlan is installing it', [], { csvs, installPlans: [anInstallPlan()] }],
    [
      'an update replaces it (recording not_upgradeable)',
      [],
      {
        csvs: [csv, aCsv({ name: 'quill.v2.0.0', spec: { replaces: 'quill.v1.0.0' } })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v2.0.0' } })],
      },
    ],
    [
      'it replaces the CSV of a Subscription',
      [],
      {
        csvs: [aCsv({ name: 'quill.v2.0.0', labels, spec: { replaces: 'quill.v1.0.0' } })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'a Subscription of its package has another CSV',
      [],
      { csvs, subscriptions: [aSubscription({ status: { installedCSV: 'quill.v3.0.0' } })] },
    ],
    ['a user created it without a Subscription', [], { csvs: [aCsv()] }],
    [
      'it is OLM’s package server',
      [],
      {
        csvs: [
          aCsv({
            name: 'packageserver',
            namespace: 'openshift-operator-lifecycle-manager',
            labels: { 'olm.version': '1' },
          }),
        ],
      },
    ],
    [
      'it is a copied CSV',
      [],
      { csvs: [aCsv({ labels: { ...labels, 'olm.copiedFrom': 'team-b' } })] },
    ],
    [
      'it is in deletion',
      [],
      { csvs: [anObject({ name: 'q', namespace: 'team-a', labels, deletionTimestamp: 'x' })] },
    ],
    [
      'it has an owner',
      [],
      { csvs: [anObject({ name: 'q', namespace: 'team-a', labels, ...ownedBy('Hub', 'x/v1') })] },
    ],
    ['Subscriptions could not be read', [], { csvs, subscriptions: null }],
    ['InstallPlans could not be read', [], { csvs, installPlans: null }],
    ['only Subscriptions of another namespace could be read', [], { csvs }, ['team-b']],
  ])('if %s: %j', (_, expected, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(expected);
  });

  it('report the resources that they block, and that they run', () => {
    const [leftover] = leftoversOf({ csvs, subscriptions: [blocked] });
    expect(leftover?.evidence).toEqual([
      { kind: 'no-subscription', csvName: 'quill.v1.0.0' },
      { kind: 'blocks-subscription', name: 'anew', namespace: 'team-a' },
      { kind: 'phase', phase: 'Succeeded' },
      { kind: 'label', key: 'operators.coreos.com/quill.team-a', value: '' },
    ]);
  });
});

const definitions = [aDefinition()];
const label = { 'operators.coreos.com/quill.team-a': '' };

/** A package with a label that OLM truncates to the maximum of 63 characters. */
const LONG = 'a-package-with-quite-a-long-name-that-goes-on-and-on-and';
const CUT = `${LONG}.team-a-production`.slice(0, 63);

describe('Operator resources', () => {
  const ref = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    name: 'quills.example.com',
  };
  const role = { apiVersion: 'v1', kind: 'ServiceAccount', namespace: 'team-a', name: 'quill' };
  const list = 'empty-operator';

  it.each<[string, readonly string[], RawObjects]>([
    ['are empty', [list], { operators: [anOperatorList([])] }],
    [
      'contain only leftovers',
      ['ownerless-definition', list],
      { operators: [anOperatorList([ref])], definitions },
    ],
    [
      'contain remaining resources',
      ['ownerless-definition'],
      { operators: [anOperatorList([ref, role])], definitions },
    ],
    ['do not exist yet', [], { operators: [anOperatorList(null)] }],
    [
      'are of a package with a Subscription',
      [],
      { operators: [anOperatorList([])], subscriptions: [aSubscription()] },
    ],
    [
      'are of a package with a CSV',
      [],
      {
        operators: [anOperatorList([])],
        csvs: [aCsv({ labels: label })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'are of a package with a truncated name',
      [],
      {
        operators: [anOperatorList([], { name: CUT })],
        subscriptions: [aSubscription({ name: LONG, namespace: 'team-a-production' })],
      },
    ],
    ['might be of an unread package', [], { operators: [anOperatorList([])], subscriptions: null }],
    ['are in deletion', [], { operators: [anOperatorList([], { deletionTimestamp: 'x' })] }],
  ])('that %s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });

  it('are deleted after their components, because OLM would re-create them (OLM issue 1932)', () => {
    const leftovers = leftoversOf({ operators: [anOperatorList([ref])], definitions });
    const [definition, operator] = leftovers;
    expect(operator?.after).toEqual([definition?.id]);
    expect(cleanUpSteps(leftovers.toReversed()).map(({ stage }) => stage)).toEqual([
      'definitions',
      'component-list',
    ]);
  });
});

describe('Jobs of bundle unpacking', () => {
  const jobs = [anUnpackJob()];
  const reference = `{"kind":"ConfigMap","name":"${UNPACK_NAME}","namespace":"market"}`;
  const resource = {
    group: '',
    version: 'v1',
    kind: 'Role',
    name: 'r',
    sourceName: 'c',
    sourceNamespace: 'm',
    manifest: reference,
  };

  it.each<[string, readonly string[], RawObjects]>([
    ['a failed one', ['unpack-job'], { jobs }],
    ['a successful one, which OLM reuses', [], { jobs: [anUnpackJob({}, 'Complete')] }],
    ['a running one', [], { jobs: [anUnpackJob({}, null)] }],
    [
      'one that an InstallPlan references',
      [],
      {
        jobs,
        installPlans: [
          anInstallPlan({
            status: { phase: 'Complete', plan: [{ resolving: 'x', status: 'Created', resource }] },
          }),
        ],
      },
    ],
    [
      'one whose image an InstallPlan requires',
      [],
      {
        jobs,
        installPlans: [
          anInstallPlan({
            status: { bundleLookups: [{ path: 'registry.example.com/quill:1', identifier: 'x' }] },
          }),
        ],
      },
    ],
    [
      'one that a Subscription might require',
      [],
      {
        jobs: [anUnpackJob({ namespace: 'openshift-marketplace' })],
        subscriptions: [
          aSubscription({
            status: { conditions: [{ type: 'BundleUnpackFailed', status: 'True' }] },
          }),
        ],
      },
    ],
    ['another Job', [], { jobs: [anUnpackJob({ labels: {} })] }],
    ['if InstallPlans could not be read', [], { jobs, installPlans: null }],
    ['if Subscriptions could not be read', [], { jobs, subscriptions: null }],
    ['one in deletion', [], { jobs: [anUnpackJob({ deletionTimestamp: 'x' })] }],
  ])('%s: %j', (_, expected, raw) => {
    expect(kindsIn(raw)).toEqual(expected);
  });
});

describe('OperatorGroups of namespaces without Operators (UN-021)', () => {
  const operatorGroups = [aUsed()];
  const unused = ['unused-operator-group'];

  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['one that had Operators', unused, { operatorGroups }],
    ['one that never had Operators', [], { operatorGroups: [aGroup()] }],
    [
      'one with a ServiceAccount',
      [],
      {
        operatorGroups: operatorGroups.map((one) => ({
          ...one,
          spec: { serviceAccountName: 'a' },
        })),
      },
    ],
    [
      'one with static APIs',
      [],
      {
        operatorGroups: operatorGroups.map((one) => ({
          ...one,
          spec: { staticProvidedAPIs: true },
        })),
      },
    ],
    ['the only one that could be read', unused, { operatorGroups }, ['team-a']],
    ['one with a CSV', [], { operatorGroups, csvs: [aCsv()] }],
    ['one with a pending Subscription', [], { operatorGroups, subscriptions: [aSubscription()] }],
    ['one with an InstallPlan', [], { operatorGroups, installPlans: [anInstallPlan()] }],
    ['of OpenShift', [], { operatorGroups: [aUsed({ namespace: 'openshift-operators' })] }],
    ['of Kubernetes', [], { operatorGroups: [aUsed({ namespace: 'kube-system' })] }],
    ['of OLM', [], { operatorGroups: [aUsed({ name: 'global-operators' })] }],
    [
      'a new one of a deleted Operator',
      unused,
      {
        operatorGroups: [
          aGroup({
            creationTimestamp: '2026-11-21T11:55:00Z',
            annotations: { 'olm.providedAPIs': '' },
          }),
        ],
      },
    ],
    ['in a terminating namespace', [], { operatorGroups, namespaces: [aHeldNamespace({})] }],
    ['one with an owner', [], { operatorGroups: [aUsed(ownedBy('Hub', 'x/v1'))] }],
    ['if CSVs could not be read', [], { operatorGroups, csvs: null }],
    ['if Subscriptions could not be read', [], { operatorGroups, subscriptions: null }],
  ])('%s: %j', (_, expected, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(expected);
  });
});

function aGroup(metadata: Readonly<Record<string, unknown>> = {}) {
  return anObject({ name: 'og', namespace: 'team-a', ...metadata });
}

function aUsed(metadata: Readonly<Record<string, unknown>> = {}) {
  return aGroup({ ...metadata, annotations: { 'olm.providedAPIs': '' } });
}
