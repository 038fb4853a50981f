import { describe, expect, it } from 'vitest';
import { jobModel } from '~/kube/models/workloads';
import { ownedBy } from '~/olm/extensions/ownerLabels';
import type { OperandList } from '~/remove/rules/operands';
import {
  aConfiguration,
  aHeldNamespace,
  aWebhook,
  anApiService,
  anObject,
  ofCsv,
} from '~/test/leftoverObjects';
import { SCANNED_AT, kindsIn, leftoversOf } from '~/test/scannedCluster';
import {
  blockingApis,
  blockingObjectsIn,
  objectsWithFinalizers,
  releaseSteps,
} from './terminating';

describe('namespaces stuck in Terminating (UN-009, UN-010)', () => {
  const content =
    'Some resources are remaining: pods. has 1 resource instances, quills.example.com has 2 resource instances';
  const one = 'Some resources are remaining: quills.example.com has 2 resource instances';
  const finalizers =
    'Some content in the namespace has finalizers remaining: example.com/hold in 2 resource instances';
  const discovery =
    'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: things.example.com/v1: stale GroupVersion discovery: things.example.com/v1';

  it.each<[string, Readonly<Record<string, string>>, unknown, readonly string[]]>([
    [
      'one kind and its finalizers',
      { NamespaceContentRemaining: one, NamespaceFinalizersRemaining: finalizers },
      [
        {
          kind: 'held-by',
          resources: [
            { resource: 'quills.example.com', count: 2, finalizers: ['example.com/hold'] },
          ],
        },
      ],
      ['example.com/hold'],
    ],
    [
      'several kinds without the kind of each finalizer',
      { NamespaceContentRemaining: content, NamespaceFinalizersRemaining: finalizers },
      [
        {
          kind: 'held-by',
          resources: [
            { resource: 'pods', count: 1, finalizers: [] },
            { resource: 'quills.example.com', count: 2, finalizers: [] },
          ],
        },
        { kind: 'finalizers-held', finalizers: [{ name: 'example.com/hold', count: 2 }] },
      ],
      ['example.com/hold'],
    ],
    [
      'OpenShift’s message of an unresolvable resource',
      {
        NamespaceDeletionContentFailure:
          'Failed to delete all resource types, 1 remaining: Internal error occurred: error resolving resource',
      },
      [
        {
          kind: 'condition',
          type: 'NamespaceDeletionContentFailure',
          message:
            'Failed to delete all resource types, 1 remaining: Internal error occurred: error resolving resource',
        },
      ],
      [],
    ],
    [
      'unknown messages unchanged',
      { NamespaceContentRemaining: 'there is something' },
      [{ kind: 'condition', type: 'NamespaceContentRemaining', message: 'there is something' }],
      [],
    ],
  ])('report %s', (_, conditions, evidence, held) => {
    const [leftover] = leftoversOf({ namespaces: [aHeldNamespace(conditions)] });
    expect(leftover?.evidence).toEqual(evidence);
    expect([leftover?.cleanUp.kind, leftover?.finalizers]).toEqual(['none', held]);
  });

  it('are deleted after deletion of the unavailable API', () => {
    const [api, namespace] = leftoversOf({
      apiServices: [anApiService({ labels: ofCsv('quill.v1.0.0', 'team-a') })],
      namespaces: [aHeldNamespace({ NamespaceDeletionDiscoveryFailure: discovery })],
    });
    expect(api?.kind).toBe('broken-api-service');
    expect(namespace?.after).toEqual([api?.id]);
  });

  it('do not wait for an API whose name is a part of the unavailable one', () => {
    const message =
      'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: custom.metrics.k8s.io/v1beta1: stale GroupVersion discovery: custom.metrics.k8s.io/v1beta1';
    const found = leftoversOf({
      apiServices: [
        anApiService({ name: 'v1beta1.metrics.k8s.io', labels: ofCsv('quill.v1.0.0', 'team-a') }),
      ],
      namespaces: [aHeldNamespace({ NamespaceDeletionDiscoveryFailure: message })],
    });
    expect(found.map(({ kind, after }) => [kind, after])).toEqual([
      ['broken-api-service', []],
      ['terminating-namespace', []],
    ]);
  });

  it('are deleted after deletion of the webhook that denies deletion of their content', () => {
    const message =
      'Failed to delete all resource types, 1 remaining: Internal error occurred: failed calling webhook "quills.example.com": service "quill-webhook" not found';
    const [webhook, namespace] = leftoversOf({
      validatingWebhooks: [aConfiguration([aWebhook('quills.example.com')])],
      namespaces: [aHeldNamespace({ NamespaceDeletionContentFailure: message })],
    });
    expect(webhook?.kind).toBe('broken-webhook');
    expect(namespace?.after).toEqual([webhook?.id]);
  });

  it.each([
    ['is not in deletion', { deletionTimestamp: undefined }, { NamespaceContentRemaining: one }],
    [
      'has been in deletion for a few seconds',
      { deletionTimestamp: '2026-11-21T11:59:45Z' },
      { NamespaceContentRemaining: one },
    ],
    ['has no condition with a cause', {}, {}],
  ])('are not found while one %s', (_, metadata, conditions) => {
    const namespaces = [aHeldNamespace(conditions, metadata)];
    expect(leftoversOf({ namespaces })).toEqual([]);
  });
});

