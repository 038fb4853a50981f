import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import {
  aConfiguration,
  aDefinition,
  aHeldNamespace,
  aWebhook,
  anApiService,
  anObject,
  convertedBy,
  ofCsv,
} from '~/test/leftoverObjects';
import { type RawObjects, aScannedCluster } from '~/test/scannedCluster';
import { leftoversIn } from './leftoversIn';

const found = (raw: RawObjects) =>
  leftoversIn(aScannedCluster(raw)).map(({ kind, object }) => `${kind} ${object.name}`);

const served = anObject({ name: 'quill-api', namespace: 'team-a' });
const unavailable = {
  conditions: [{ type: 'Available', status: 'False', message: 'no endpoints' }],
};
const service = { name: 'quill-api', namespace: 'team-a' };
const spec = { group: 'things.example.com', version: 'v1', service };

describe('APIs whose Service is gone', () => {
  const broken = ['broken-api-service v1.things.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['the Service is gone', broken, { apiServices: [anApiService()] }],
    [
      'nobody marked it and the Service is gone',
      broken,
      { apiServices: [anApiService({ labels: {} })] },
    ],
    [
      'nobody answers for a CSV that is gone',
      broken,
      { apiServices: [anApiService({}, { spec, status: unavailable })], services: [served] },
    ],
    [
      'nobody answers for somebody unknown',
      [],
      {
        apiServices: [anApiService({ labels: {} }, { spec, status: unavailable })],
        services: [served],
      },
    ],
    ['the Service exists', [], { apiServices: [anApiService()], services: [served] }],
    [
      'the API server serves it itself',
      [],
      { apiServices: [anApiService({}, { spec: { group: 'apps', version: 'v1' } })] },
    ],
    ['Services could not be read', [], { apiServices: [anApiService()], services: null }],
    ['its CSV is there', [], { apiServices: [anApiService()], csvs: [aCsv()] }],
    [
      'a CSV owns it that did not label it',
      [],
      {
        apiServices: [anApiService({ labels: {} })],
        csvs: [
          aCsv({
            name: 'other',
            spec: {
              apiservicedefinitions: {
                owned: [
                  { name: 'things', kind: 'Thing', group: 'things.example.com', version: 'v1' },
                ],
              },
            },
          }),
        ],
      },
    ],
    ['CSVs could not be read', [], { apiServices: [anApiService({ labels: {} })], csvs: null }],
    [
      'OLM serves its packages by it',
      [],
      { apiServices: [anApiService({ name: 'v1.packages.operators.coreos.com', labels: {} })] },
    ],
  ])('when %s: %j', (_, expected, raw) => {
    expect(found(raw)).toEqual(expected);
  });
});

describe('definitions that are converted by a Service which is gone', () => {
  const definition = aDefinition({}, convertedBy('quill-convert'));
  const both = ['broken-conversion quills.example.com', 'ownerless-definition quills.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['nothing needs it', both, { definitions: [definition] }],
    [
      'nobody marked it',
      [both[0] ?? ''],
      { definitions: [aDefinition({ labels: {}, annotations: {} }, convertedBy('x'))] },
    ],
    [
      'the Service exists',
      [both[1] ?? ''],
      {
        definitions: [definition],
        services: [anObject({ name: 'quill-convert', namespace: 'team-a' })],
      },
    ],
    [
      'a URL converts',
      [both[1] ?? ''],
      {
        definitions: [
          aDefinition({}, { strategy: 'Webhook', webhook: { clientConfig: { url: 'https://x' } } }),
        ],
      },
    ],
    [
      'an installed Operator owns it',
      [],
      {
        definitions: [definition],
        subscriptions: [aSubscription({ status: { installedCSV: 'quill.v1.0.0' } })],
        csvs: [aCsv()],
      },
    ],
    ['CSVs could not be read', [], { definitions: [definition], csvs: null }],
  ])('when %s: %j', (_, expected, raw) => {
    expect(found(raw)).toEqual(expected);
  });

  it('are made readable before they are deleted: the API server reads every object first', () => {
    const leftovers = leftoversIn(aScannedCluster({ definitions: [definition] }));
    const [conversion, ownerless] = leftovers;
    expect(ownerless?.after).toEqual([conversion?.id]);
    expect(conversion?.cleanUp).toEqual({
      kind: 'patch',
      steps: [
        { op: 'test', path: '/metadata/uid', value: 'uid--quills.example.com' },
        { op: 'test', path: `${SERVICE}/namespace`, value: 'team-a' },
        { op: 'test', path: `${SERVICE}/name`, value: 'quill-convert' },
        { op: 'replace', path: '/spec/conversion', value: { strategy: 'None' } },
      ],
    });
  });

  const SERVICE = '/spec/conversion/webhook/clientConfig/service';
});

describe('namespaces that cannot go (UN-009, UN-010)', () => {
  const content =
    'Some resources are remaining: pods. has 1 resource instances, quills.example.com has 2 resource instances';
  const one = 'Some resources are remaining: quills.example.com has 2 resource instances';
  const finalizers =
    'Some content in the namespace has finalizers remaining: example.com/hold in 2 resource instances';
  const discovery =
    'Discovery failed for some groups, 1 failing: unable to retrieve the complete list of server APIs: things.example.com/v1: stale GroupVersion discovery: things.example.com/v1';

  it.each<[string, Readonly<Record<string, string>>, unknown, readonly string[]]>([
    [
      'one kind, and which finalizers it has',
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
      'several kinds, of which it is not told which has the finalizer',
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
      'what OpenShift says of a resource that cannot be resolved',
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
      'words of another release, as they are',
      { NamespaceContentRemaining: 'there is something' },
      [{ kind: 'condition', type: 'NamespaceContentRemaining', message: 'there is something' }],
      [],
    ],
  ])('tell %s', (_, conditions, evidence, held) => {
    const [leftover] = leftoversIn(aScannedCluster({ namespaces: [aHeldNamespace(conditions)] }));
    expect(leftover?.evidence).toEqual(evidence);
    expect([leftover?.cleanUp.kind, leftover?.finalizers]).toEqual(['none', held]);
  });

  it('go when the API that cannot answer is gone', () => {
    const [api, namespace] = leftoversIn(
      aScannedCluster({
        apiServices: [anApiService({ labels: ofCsv('quill.v1.0.0', 'team-a') })],
        namespaces: [aHeldNamespace({ NamespaceDeletionDiscoveryFailure: discovery })],
      }),
    );
    expect(api?.kind).toBe('broken-api-service');
    expect(namespace?.after).toEqual([api?.id]);
  });

  it('go when the webhook that refuses to have their content deleted is gone', () => {
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
    ['is not to go', { deletionTimestamp: undefined }, { NamespaceContentRemaining: one }],
    [
      'has been emptying itself for a few seconds',
      { deletionTimestamp: '2026-11-21T11:59:45Z' },
      { NamespaceContentRemaining: one },
    ],
    ['is held by nothing that anybody tells', {}, {}],
  ])('are none while one %s', (_, metadata, conditions) => {
    expect(found({ namespaces: [aHeldNamespace(conditions, metadata)] })).toEqual([]);
  });
});
