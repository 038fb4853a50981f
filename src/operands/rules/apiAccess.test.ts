import { describe, expect, it } from 'vitest';
import { accessOf, grantCalls, isGranted } from './apiAccess';

const API = { group: 'ink.example.com', plural: 'pens' };
const role = (name: string, ...rules: readonly object[]) => ({ metadata: { name }, rules });
const rule = (verbs: readonly string[], more: object = {}) => ({
  apiGroups: ['ink.example.com'],
  resources: ['pens'],
  verbs,
  ...more,
});
const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'update', 'patch', 'delete'];

describe('what the users of a user-facing role can do', () => {
  it.each([
    ['nothing without roles', [], 'nothing', []],
    ['view', [role('pens-view', rule(READ))], 'view', ['pens-view']],
    ['edit', [role('pens-edit', rule([...READ, ...WRITE]))], 'edit', ['pens-edit']],
    [
      'edit by several roles',
      [role('pens-view', rule(READ)), role('pens-edit', rule(WRITE))],
      'edit',
      ['pens-view', 'pens-edit'],
    ],
    [
      'everything by wildcards',
      [role('all', rule(['*'], { apiGroups: ['*'], resources: ['*'] }))],
      'edit',
      ['all'],
    ],
    ['nothing by writing alone', [role('pens-edit', rule(WRITE))], 'nothing', ['pens-edit']],
    [
      'nothing by some names only',
      [role('a', rule(READ, { resourceNames: ['x'] }))],
      'nothing',
      [],
    ],
    ['nothing in another group', [role('a', rule(READ, { apiGroups: ['other'] }))], 'nothing', []],
    [
      'nothing by a subresource',
      [role('a', rule(READ, { resources: ['pens/status'] }))],
      'nothing',
      [],
    ],
    ['view through another user-facing role', [role('view', rule(READ))], 'view', []],
    ['nothing with malformed roles', [null, 'x', { rules: 'x' }], 'nothing', []],
  ])('%s', (_what, roles, can, names) => {
    expect(accessOf('edit', roles, API)).toEqual({ level: 'edit', can, roles: names });
  });
});

describe('granting to all users with a project role', () => {
  it.each([
    ['view', ['nothing', 'edit', 'edit'], false],
    ['view', ['view', 'view', 'edit'], true],
    ['edit', ['view', 'edit', 'edit'], true],
    ['edit', ['edit', 'view', 'edit'], false],
  ] as const)('%s is without effect if they have %j: %s', (can, [view, edit, admin], granted) => {
    const access = [
      { level: 'view', can: view, roles: [] },
      { level: 'edit', can: edit, roles: [] },
      { level: 'admin', can: admin, roles: [] },
    ] as const;
    expect(isGranted(access, can)).toBe(granted);
    expect(isGranted([], can)).toBe(false);
  });
});

describe('granting access', () => {
  const manifests = (...args: Parameters<typeof grantCalls>) =>
    grantCalls(...args).map((call) => call.kind === 'create' && call.manifest);

  it('to all users with a project role adds a labeled ClusterRole', () => {
    expect(manifests(API, { can: 'view', subject: null, namespace: null })).toEqual([
      {
        apiVersion: 'rbac.authorization.k8s.io/v1',
        kind: 'ClusterRole',
        metadata: {
          name: 'pens.ink.example.com-aggregate-view',
          labels: { 'rbac.authorization.k8s.io/aggregate-to-view': 'true' },
        },
        rules: [rule(READ)],
      },
    ]);
  });

  it.each([
    ['a namespace', 'team-a', 'RoleBinding', { namespace: 'team-a' }],
    ['all namespaces', null, 'ClusterRoleBinding', {}],
  ])('to a user in %s binds a ClusterRole', (_what, namespace, kind, place) => {
    const subject = { kind: 'User', name: 'ann@example.com/x' } as const;
    const [role, binding] = manifests(API, { can: 'edit', subject, namespace });
    expect(role).toMatchObject({
      metadata: { name: 'pens.ink.example.com-edit' },
      rules: [rule([...READ, ...WRITE])],
    });
    expect(role).not.toHaveProperty('metadata.labels');
    expect(binding).toEqual({
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind,
      metadata: { name: 'pens.ink.example.com-edit-user-ann@example.com-x', ...place },
      roleRef: {
        apiGroup: 'rbac.authorization.k8s.io',
        kind: 'ClusterRole',
        name: 'pens.ink.example.com-edit',
      },
      subjects: [{ apiGroup: 'rbac.authorization.k8s.io', ...subject }],
    });
  });
});
