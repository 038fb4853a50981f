import { describe, expect, it } from 'vitest';
import { ownedBy as labelsOf } from '~/olm/extensions/ownerLabels';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { anObject, anRbacObject, ofCsv, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, kindsIn, leftoversOf } from '~/test/scannedCluster';

const labels = { 'operators.coreos.com/quill.team-a': '' };

describe('permissions of a deleted CSV', () => {
  const permission = anRbacObject();
  const tenant = anRbacObject({
    namespace: 'team-b',
    labels: { ...ofCsv('quill.v1.0.0', 'team-b'), 'olm.copiedFrom': 'team-a' },
  });
  const left = ['orphaned-rbac'];

  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['a ClusterRole', left, { clusterRoles: [permission] }],
    ['a ClusterRoleBinding', left, { clusterRoleBindings: [permission] }],
    ['a Role', left, { roles: [anRbacObject({ namespace: 'team-a' })] }],
    [
      'a RoleBinding in the only namespace that could be read',
      left,
      { roleBindings: [anRbacObject({ namespace: 'team-a' })] },
      ['team-a'],
    ],
    ['one in a watched namespace', left, { roles: [tenant] }],
    ['of an existing CSV', [], { clusterRoles: [permission], csvs: [aCsv()] }],
    ['of an existing CSV in the original namespace', [], { roles: [tenant], csvs: [aCsv()] }],
    [
      'of a CSV that a Subscription references',
      [],
      {
        clusterRoles: [permission],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'of a CSV that an InstallPlan contains',
      [],
      {
        clusterRoles: [permission],
        installPlans: [anInstallPlan({ status: { phase: 'Installing' } })],
      },
    ],
    [
      'of a package with another version',
      [],
      {
        clusterRoles: [anRbacObject({ labels: { ...ofCsv('quill.v0.9.0', 'team-a'), ...labels } })],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
      },
    ],
    [
      'of a CSV that owns them, so garbage collection deletes them',
      [],
      {
        roles: [
          anRbacObject({
            namespace: 'team-a',
            ...ownedBy('ClusterServiceVersion', 'operators.coreos.com/v1alpha1'),
          }),
        ],
      },
    ],
    [
      'of an OperatorGroup',
      [],
      {
        clusterRoles: [
          anRbacObject({ labels: { ...ofCsv('og', 'team-a'), 'olm.owner.kind': 'OperatorGroup' } }),
        ],
      },
    ],
    ['of a CSV that could not be read', [], { clusterRoles: [permission], csvs: null }],
    ['of a namespace that could not be read', [], { clusterRoles: [permission] }, ['team-b']],
  ])('%s: %j', (_, expected, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(expected);
  });
});

const ofStore = labelsOf('store');
const definition = anObject({ name: 'stores.example.com', labels: ofStore });
const deployment = anObject({ name: 'store', namespace: 'acme', labels: ofStore });

describe('resources of OLM v1 for a deleted extension', () => {
  it.each<[string, readonly string[], RawObjects, (readonly string[])?]>([
    ['an API', ['ownerless-definition'], { definitions: [definition] }],
    ['another resource', ['ownerless-extension-object'], { extensionObjects: [deployment] }],
    [
      'of an extension that exists',
      [],
      { definitions: [definition], extensions: [anObject({ name: 'store' })] },
    ],
    ['of an extension that cannot be read', [], { definitions: [definition], extensions: null }],
    [
      'of an extension that was not searched cluster-wide',
      [],
      { definitions: [definition] },
      ['acme'],
    ],
    [
      'that the garbage collector is deleting',
      [],
      {
        extensionObjects: [
          anObject({
            name: 'store',
            labels: ofStore,
            ...ownedBy('ClusterExtension', 'olm.operatorframework.io/v1', 'store'),
          }),
        ],
      },
    ],
    [
      'in deletion',
      [],
      {
        extensionObjects: [
          anObject({ name: 'store', labels: ofStore, deletionTimestamp: '2026-11-21T11:00:00Z' }),
        ],
      },
    ],
    ['without an owner', [], { extensionObjects: [anObject({ name: 'store' })] }],
    [
      'that a CSV of OLM v0 provides now',
      [],
      {
        definitions: [definition],
        csvs: [
          aCsv({
            spec: {
              customresourcedefinitions: {
                owned: [{ name: 'stores.example.com', kind: 'Store', version: 'v1' }],
              },
            },
          }),
        ],
      },
    ],
  ])('%s: %j', (_name, kinds, raw, namespaces) => {
    expect(kindsIn(raw, namespaces)).toEqual(kinds);
  });

  it('name their extension', () => {
    const found = leftoversOf({ definitions: [definition], extensionObjects: [deployment] });
    expect(found.map(({ evidence, origin }) => [evidence, origin])).toEqual([
      [[{ kind: 'no-extension', name: 'store' }], 'olm'],
      [[{ kind: 'no-extension', name: 'store' }], 'olm'],
    ]);
  });
});
