import { describe, expect, it } from 'vitest';
import { configMapModel } from '~/kube/models/core';
import { type InstallPlan, operatorGroupModel, type Subscription } from '~/kube/models/olm';
import type { ResourceModel } from '~/kube/models/meta';
import { namespaceModel, projectModel } from '~/kube/models/namespace';
import { aCsv, aSubscription, anInstallPlan } from '~/test/builders';
import { type CancelFacts, cancelPlan } from './cancelPlan';
import type { NamespaceContent } from '~/olm/namespaces/namespaceContents';
import { CREATED_BY_INSTALL } from '~/olm/namespaces/submitMark';

const MARK = { [CREATED_BY_INSTALL]: 'quill' };
const install = { namespace: 'team-a', packageName: 'quill' };
const BEGUN = '2026-01-01T10:00:00Z';
const LATER = '2026-01-01T10:01:00Z';
const BEFORE = '2025-12-01T10:00:00Z';

const own = withMark(
  aSubscription({ status: { installedCSV: 'quill.v1.0.0', currentCSV: 'quill.v1.0.0' } }),
);
const plan = ownedBy(anInstallPlan(), own);
const csv = created(aCsv(), LATER);
const place = object(namespaceModel, 'team-a');
const group = object(operatorGroupModel, 'team-a-og');
const configMap = object(configMapModel, 'ca');

const NONE = { objects: [], subscriptions: [], plans: [], csvs: [], contents: [], unseen: [] };

function offeredBy(changes: Partial<CancelFacts>) {
  const { offered } = cancelPlan(install, { ...NONE, ...changes });
  return offered === null ? [] : [`${offered.model.kind} ${offered.name}`];
}

function outcome(changes: Partial<CancelFacts>) {
  const { removals, kept } = cancelPlan(install, { ...NONE, ...changes });
  return {
    removals: removals.map(({ model, name }) => `${model.kind} ${name}`),
    kept: kept.map(({ kind, name, because, others }) => [kind, name, because, ...others].join(' ')),
  };
}

