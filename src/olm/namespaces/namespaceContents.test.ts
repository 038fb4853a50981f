import { describe, expect, it } from 'vitest';
import { configMapModel } from '~/kube/models/core';
import type { Metadata } from '~/kube/models/meta';
import { type NamespaceContent, namespacedKinds, othersIn } from './namespaceContents';

const READ_WRITE = ['create', 'delete', 'get', 'list'];
const resource = (plural: string, kind: string, changes: object = {}) => ({
  resource: plural,
  responseKind: { group: '', version: '', kind },
  scope: 'Namespaced',
  verbs: READ_WRITE,
  ...changes,
});

const discovery = (...items: readonly object[]) => ({ kind: 'APIGroupDiscoveryList', items });

describe('namespacedKinds', () => {
  it('includes kinds that are deleted with their namespace', () => {
    const apps = {
      metadata: { name: 'apps' },
      versions: [{ version: 'v1', resources: [resource('deployments', 'Deployment')] }],
    };
    expect(namespacedKinds(discovery(apps))).toEqual([
      { group: 'apps', version: 'v1', kind: 'Deployment', plural: 'deployments', namespaced: true },
    ]);
  });

  it('includes each kind once, in the first version that contains it, even if not preferred', () => {
    const olm = {
      metadata: { name: 'operators.coreos.com' },
      versions: [
        { version: 'v2', resources: [resource('operatorconditions', 'OperatorCondition')] },
        {
          version: 'v1alpha1',
          resources: [
            resource('operatorconditions', 'OperatorCondition'),
            resource('subscriptions', 'Subscription'),
          ],
        },
      ],
    };
    expect(namespacedKinds(discovery(olm))).toMatchObject([
      { plural: 'operatorconditions', version: 'v2' },
      { plural: 'subscriptions', version: 'v1alpha1' },
    ]);
  });

  it.each([
    ['a cluster-scoped kind', resource('nodes', 'Node', { scope: 'Cluster' })],
    [
      'a kind that cannot be deleted',
      resource('packagemanifests', 'X', { verbs: ['get', 'list'] }),
    ],
    ['a kind that cannot be listed', resource('reviews', 'X', { verbs: ['create'] })],
    ['events', resource('events', 'Event')],
    ['nonsense', { resource: 5 }],
  ])('excludes %s', (_, item) => {
    const versions = [{ version: 'v1', resources: [item] }];
    expect(namespacedKinds(discovery({ versions }))).toEqual([]);
  });

  it('reads the core group, which has no name', () => {
    const versions = [{ version: 'v1', resources: [resource('pods', 'Pod')] }];
    expect(namespacedKinds(discovery({ metadata: {}, versions }))).toMatchObject([
      { group: '', plural: 'pods' },
    ]);
  });

  it.each([
    ['no response', null],
    ['a text', 'text'],
    ['the older format without kinds', { kind: 'APIGroupList', groups: [] }],
    ['an unavailable API', discovery({ versions: [{ version: 'v1', freshness: 'Stale' }] })],
  ])('is unknown from %s', (_, answer) => {
    expect(namespacedKinds(answer)).toBeNull();
  });

  it('accepts empty groups', () => {
    expect(namespacedKinds(discovery({}, { versions: [{}] }))).toEqual([]);
  });
});

describe('othersIn', () => {
  it.each([
    ['a ConfigMap of a user', content({ name: 'theirs' }), true],
    ['the cluster’s CA', content({ name: 'kube-root-ca.crt' }), false],
    ['the default ServiceAccount', content({ name: 'default' }, 'serviceaccounts'), false],
    ['another ServiceAccount', content({ name: 'ann' }, 'serviceaccounts'), true],
    ['a ConfigMap named default', content({ name: 'default' }), true],
    ['a binding of the platform', content({ name: 'system:deployers' }, 'rolebindings'), false],
    [
      'the credentials of a ServiceAccount',
      content(
        { name: 'x', annotations: { 'kubernetes.io/service-account.name': 'default' } },
        'secrets',
      ),
      false,
    ],
    ['another Secret', content({ name: 'password' }, 'secrets'), true],
    ['a copied CSV', content({ name: 'x', labels: { 'olm.copiedFrom': 'y' } }), false],
    ['a dependent of an object in deletion', ownedBy('ours'), false],
    ['a dependent of an object in another namespace', ownedBy('elsewhere'), true],
    ['a resource in deletion', content({ name: 'x', uid: 'ours' }), false],
  ])('%s: %#', (_, found, isOthers) => {
    expect(othersIn([found], new Set(['ours']))).toEqual(isOthers ? [found] : []);
  });

  it('counts a resource, but not its dependents', () => {
    const theirs = content({ name: 'app', uid: 'app' }, 'deployments');
    expect(othersIn([theirs, ownedBy('app')], new Set())).toEqual([theirs]);
  });
});

function content(metadata: Metadata, plural = 'configmaps'): NamespaceContent {
  return { model: { ...configMapModel, plural }, metadata };
}

function ownedBy(uid: string): NamespaceContent {
  const owner = { apiVersion: 'v1', kind: 'X', name: 'x', uid };
  return content({ name: 'owned', ownerReferences: [owner] });
}
