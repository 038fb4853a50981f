import { describe, expect, it } from 'vitest';
import { bindingsIn, sortedBindings } from './otherBindings';

type Raw = Readonly<Record<string, unknown>>;

const HOLDER = { namespace: 'team-a', accounts: ['quill-sa'], csvNames: ['quill.v1.0.0'] };
const ADMIN = { kind: 'ClusterRole', name: 'cluster-admin' };

function aBinding(subjects: unknown, more: Raw = {}): Raw {
  return { metadata: { name: 'extra' }, roleRef: ADMIN, subjects, ...more };
}

function found(
  binding: unknown,
  kind: 'RoleBinding' | 'ClusterRoleBinding' = 'ClusterRoleBinding',
) {
  return bindingsIn({ items: [binding] }, kind, HOLDER);
}

const account = { kind: 'ServiceAccount', name: 'quill-sa', namespace: 'team-a' };
const group = (name: string) => ({ kind: 'Group', name });

describe('a binding', () => {
  it.each<[string, unknown, readonly string[] | null, string | null]>([
    ['of the account', [account], ['quill-sa'], null],
    [
      'of the account as a user',
      [{ kind: 'User', name: 'system:serviceaccount:team-a:quill-sa' }],
      ['quill-sa'],
      null,
    ],
    [
      'of an account of that name in another namespace',
      [{ ...account, namespace: 'team-b' }],
      null,
      null,
    ],
    ['of another account', [{ ...account, name: 'other' }], null, null],
    [
      'of all accounts of its namespace',
      [group('system:serviceaccounts:team-a')],
      [],
      'system:serviceaccounts:team-a',
    ],
    ['of all accounts', [group('system:serviceaccounts')], [], 'system:serviceaccounts'],
    ['of all authenticated users', [group('system:authenticated')], [], 'system:authenticated'],
    ['of all accounts of another namespace', [group('system:serviceaccounts:team-b')], null, null],
    ['of the account and a group', [group('system:authenticated'), account], ['quill-sa'], null],
    ['without subjects', [], null, null],
    ['with invalid subjects', 'nobody', null, null],
    ['of broken subjects', [null, 1, {}, { kind: 'ServiceAccount' }], null, null],
  ])('%s', (_, subjects, accounts, name) => {
    const [binding] = found(aBinding(subjects));
    expect(binding === undefined ? null : binding.accounts).toEqual(accounts);
    expect(binding?.group ?? null).toBe(name);
  });

  it('that OLM created from the CSV is already known', () => {
    const labels = { 'olm.owner': 'quill.v1.0.0', 'olm.owner.kind': 'ClusterServiceVersion' };
    expect(found(aBinding([account], { metadata: { name: 'x', labels } }))).toEqual([]);
    const ownerReferences = [{ kind: 'OperatorCondition', name: 'quill.v1.0.0' }];
    expect(found(aBinding([account], { metadata: { name: 'x', ownerReferences } }))).toEqual([]);
    const csv = [{ kind: 'ClusterServiceVersion', name: 'quill.v1.0.0' }];
    expect(found(aBinding([account], { metadata: { name: 'x', ownerReferences: csv } }))).toEqual(
      [],
    );
    const reader = { kind: 'Role', name: 'extension-apiserver-authentication-reader' };
    const managed = { name: 'x', namespace: 'kube-system', labels: { 'olm.managed': 'true' } };
    expect(
      found(aBinding([account], { metadata: managed, roleRef: reader }), 'RoleBinding'),
    ).toEqual([]);
    const others = { 'olm.owner': 'another.v1.0.0' };
    expect(found(aBinding([account], { metadata: { name: 'x', labels: others } }))).toHaveLength(1);
  });

  it('references an account of its own namespace by default', () => {
    const subjects = [{ kind: 'ServiceAccount', name: 'quill-sa' }];
    const metadata = { name: 'x', namespace: 'team-a' };
    expect(found(aBinding(subjects, { metadata }), 'RoleBinding')).toHaveLength(1);
    expect(
      found(aBinding(subjects, { metadata: { ...metadata, namespace: 'b' } }), 'RoleBinding'),
    ).toEqual([]);
  });

  it.each<[string, Raw, unknown]>([
    ['a ClusterRole', ADMIN, { ...ADMIN, namespace: null }],
    [
      'a Role of its namespace',
      { kind: 'Role', name: 'r' },
      { kind: 'Role', name: 'r', namespace: 'ns' },
    ],
    ['nothing that exists', { kind: 'Rule', name: 'r' }, undefined],
    ['no name', { kind: 'Role' }, undefined],
  ])('gives %s', (_, roleRef, role) => {
    const metadata = { name: 'x', namespace: 'ns' };
    expect(found(aBinding([account], { metadata, roleRef }), 'RoleBinding')[0]?.role).toEqual(role);
  });

  it.each([null, 'text', {}, { items: 'none' }, { items: [null, 3, {}] }])(
    'is not found in %j',
    (list) => {
      expect(bindingsIn(list, 'RoleBinding', HOLDER)).toEqual([]);
    },
  );
});

it('lists the most severe first, and those of all users separately', () => {
  const one = (name: string, subjects: unknown, dangers: readonly ('everything' | 'exec')[]) =>
    found(aBinding(subjects, { metadata: { name } })).map((binding) => ({
      ...binding,
      rules: [
        {
          rule: { apiGroups: [], resources: [], resourceNames: [], nonResourceURLs: [], verbs: [] },
          dangers,
        },
      ],
    }));
  const { own, ofEveryone } = sortedBindings(
    [
      ...one('of all', [group('system:authenticated')], ['everything']),
      ...one('mild', [account], []),
      ...one('of the namespace', [group('system:serviceaccounts:team-a')], ['everything']),
      ...one('exec', [account], ['exec']),
      ...one('admin', [account], ['everything']),
    ],
    [],
  );
  expect(own.map(({ name }) => name)).toEqual(['admin', 'exec', 'mild', 'of the namespace']);
  expect(ofEveryone.map(({ name }) => name)).toEqual(['of all']);
});