describe('cancelPlan', () => {
  it('deletes everything in reverse order, resources of OLM after the Subscription', () => {
    expect(
      outcome({
        objects: [place, configMap, group],
        subscriptions: [own],
        plans: [plan],
        csvs: [csv],
        contents: [group, configMap],
      }),
    ).toEqual({
      removals: [
        'Subscription quill',
        'InstallPlan install-abcde',
        'ClusterServiceVersion quill.v1.0.0',
        'OperatorGroup team-a-og',
        'ConfigMap ca',
        'Namespace team-a',
      ],
      kept: [],
    });
  });

  it('deletes only this exact object', () => {
    const [removal] = cancelPlan(install, {
      objects: [],
      subscriptions: [own],
      plans: [],
      csvs: [],
      contents: [],
      unseen: [],
    }).removals;
    expect(removal?.uid).toBe('uid-sub-team-a-quill');
  });

  it.each([
    ['has no mark', { objects: [unmarked(place), unmarked(group)] }],
    ['has the mark of another installation', { objects: [markedBy('ink', group)] }],
    ['is a Subscription without a mark', { subscriptions: [aSubscription()] }],
    [
      'OLM created for a Subscription without a mark',
      {
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
        plans: [plan],
        csvs: [csv],
      },
    ],
    ['is a CSV without any Subscription', { csvs: [csv] }],
    ['is a plan of another Subscription', { plans: [ownedBy(anInstallPlan(), other('ink'))] }],
    [
      'is a copied CSV',
      {
        subscriptions: [],
        csvs: [aCsv({ labels: { 'olm.copiedFrom': 'x' } })],
      },
    ],
  ])('never deletes a resource that %s', (_, facts) => {
    expect(outcome(facts)).toEqual({ removals: [], kept: [] });
  });

  it('keeps a CSV that existed before the Subscription', () => {
    const found = outcome({ subscriptions: [own], csvs: [created(aCsv(), BEFORE)] });
    expect(found).toEqual({
      removals: ['Subscription quill'],
      kept: ['ClusterServiceVersion quill.v1.0.0 was-there-before'],
    });
  });

  it('keeps a CSV of another Subscription', () => {
    const ink = other('ink', { installedCSV: 'quill.v1.0.0' });
    expect(outcome({ subscriptions: [own, ink], csvs: [csv] }).kept).toContain(
      'ClusterServiceVersion quill.v1.0.0 used-by-others ink',
    );
  });

  it('keeps an install plan of other Operators, because OLM does not create a second one', () => {
    const shared = ownedBy(anInstallPlan(), own, other('ink'));
    const found = outcome({ subscriptions: [own, other('ink')], plans: [shared] });
    expect(found).toEqual({
      removals: ['Subscription quill'],
      kept: ['InstallPlan install-abcde plan-of-others ink'],
    });
  });

  it('keeps dependencies that OLM installed, and their OperatorGroup', () => {
    const needed = other('ink-stable-community-operators', { installedCSV: 'ink.v1' });
    const found = outcome({
      objects: [group],
      subscriptions: [own, needed],
      plans: [{ ...plan, status: { plan: [subscriptionStep('ink-stable-community-operators')] } }],
      csvs: [aCsv({ name: 'ink.v1' })],
    });
    expect(found.removals).toEqual(['Subscription quill', 'InstallPlan install-abcde']);
    expect(found.kept).toEqual([
      'Subscription ink-stable-community-operators dependency',
      'OperatorGroup team-a-og used-by-others ink-stable-community-operators ink.v1',
    ]);
  });

  it('keeps an OperatorGroup of a CSV without a Subscription', () => {
    const found = outcome({ objects: [group], csvs: [aCsv({ name: 'ink.v1' })] });
    expect(found.kept).toEqual(['OperatorGroup team-a-og used-by-others ink.v1']);
  });

  it.each([
    ['names it', { volumes: [{ name: 'v', configMap: { name: 'ca' } }] }, []],
    ['does not', { volumes: [{ name: 'v', configMap: { name: 'other' } }] }, ['ConfigMap ca']],
  ])('keeps a ConfigMap only when the config of another %s', (_, config, expected) => {
    const ink = aSubscription({ name: 'ink', spec: { ...SPEC, config } });
    expect(outcome({ objects: [configMap], subscriptions: [ink] }).removals).toEqual(expected);
  });

  it.each([
    [
      'it contains other resources',
      [unmarked(object(configMapModel, 'x'))],
      'not-empty ConfigMap x',
    ],
    ['its content is unknown', null, 'not-checked'],
  ])('keeps the namespace when %s', (_, contents, because) => {
    expect(outcome({ objects: [place], contents })).toEqual({
      removals: [],
      kept: [`Namespace team-a ${because}`],
    });
  });

  it('keeps the namespace if kinds in it cannot be listed', () => {
    const found = outcome({ objects: [place], unseen: ['machines'] });
    expect(found).toEqual({ removals: [], kept: ['Namespace team-a not-checked'] });
  });

  it.each([
    [
      'is empty except for resources that are deleted',
      { contents: [group] },
      ['Project team-a'],
      [],
    ],
    [
      'might contain resources that cannot be listed',
      { unseen: ['machines'] },
      ['Project team-a'],
      [],
    ],
    [
      'contains other resources',
      { contents: [unmarked(object(configMapModel, 'x'))] },
      [],
      ['Project team-a not-empty ConfigMap x'],
    ],
    ['could not be read', { contents: null }, [], ['Project team-a not-checked']],
  ])('offers to delete a requested project only, that %s', (_, facts, offered, kept) => {
    const project = unmarked(object(projectModel, 'team-a'));
    const found = { objects: [project, group], ...facts };
    expect(outcome(found)).toEqual({ removals: ['OperatorGroup team-a-og'], kept });
    expect(offeredBy(found)).toEqual(offered);
  });

  it('keeps the namespace of kept resources', () => {
    const ink = other('ink');
    const contents = [group, { model: operatorGroupModel, metadata: ink.metadata }];
    const found = outcome({ objects: [place, group], subscriptions: [ink], contents });
    expect(found.removals).toEqual([]);
  });
});

const SPEC = { name: 'ink', source: 'x', sourceNamespace: 'y' };

function object(model: ResourceModel, name: string): NamespaceContent {
  const namespace = model.namespaced ? { namespace: 'team-a' } : {};
  return { model, metadata: { name, ...namespace, uid: `uid-${name}`, annotations: MARK } };
}

function unmarked({ model, metadata }: NamespaceContent): NamespaceContent {
  return { model, metadata: { ...metadata, annotations: {} } };
}

function markedBy(packageName: string, { model, metadata }: NamespaceContent): NamespaceContent {
  return { model, metadata: { ...metadata, annotations: { [CREATED_BY_INSTALL]: packageName } } };
}

function withMark(subscription: Subscription): Subscription {
  const metadata = { ...subscription.metadata, annotations: MARK, creationTimestamp: BEGUN };
  return { ...subscription, metadata };
}

function other(name: string, status: Subscription['status'] = {}): Subscription {
  return aSubscription({ name, status });
}

function ownedBy(owned: InstallPlan, ...owners: readonly Subscription[]): InstallPlan {
  const ownerReferences = owners.map(({ metadata }) => ({
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'Subscription',
    name: metadata.name,
    uid: metadata.uid ?? '',
  }));
  return { ...owned, metadata: { ...owned.metadata, ownerReferences } };
}

function created<T extends { readonly metadata: object }>(one: T, creationTimestamp: string): T {
  return { ...one, metadata: { ...one.metadata, creationTimestamp } };
}

function subscriptionStep(name: string) {
  const resource = { group: 'operators.coreos.com', version: 'v1alpha1', kind: 'Subscription' };
  return {
    resolving: 'ink.v1',
    status: 'Created',
    resource: { ...resource, name, sourceName: 'x', sourceNamespace: 'y' },
  };
}
