import { expect, it } from 'vitest';
import type { OperatorGroupSpec } from '~/kube/models/olm';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import type { InstallForm } from './form';
import { type PermissionScope, permissionScope } from './neededPermissions';

const crds = (...kinds: readonly string[]) => ({
  customresourcedefinitions: {
    owned: kinds.map((kind) => ({
      name: `${kind.toLowerCase()}s.example.com`,
      version: 'v1',
      kind,
    })),
  },
});

function scopeOf(
  form: Partial<InstallForm>,
  ...groups: readonly (OperatorGroupSpec & { readonly found?: readonly string[] })[]
): PermissionScope | null {
  const operatorGroups = groups.map(({ found = [], ...spec }, at) =>
    anOperatorGroup({ name: `og-${at}`, spec, status: { namespaces: found } }),
  );
  return permissionScope(aForm(form), aPackage(), aClusterState({ operatorGroups }));
}

it.each<[string, Partial<InstallForm>, PermissionScope['watched']]>([
  ['all namespaces', { mode: 'AllNamespaces' }, { kind: 'all' }],
  ['its own', { mode: 'OwnNamespace' }, { kind: 'list', namespaces: ['team-a'] }],
  ['one other', { mode: 'SingleNamespace', targets: ['b'] }, { kind: 'list', namespaces: ['b'] }],
  [
    'several',
    { mode: 'MultiNamespace', targets: ['b', 'c'] },
    { kind: 'list', namespaces: ['b', 'c'] },
  ],
])('the form watches %s without an OperatorGroup', (_, form, watched) => {
  expect(scopeOf(form)).toMatchObject({ namespace: 'team-a', group: null, watched });
});

it.each<[string, OperatorGroupSpec, PermissionScope['watched']]>([
  ['nothing: all namespaces (OG-004)', {}, { kind: 'all' }],
  ['a list', { targetNamespaces: ['b', 'c'] }, { kind: 'list', namespaces: ['b', 'c'] }],
  [
    'a list and a selector: the list (OG-003)',
    { targetNamespaces: ['b'], selector: { matchLabels: { env: 'prod' } } },
    { kind: 'list', namespaces: ['b'] },
  ],
  [
    'labels',
    { selector: { matchLabels: { env: 'prod', team: 'ink' } } },
    { kind: 'selected', namespaces: ['found'], selector: 'env=prod,team=ink' },
  ],
  [
    'expressions',
    {
      selector: {
        matchExpressions: [
          { key: 'env', operator: 'In', values: ['prod', 'test'] },
          { key: 'team', operator: 'NotIn', values: ['ink'] },
          { key: 'watched', operator: 'Exists' },
          { key: 'ignored', operator: 'DoesNotExist' },
        ],
      },
    },
    {
      kind: 'selected',
      namespaces: ['found'],
      selector: 'env in (prod,test),team notin (ink),watched,!ignored',
    },
  ],
])('an existing OperatorGroup overrides the form: %s', (_, spec, watched) => {
  const scope = scopeOf({ mode: 'OwnNamespace' }, { ...spec, found: ['found'] });
  expect(scope).toMatchObject({ group: 'og-0', watched });
});

it.each<[string, Partial<InstallForm>, number]>([
  ['no namespace is selected', { namespace: '' }, 0],
  ['no namespace to watch is selected', { mode: 'SingleNamespace' }, 0],
  ['several groups contradict each other (OG-007)', {}, 2],
])('nothing is shown while %s', (_, form, groups) => {
  expect(scopeOf(form, ...Array.from({ length: groups }, () => ({})))).toBeNull();
});

it('is limited by the service account of the OperatorGroup, existing or new (OG-025)', () => {
  const account = { serviceAccountName: 'limited' };
  expect(scopeOf({ serviceAccount: 'ignored' }, account)?.serviceAccount).toBe('limited');
  expect(scopeOf({ serviceAccount: 'new' })?.serviceAccount).toBe('new');
  expect(scopeOf({})?.serviceAccount).toBeNull();
});

it('names new kinds for users, without internal ones of the Operator (IN-037, OD-021)', () => {
  const internal = 'operators.operatorframework.io/internal-objects';
  const annotations = { [internal]: '["inks.example.com"]' };
  const offered = aPackage({ csv: crds('Pen', 'Ink', 'Paper'), annotations });
  const scope = permissionScope(aForm(), offered, aClusterState());
  expect(scope?.kinds).toEqual(['Pen', 'Paper']);
});
