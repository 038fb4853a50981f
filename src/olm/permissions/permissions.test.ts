import { describe, expect, it } from 'vitest';
import { aBundledCsv, aContentOf, anInstall } from '~/test/planBuilders';
import { grantsOf } from './permissions';

const pods = { apiGroups: [''], resources: ['pods'], verbs: ['get'] };
const secrets = { apiGroups: [''], resources: ['secrets'], verbs: ['get'] };
const exec = { apiGroups: [''], resources: ['pods/exec'], verbs: ['create'] };

const content = aContentOf(
  aBundledCsv(
    anInstall({
      permissions: [
        { serviceAccountName: 'quill', rules: [pods, secrets] },
        { serviceAccountName: 'quill', rules: [exec] },
      ],
      clusterPermissions: [{ serviceAccountName: 'quill', rules: [pods] }],
    }),
  ),
);

describe('the scope of an Operator’s requested permissions (OG-019)', () => {
  it.each([
    ['in its own namespace', ['team-a'], { kind: 'namespaces', names: ['team-a'] }],
    [
      'in each namespace it watches too',
      ['b', 'c'],
      { kind: 'namespaces', names: ['team-a', 'b', 'c'] },
    ],
    ['in all namespaces, if it watches all', [''], { kind: 'cluster', isWidened: true }],
    ['in unknown watched namespaces', null, { kind: 'watched' }],
  ] as const)('%s', (_, watched, expected) => {
    expect(grantsOf(content, watched).map(({ scope }) => scope)).toEqual([
      { kind: 'cluster', isWidened: false },
      expected,
    ]);
  });

  it('joins permissions of one account, most dangerous first', () => {
    const grant = grantsOf(content, ['team-a'])[1];
    expect(grant?.holder).toEqual({ kind: 'account', name: 'quill' });
    expect(grant?.rules.map(({ dangers }) => dangers)).toEqual([['read-secrets'], ['exec'], []]);
  });
});

describe('additional roles of a bundle', () => {
  const role = (kind: string, labels = {}) => ({
    kind,
    metadata: { name: 'reader', labels },
    rules: [secrets],
  });

  it('name their subjects', () => {
    const binding = {
      kind: 'ClusterRoleBinding',
      metadata: { name: 'b' },
      roleRef: { kind: 'ClusterRole', name: 'reader' },
      subjects: [{ kind: 'ServiceAccount', name: 'quill' }, { kind: 'Group' }, null],
    };
    expect(grantsOf(aContentOf(role('ClusterRole'), binding), null)).toMatchObject([
      {
        holder: { kind: 'role', name: 'reader', subjects: ['ServiceAccount quill', 'Group'] },
        scope: { kind: 'cluster' },
      },
    ]);
  });

  it('name the roles that aggregate them', () => {
    const labels = {
      'rbac.authorization.k8s.io/aggregate-to-edit': 'true',
      'rbac.authorization.k8s.io/aggregate-to-view': 'false',
    };
    expect(grantsOf(aContentOf(role('ClusterRole', labels)), null)[0]?.holder).toEqual({
      kind: 'aggregated',
      name: 'reader',
      to: ['edit'],
    });
  });

  it('apply to the namespace of the plan if they are Roles', () => {
    expect(grantsOf(aContentOf(role('Role')), null)[0]?.scope).toEqual({
      kind: 'namespaces',
      names: ['team-a'],
    });
  });
});

it.each([
  [{ install: null }],
  [
    anInstall({
      permissions: 'all',
      clusterPermissions: [null, { rules: 'x' }, { rules: [{}, 1] }],
    }),
  ],
])('ignores invalid permissions: %j', (spec) => {
  const rules = grantsOf(aContentOf(aBundledCsv(spec)), null).flatMap((grant) => grant.rules);
  expect(rules).toEqual([]);
});
