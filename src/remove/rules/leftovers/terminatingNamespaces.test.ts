import { describe, expect, it } from 'vitest';
import {
  aConfiguration,
  aHeldNamespace,
  aWebhook,
  anApiService,
  ofCsv,
} from '~/test/leftoverObjects';
import { aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

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
    const [leftover] = leftoversIn(aScannedCluster({ namespaces: [aHeldNamespace(conditions)] }));
    expect(leftover?.evidence).toEqual(evidence);
    expect([leftover?.cleanUp.kind, leftover?.finalizers]).toEqual(['none', held]);
  });

  it('are deleted after deletion of the unavailable API', () => {
    const [api, namespace] = leftoversIn(
      aScannedCluster({
        apiServices: [anApiService({ labels: ofCsv('quill.v1.0.0', 'team-a') })],
        namespaces: [aHeldNamespace({ NamespaceDeletionDiscoveryFailure: discovery })],
      }),
    );
    expect(api?.kind).toBe('broken-api-service');
    expect(namespace?.after).toEqual([api?.id]);
  });

  it('do not wait for an API whose name is a part of the unavailable one', () => {
    const message =
      'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: custom.metrics.k8s.io/v1beta1: stale GroupVersion discovery: custom.metrics.k8s.io/v1beta1';
    const found = leftoversIn(
      aScannedCluster({
        apiServices: [
          anApiService({ name: 'v1beta1.metrics.k8s.io', labels: ofCsv('quill.v1.0.0', 'team-a') }),
        ],
        namespaces: [aHeldNamespace({ NamespaceDeletionDiscoveryFailure: message })],
      }),
    );
    expect(found.map(({ kind, after }) => [kind, after])).toEqual([
      ['broken-api-service', []],
      ['terminating-namespace', []],
    ]);
  });

  it('are deleted after deletion of the webhook that denies deletion of their content', () => {
    const message =
      'Failed to delete all resource types, 1 remaining: Internal error occurred: failed calling webhook "quills.example.com": service "quill-webhook" not found';
    const [webhook, namespace] = leftoversIn(
      aScannedCluster({
        validatingWebhooks: [aConfiguration([aWebhook('quills.example.com')])],
        namespaces: [aHeldNamespace({ NamespaceDeletionContentFailure: message })],
      }),
    );
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
    expect(leftoversIn(aScannedCluster({ namespaces }))).toEqual([]);
  });
});