describe('a CRD in deletion', () => {
  const terminating = (
    seconds: number,
    finalizers = ['customresourcecleanup.apiextensions.k8s.io'],
  ) =>
    anObject({
      name: 'stores.example.com',
      labels: ownedBy('store'),
      finalizers,
      deletionTimestamp: new Date(SCANNED_AT - seconds * 1000).toISOString(),
    });

  it.each([
    ['is blocked by its instances after a while', terminating(60), ['terminating-definition']],
    ['might be deleted soon', terminating(5), []],
    ['is blocked by something else', terminating(60, ['example.com/other']), []],
  ])('%s', (_name, object, kinds) => {
    expect(kindsIn({ definitions: [object] })).toEqual(kinds);
  });

  it('is not deleted again, and names its API, whose instances block it', () => {
    const [found] = leftoversOf({ definitions: [terminating(60)] });
    expect(found).toMatchObject({
      cleanUp: { kind: 'none' },
      evidence: [{ kind: 'held-by', resources: [{ resource: 'stores.example.com' }] }],
    });
  });
});

const operands = [
  { name: 'a', namespace: 'team-a', uid: 'u-a', finalizers: ['x/hold'] },
  { name: 'b', namespace: 'team-b', uid: 'u-b', finalizers: [] },
].map((one) => ({ ...one, isTerminating: true, owners: [] }));

const list: OperandList = {
  model: jobModel,
  versions: ['v1'],
  operands,
  isEverywhere: true,
  unseen: [],
  missing: null,
  isCut: false,
};

describe('resources that block deletion of a namespace (UN-009, UN-010)', () => {
  it('belong to the APIs in its conditions', () => {
    const held = (resource: string) => ({ resource, count: 1, finalizers: [] });
    expect(
      blockingApis({
        evidence: [
          { kind: 'held-by', resources: [held('jobs.batch'), held('pods')] },
          { kind: 'finalizers-held', finalizers: [{ name: 'x/hold', count: 1 }] },
        ],
      }),
    ).toEqual(['jobs.batch', 'pods']);
  });

  it('are in that namespace', () => {
    expect(blockingObjectsIn(list, 'team-a').map(({ name }) => name)).toEqual(['a']);
    expect(blockingObjectsIn(null, 'team-a')).toEqual([]);
  });

  it('are deleted again, only if unchanged, before their finalizers are removed', () => {
    expect(releaseSteps(blockingObjectsIn(list, 'team-a'))).toEqual([
      {
        id: 'delete/batch/jobs/team-a/a',
        stage: 'operands',
        action: {
          kind: 'delete',
          call: {
            kind: 'delete',
            model: jobModel,
            object: { name: 'a', namespace: 'team-a' },
            uid: 'u-a',
          },
        },
      },
    ]);
  });
});

describe('resources that are deleted before their CRD', () => {
  it('have finalizers, which would block deletion of the CRD', () => {
    expect(objectsWithFinalizers(list).map(({ name }) => name)).toEqual(['a']);
  });

  it('have no namespace if cluster-scoped', () => {
    const [step] = releaseSteps([
      { model: jobModel, namespace: null, name: 'c', uid: null, finalizers: ['x/hold'] },
    ]);
    expect(step?.action).toMatchObject({ call: { object: { name: 'c' } } });
  });
});
