import { describe, expect, it } from 'vitest';
import { aCsv, anInstallPlan, aSubscription } from '~/test/builders';
import { anRbacObject, ofCsv, ownedBy } from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const kindsIn = (raw: RawObjects, namespaces?: readonly string[]) =>
  leftoversIn(aScannedCluster(raw, namespaces)).map(({ kind }) => kind);

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
