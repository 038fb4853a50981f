import { expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aClusterState, aForm, aNamespace, aPackage } from '~/test/installBuilders';
import { namespaceOffers, newNamespaceName, ownFirst } from './namespaces';

const operatorGroups = [
  anOperatorGroup({ name: 'global-operators', namespace: 'openshift-operators', spec: {} }),
  anOperatorGroup({ name: 'all', namespace: 'shared', spec: {} }),
  anOperatorGroup({ name: 'one', namespace: 'ops', spec: { targetNamespaces: ['team-a'] } }),
  anOperatorGroup({ name: 'a', namespace: 'broken', spec: {} }),
  anOperatorGroup({ name: 'b', namespace: 'broken', spec: {} }),
];
const suggesting = aPackage({
  annotations: { 'operatorframework.io/suggested-namespace': 'shared' },
});

it.each([
  [
    'the global one and the custom global ones for all (IN-021)',
    { mode: 'AllNamespaces' },
    { operatorGroups },
    aPackage(),
    ['openshift-operators global', 'shared custom-global'],
  ],
  [
    'not the global one without permission to use it',
    { mode: 'AllNamespaces' },
    { operatorGroups, mayUseGlobal: false },
    aPackage(),
    ['shared custom-global'],
  ],
  [
    'the suggestions of the author first, each once (IN-023, IN-027)',
    { mode: 'AllNamespaces' },
    { operatorGroups },
    suggesting,
    ['shared suggested', 'openshift-operators global'],
  ],
  [
    'namespaces that already watch another one (IN-022)',
    { mode: 'SingleNamespace' },
    { operatorGroups },
    aPackage(),
    ['ops watches'],
  ],
  ['nothing for its own', { mode: 'OwnNamespace' }, { operatorGroups }, aPackage(), []],
  [
    'the default one if OperatorGroups cannot be read',
    { mode: 'AllNamespaces' },
    { operatorGroups: null },
    aPackage(),
    ['openshift-operators global'],
  ],
] as const)('offers %s', (_, form, facts, offered, expected) => {
  const offers = namespaceOffers(aForm(form), offered, aClusterState(facts));
  expect(offers.map(({ name, why }) => `${name} ${why}`)).toEqual(expected);
});

it('sorts namespaces of the platform last', () => {
  const names = ['kube-system', 'zoo', 'openshift-ingress', 'default', 'acme'];
  expect(ownFirst(names)).toEqual(['acme', 'zoo', 'default', 'kube-system', 'openshift-ingress']);
});

it.each([
  ['quill', [], 'quill'],
  ['quill', ['quill'], 'quill-2'],
  ['No.Name', [], null],
])('names a new namespace for %s beside %s', (packageName, existing, expected) => {
  const facts = aClusterState({ namespaces: existing.map((name) => aNamespace(name)) });
  expect(newNamespaceName(packageName, facts)).toBe(expected);
});
