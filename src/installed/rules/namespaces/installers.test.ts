import { describe, expect, it } from 'vitest';
import { generatedRoles, installersIn } from './installers';

const list = (...items: readonly object[]) => ({ items });
const rule = (resource: string, ...verbs: readonly string[]) => ({
  apiGroups: ['operators.coreos.com'],
  resources: [resource],
  verbs,
});
const role = (name: string, ...rules: readonly object[]) => ({ metadata: { name }, rules });
const binding = (kind: string, name: string, ...subjects: readonly object[]) => ({
  metadata: { name: 'b', namespace: 'team-a' },
  roleRef: { kind, name },
  subjects,
});
const NOTHING = { roles: null, roleBindings: null, clusterRoles: null, clusterRoleBindings: null };
const create = rule('subscriptions', 'create');

describe('who can install', () => {
  it('is everybody with a role to create Subscriptions, with all their roles', () => {
    const found = installersIn({
      roles: list(role('installer', create)),
      clusterRoles: list(
        role('installer', rule('subscriptions', 'get')),
        role('system:controller:olm', create),
        role('all', {
          apiGroups: ['*'],
          resources: ['*'],
          verbs: ['*'],
        }),
      ),
      roleBindings: list(
        binding(
          'Role',
          'installer',
          { kind: 'User', name: 'paula' },
          { kind: 'ServiceAccount', name: 'bot' },
        ),
        binding('ClusterRole', 'installer', { kind: 'User', name: 'reader' }),
      ),
      clusterRoleBindings: list(
        binding(
          'ClusterRole',
          'all',
          { kind: 'Group', name: 'admins' },
          { kind: 'User', name: 'paula' },
          { kind: 'Group', name: 'system:masters' },
        ),
        binding('ClusterRole', 'system:controller:olm', { kind: 'ServiceAccount', name: 'olm' }),
      ),
    });
    expect(found).toEqual([
      {
        kind: 'User',
        name: 'paula',
        canApprove: true,
        roles: ['Role/installer', 'ClusterRole/all'],
      },
      { kind: 'ServiceAccount', name: 'team-a/bot', canApprove: false, roles: ['Role/installer'] },
      { kind: 'Group', name: 'admins', canApprove: true, roles: ['ClusterRole/all'] },
    ]);
  });

  it.each([
    ['only one name', { ...create, resourceNames: ['quill'] }],
    ['another group', { ...create, apiGroups: ['apps'] }],
    ['another verb', rule('subscriptions', 'update')],
  ])('is nobody with %s', (_, one) => {
    const roleBindings = list(binding('Role', 'r', { kind: 'User', name: 'paula' }));
    expect(installersIn({ ...NOTHING, roles: list(role('r', one)), roleBindings })).toEqual([]);
  });

  it('is empty with unreadable or malformed lists', () => {
    expect(installersIn(NOTHING)).toEqual([]);
    const broken = list({ subjects: 'none', roleRef: 3 }, binding('Role', 'r', { kind: 'User' }));
    expect(
      installersIn({ ...NOTHING, roles: list(role('r', create)), roleBindings: broken }),
    ).toEqual([]);
  });
});

it('finds the ClusterRoles that OLM generates for an OperatorGroup (OG-015)', () => {
  const labels = {
    'olm.owner': 'og',
    'olm.owner.namespace': 'team-a',
    'olm.owner.kind': 'OperatorGroup',
  };
  const name = 'olm.og.og.edit-2uGpVP1oEjpVG6';
  const rules = [{ apiGroups: ['example.com'], resources: ['quills'], verbs: ['update'] }];
  const roles = list(
    { metadata: { name, labels }, rules },
    { metadata: { name: 'olm.og.og.view-x1', labels } },
    { metadata: { name: 'olm.og.og.edit-y', labels: { ...labels, 'olm.owner': 'other' } } },
    { metadata: { name: 'mine', labels } },
  );
  expect(generatedRoles(roles, { name: 'og', namespace: 'team-a' })).toEqual([
    { name, level: 'edit', apis: ['quills.example.com'] },
    { name: 'olm.og.og.view-x1', level: 'view', apis: [] },
  ]);
});
