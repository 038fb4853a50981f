import { danger } from '~/olm/finding';
import { describe, expect, it } from 'vitest';
import { IMAGE, aSourceForm, aStoredSource, sourceFacts } from '~/test/sourceBuilders';
import { copiedSource } from './copiedSource';
import { sourceFormOf } from './readSource';
import { draftFrom, isOutdated, isTouched, reloaded, withInterval } from './sourceDraft';
import { changeFindings, blocked, competingCatalogs } from './changeFindings';
import { globalNamespaceOf } from './sourceFacts';
import { sourcePatch } from './sourceCalls';

const OTHER = 'quay.io/acme/catalog:v2';
const base = aSourceForm({ displayName: 'Tools' });

describe('a draft compared with the cluster', () => {
  const typed = { text: 'kind: CatalogSource', findings: [] };
  const live = { ...base, displayName: 'New tools', image: 'quay.io/acme/catalog:v3' };

  it('is outdated where another user changed the CatalogSource', () => {
    expect(isOutdated(draftFrom(base), live)).toBe(true);
    expect(isOutdated({ ...draftFrom(base), form: live }, live)).toBe(false);
    expect(isOutdated(draftFrom(base), { ...base })).toBe(false);
  });

  it('keeps edited fields on reload, and updates the others', () => {
    const draft = { ...draftFrom(base), form: { ...base, image: OTHER, priority: '5' } };
    const after = reloaded(draft, live);
    expect(after).toMatchObject({ form: { ...live, image: OTHER, priority: '5' }, base: live });
    expect(isOutdated(after, live)).toBe(false);
  });

  it('regenerates its YAML unless it is invalid', () => {
    const unread = { text: ':', findings: [danger({ path: '', kind: 'missing' })] };
    expect(reloaded({ ...draftFrom(base), typed }, live).typed).toBeNull();
    expect(reloaded({ ...draftFrom(base), typed: unread }, live).typed).toBe(unread);
  });
});

describe('the patch', () => {
  const live = aStoredSource();
  const form = sourceFormOf(live);

  it('is empty without changes', () => {
    expect(sourcePatch(live, form)).toBeNull();
    expect(isTouched(draftFrom(form))).toBe(false);
  });

  it('applies to an unchanged specification', () => {
    expect(
      sourcePatch(live, { ...form, image: OTHER, priority: '7', displayName: '' }),
    ).toMatchObject({
      object: { name: 'tools', namespace: 'team-a' },
      steps: [
        { op: 'test', path: '/spec', value: live.spec },
        { op: 'replace', path: '/spec/image', value: OTHER },
        { op: 'remove', path: '/spec/displayName' },
        { op: 'add', path: '/spec/priority', value: 7 },
      ].toSorted((one, other) => ORDER.indexOf(one.path) - ORDER.indexOf(other.path)),
    });
  });

  it('adds missing annotations for the template', () => {
    const template = 'quay.io/acme/catalog:v{kube_minor_version}';
    expect(sourcePatch(live, { ...form, template })).toMatchObject({
      steps: [
        {
          op: 'add',
          path: '/metadata/annotations',
          value: { 'olm.catalogImageTemplate': template },
        },
      ],
    });
  });

  it('keeps other annotations, and escapes slashes', () => {
    const annotations = { 'a/b': '1', other: '2' };
    const marked = aStoredSource({ metadata: { ...live.metadata, annotations } });
    const changed = sourceFormOf(marked);
    const rest = { ...changed.rest, annotations: { 'a/b': '3', other: '2' } };
    expect(sourcePatch(marked, { ...changed, rest })).toMatchObject({
      steps: [
        { op: 'test', path: '/metadata/annotations', value: annotations },
        { op: 'replace', path: '/metadata/annotations/a~1b', value: '3' },
      ],
    });
  });
});

const ORDER = ['/spec', '/spec/displayName', '/spec/image', '/spec/priority'];

describe('consequences of a change', () => {
  it.each([
    ['displayName', { displayName: 'New' }, ['info no-restart']],
    ['description', { description: 'New' }, ['info no-restart']],
    ['image', { image: OTHER }, ['warning other-content', 'warning pod-replaced']],
    ['priority', { priority: '7' }, ['info no-restart']],
    ['interval', { interval: '1h' }, ['info no-restart']],
    ['secrets', { secrets: ['pull'] }, ['info secrets']],
    ['the pod', { memoryTarget: '1Gi' }, ['warning pod-replaced']],
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

  it('drops a strategy without an interval if one is selected', () => {
    const rest = { ...base.rest, spec: { updateStrategy: {}, other: 1 } };
    expect(withInterval({ ...base, rest }, '')).toEqual({
      interval: '',
      rest: { ...base.rest, spec: { other: 1 } },
    });
  });
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
      name: 'redhat-operators-copy',
      namespace: 'team-a',
      image: IMAGE,
      rest: {
        labels: { team: 'a' },
        annotations: { 'operatorframework.io/priorityclass': 'system-cluster-critical' },
      },
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

  it('compares its priority with that of the same namespace and global ones (CS-009)', () => {
    const names = competingCatalogs(aSourceForm(), facts).map(
      ({ name, priority }) => `${name} ${priority.toString()}`,
    );
    expect(names).toEqual(['own 3', 'all 0']);
  });

  it('blocks the Subscriptions of its scope (IN-044)', () => {
    expect(blocked(aSourceForm(), facts)).toBe(1);
    expect(blocked(aSourceForm({ namespace: 'openshift-marketplace' }), facts)).toBe(2);
    expect(blocked(aSourceForm(), { ...facts, subscriptions: null })).toBeNull();
    const hidden = { ...facts, seesAllSubscriptions: false };
    expect(blocked(aSourceForm({ namespace: 'openshift-marketplace' }), hidden)).toBeNull();
  });
});
