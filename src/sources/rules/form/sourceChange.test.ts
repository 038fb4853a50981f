import { describe, expect, it } from 'vitest';
import { IMAGE, aSourceForm, aStoredSource, sourceFacts } from '~/test/sourceBuilders';
import { copiedSource, newSource, readSource } from './sourceForm';
import { changeFindings, blocked, neighbors } from './changeFindings';
import { globalNamespaceOf } from './sourceFacts';
import { isOtherAccount } from './pullAccount';

const OTHER = 'quay.io/acme/catalog:v2';
const base = aSourceForm();

describe('consequences of a change', () => {
  it.each([
    ['image', { image: OTHER }, ['warning other-content', 'warning pod-replaced']],
    ['interval', { interval: '1h' }, ['info no-restart']],
    ['secrets', { secrets: ['pull'] }, ['info secrets']],
    ['the pod', { pod: { memoryTarget: '1Gi' } }, ['warning pod-replaced']],
    ['a template of the same image', { template: 'quay.io/acme/catalog:v1' }, ['info no-restart']],
    ['another content', { content: 'address', address: 'a.svc:1' }, ['warning other-content']],
    ['nothing', {}, []],
  ] as const)('are listed for %s', (_, changes, effects) => {
    const facts = { kubeVersion: 'v1.35.2', renewsAccount: false };
    const found = changeFindings(base, { ...base, ...changes }, facts);
    expect(found.map(({ severity, kind }) => `${severity} ${kind}`)).toEqual(effects);
  });

  it('are listed for secrets of its pod', () => {
    const facts = { kubeVersion: 'v1.35.2', renewsAccount: true };
    expect(changeFindings(base, { ...base, secrets: ['pull'] }, facts)).toEqual([
      { severity: 'warning', kind: 'secrets-of-pod', name: base.name },
    ]);
  });
});

describe('a CatalogSource that is read', () => {
  it.each([
    ['a blank one', newSource('team-a')['spec'], 'image'],
    ['an image', { sourceType: 'grpc', image: IMAGE, address: 'a.svc:1' }, 'image'],
    ['an address', { sourceType: 'grpc', address: 'a.svc:1' }, 'address'],
    ['an address that is not typed yet', { sourceType: 'grpc', address: '' }, 'address'],
    ['a ConfigMap', { sourceType: 'configmap', configMap: 'x' }, 'configmap'],
    ['the former type of a ConfigMap', { sourceType: 'internal', configMap: 'x' }, 'configmap'],
    ['nothing', undefined, 'image'],
  ] as const)('has the content of %s', (_, spec, expected) => {
    expect(readSource({ spec }).content).toBe(expected);
  });

  it('survives values of other types', () => {
    const read = readSource({ metadata: 1, spec: { image: 2, secrets: 'x', grpcPodConfig: [] } });
    expect(read).toMatchObject({ name: '', image: '', secrets: [], pod: {} });
  });
});

it.each([
  ['other secrets', {}, { secrets: ['login'] }, true],
  ['the same secrets', { secrets: ['login'] }, { secrets: ['login'] }, false],
  ['an address', {}, { secrets: ['login'], content: 'address' }, false],
] as const)('the pod of %s needs another account', (_, before, after, expected) => {
  expect(isOtherAccount(aSourceForm(before), aSourceForm(after))).toBe(expected);
});

describe('a copy (CS-022)', () => {
  const source = aStoredSource({
    metadata: {
      name: 'redhat-operators',
      namespace: 'openshift-marketplace',
      uid: 'uid-9',
      ownerReferences: [{ apiVersion: 'v1', kind: 'X', name: 'x', uid: 'y' }],
      annotations: {
        'operatorframework.io/managed-by': 'marketplace-operator',
        'kubectl.kubernetes.io/last-applied-configuration': '{}',
        'operatorframework.io/priorityclass': 'system-cluster-critical',
      },
      labels: { 'argocd.argoproj.io/instance': 'gitops', team: 'a' },
    },
  });

  it('has the settings, its own name, and no labels of other tools', () => {
    expect(copiedSource(source, 'team-a')).toMatchObject({
      metadata: {
        name: 'redhat-operators-copy',
        namespace: 'team-a',
        labels: { team: 'a' },
        annotations: { 'operatorframework.io/priorityclass': 'system-cluster-critical' },
      },
      spec: { image: IMAGE },
    });
  });
});

describe('availability of a catalog (CS-036)', () => {
  const elsewhere = aStoredSource({ metadata: { name: 'x', namespace: 'olm' } });
  it.each([
    ['OpenShift without catalogs', {}, 'openshift-marketplace'],
    ['a cluster with OLM’s catalogs', { sources: [elsewhere], areProjects: false }, 'olm'],
    ['a plain cluster', { areProjects: false, namespaces: null }, 'olm'],
    ['OpenShift with unknown namespaces', { namespaces: null }, 'openshift-marketplace'],
  ])('detects the global namespace of %s', (_, facts, expected) => {
    expect(globalNamespaceOf(sourceFacts(facts))).toBe(expected);
  });

  const facts = sourceFacts({
    sources: [
      aStoredSource({ metadata: { name: 'own', namespace: 'team-a' }, spec: { priority: 3 } }),
      aStoredSource({ metadata: { name: 'theirs', namespace: 'team-b' }, spec: { priority: 9 } }),
      aStoredSource({ metadata: { name: 'all', namespace: 'openshift-marketplace' } }),
    ],
    subscriptions: [
      { metadata: { name: 's', namespace: 'team-a' } },
      { metadata: { name: 't', namespace: 'team-b' } },
    ],
  });

  it.each([
    [5, undefined, 'own'],
    [3, 'own', 'all'],
    [0, 'all', undefined],
    [-1, 'all', undefined],
  ])(
    'of priority %d is between %s and %s of its namespaces (CS-009)',
    (priority, after, before) => {
      const found = neighbors(aSourceForm({ name: 'tools' }), priority, facts);
      expect([found.after?.name, found.before?.name]).toEqual([after, before]);
    },
  );

  it('blocks the Subscriptions of its scope (IN-044)', () => {
    expect(blocked(aSourceForm(), facts)).toBe(1);
    expect(blocked(aSourceForm({ namespace: 'openshift-marketplace' }), facts)).toBe(2);
    expect(blocked(aSourceForm(), { ...facts, subscriptions: null })).toBeNull();
    const hidden = { ...facts, seesAllSubscriptions: false };
    expect(blocked(aSourceForm({ namespace: 'openshift-marketplace' }), hidden)).toBeNull();
  });
});
