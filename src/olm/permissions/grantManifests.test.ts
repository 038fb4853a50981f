import { describe, expect, it } from 'vitest';
import type { Permission } from '~/kube/failure';
import { grantManifests, grantName } from './grantManifests';

const SUBSCRIPTIONS = { group: 'operators.coreos.com', resource: 'subscriptions' };
const ALICE = { kind: 'User', name: 'alice@example.com' } as const;

const inTeam = (verb: string, name?: string): Permission => ({
  verb,
  ...SUBSCRIPTIONS,
  namespace: 'team-a',
  ...(name === undefined ? {} : { name }),
});

describe('the manifests that grant permissions', () => {
  it('merge the verbs of one resource, and restrict them to the name of the object', () => {
    const [role] = grantManifests(
      [inTeam('patch', 'etcd'), inTeam('delete', 'etcd'), inTeam('create', 'etcd')],
      ALICE,
      'operator-hub-alice',
    );
    expect(role).toEqual({
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'Role',
      metadata: { name: 'operator-hub-alice', namespace: 'team-a' },
      rules: [
        {
          apiGroups: ['operators.coreos.com'],
          resources: ['subscriptions'],
          resourceNames: ['etcd'],
          verbs: ['patch', 'delete'],
        },
        // "You cannot restrict create or deletecollection requests by their resource name."
        { apiGroups: ['operators.coreos.com'], resources: ['subscriptions'], verbs: ['create'] },
      ],
    });
  });

  it('are a Role for each namespace and a ClusterRole for the whole cluster, each with its binding', () => {
    const manifests = grantManifests(
      [
        inTeam('list'),
        { verb: 'get', group: '', resource: 'pods', subresource: 'log', namespace: 'team-b' },
        { verb: 'list', ...SUBSCRIPTIONS },
      ],
      ALICE,
      'x',
    );
    expect(manifests).toMatchObject([
      { kind: 'Role', metadata: { namespace: 'team-a' } },
      { kind: 'RoleBinding', metadata: { namespace: 'team-a' }, roleRef: { kind: 'Role' } },
      { kind: 'Role', rules: [{ apiGroups: [''], resources: ['pods/log'], verbs: ['get'] }] },
      { kind: 'RoleBinding', metadata: { namespace: 'team-b' } },
      { kind: 'ClusterRole', metadata: { name: 'x' } },
      {
        kind: 'ClusterRoleBinding',
        roleRef: { kind: 'ClusterRole', name: 'x' },
        subjects: [
          { apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'alice@example.com' },
        ],
      },
    ]);
  });

  it.each([
    ['alice@example.com', 'operator-hub-alice-example-com'],
    ['system:serviceaccount:a:b', 'operator-hub-system-serviceaccount-a-b'],
    ['ÄÖ', 'operator-hub'],
    ['a'.repeat(80), `operator-hub-${'a'.repeat(40)}`],
  ])('have a name that the API server accepts for %s', (name, expected) => {
    expect(grantName({ kind: 'User', name })).toBe(expected);
  });
});
