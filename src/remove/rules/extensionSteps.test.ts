import { describe, expect, it } from 'vitest';
import { ready } from '~/kube/loadable';
import { clusterExtensionModel } from '~/kube/models/olmV1';
import { clusterRoleBindingModel } from '~/kube/models/rbac';
import { namespaceModel } from '~/kube/models/namespace';
import { serviceAccountModel } from '~/kube/models/core';
import {
  type ExtensionParts,
  extensionSteps,
  isChosenAtFirst,
  keepingSteps,
  othersOf,
} from './extensionSteps';

const STORE = {
  group: 'acme.example.com',
  version: 'v1',
  kind: 'Store',
  plural: 'stores',
  namespaced: true,
};
const store = (name: string) => ({
  name,
  namespace: 'team-a',
  uid: `uid-${name}`,
  finalizers: [],
  isTerminating: false,
  owners: [],
});
const parts: ExtensionParts = {
  name: 'acme-store',
  uid: 'uid-extension',
  isApplied: true,
  apis: [
    {
      name: 'stores.acme.example.com',
      uid: 'uid-crd',
      operands: ready({
        model: STORE,
        versions: ['v1'],
        operands: [store('main'), store('free')],
        isEverywhere: true,
        unseen: [],
        missing: null,
        isCut: false,
      }),
    },
  ],
  keptNamespace: null,
  keptAccount: null,
  managedNamespace: ready(null),
  installers: [
    {
      isMade: true,
      model: clusterRoleBindingModel,
      name: 'installer',
      namespace: null,
      uid: 'uid-binding',
    },
    {
      isMade: false,
      model: serviceAccountModel,
      name: 'installer',
      namespace: 'acme',
      uid: 'uid-account',
    },
    { isMade: true, model: namespaceModel, name: 'acme', namespace: null, uid: 'uid-namespace' },
  ],
};
const described = (chosen: readonly string[]) =>
  extensionSteps(parts, new Set(chosen)).map(({ stage, action }) =>
    action.kind === 'delete'
      ? `${stage}: ${action.call.model.kind} ${action.call.object.name} ${String(action.call.uid)}`
      : action.kind,
  );

it('deletes operands before the resources that clear their finalizers', () => {
  expect(described([])).toEqual([
    'operands: Store main uid-main',
    'operands: Store free uid-free',
    'extension: ClusterExtension acme-store uid-extension',
    'definitions: CustomResourceDefinition stores.acme.example.com uid-crd',
  ]);
});

it('deletes resources created for the installation last, and only if selected', () => {
  expect(described(['ServiceAccount/installer']).slice(-2)).toEqual([
    'definitions: CustomResourceDefinition stores.acme.example.com uid-crd',
    'installer: ServiceAccount installer uid-account',
  ]);
});

it('deletes the namespace after everything else', () => {
  expect(described(['ServiceAccount/installer', 'Namespace/acme']).slice(-2)).toEqual([
    'installer: ServiceAccount installer uid-account',
    'namespace: Namespace acme uid-namespace',
  ]);
});

describe('a namespace that OLM manages', () => {
  const content = (name: string, labels = {}) => ({
    model: serviceAccountModel,
    metadata: { name, uid: `uid-${name}`, labels },
  });
  const found = [
    content('own', {
      'olm.operatorframework.io/owner-kind': 'ClusterExtension',
      'olm.operatorframework.io/owner-name': 'acme-store',
    }),
    content('default'),
    content('guest'),
  ];

  it('is deleted with the extension, and watched', () => {
    const contents = ready({ found, unseen: [] });
    const managedNamespace = ready({ name: 'acme', uid: 'uid-acme', contents });
    const last = extensionSteps({ ...parts, managedNamespace }, new Set()).at(-1);
    expect([last?.stage, last?.id]).toEqual(['namespace', expect.stringContaining('acme')]);
  });

  it('can contain resources of others', () => {
    const others = othersOf('acme-store', { found, unseen: [] });
    expect(others.map(({ metadata }) => metadata.name)).toEqual(['guest']);
  });
});

it('keeps all resources by deleting the extension without its dependents', () => {
  expect(keepingSteps(parts).map(({ action }) => action)).toEqual([
    {
      kind: 'delete',
      call: {
        kind: 'delete',
        model: clusterExtensionModel,
        object: { name: 'acme-store' },
        uid: 'uid-extension',
        keepsDependents: true,
      },
    },
  ]);
});

it('selects resources created for it except for the namespace, which might contain others', () => {
  expect(parts.installers.map(isChosenAtFirst)).toEqual([true, false, false]);
});
