import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { anObject, anOperatorList, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

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
    const [leftover] = leftoversIn(aScannedCluster({ csvs, subscriptions: [blocked] }));
    expect(leftover?.evidence).toEqual([
      { kind: 'no-subscription', csvName: 'quill.v1.0.0' },
      { kind: 'blocks-subscription', name: 'anew', namespace: 'team-a' },
      { kind: 'phase', phase: 'Succeeded' },
      { kind: 'label', key: 'operators.coreos.com/quill.team-a', value: '' },
    ]);
  });
});
