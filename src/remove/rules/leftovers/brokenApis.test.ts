import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { aDefinition, anApiService, anObject, convertedBy } from '~/test/leftoverObjects';
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

describe('APIs without their Service', () => {
  const broken = ['broken-api-service v1.things.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['the Service does not exist', broken, { apiServices: [anApiService()] }],
    [
      'it has no label and the Service does not exist',
      broken,
      { apiServices: [anApiService({ labels: {} })] },
    ],
    [
      'it is unavailable and the CSV of its label does not exist',
      broken,
      { apiServices: [anApiService({}, { spec, status: unavailable })], services: [served] },
    ],
    [
      'it is unavailable and its owner is unknown',
      [],
      {
        apiServices: [anApiService({ labels: {} }, { spec, status: unavailable })],
        services: [served],
      },
    ],
    ['the Service exists', [], { apiServices: [anApiService()], services: [served] }],
    [
      'the API server provides it',
      [],
      { apiServices: [anApiService({}, { spec: { group: 'apps', version: 'v1' } })] },
    ],
    ['Services could not be read', [], { apiServices: [anApiService()], services: null }],
    ['its CSV exists', [], { apiServices: [anApiService()], csvs: [aCsv()] }],
    [
      'a CSV owns it without a label',
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
      'it is the API of OLM’s packages',
      [],
      { apiServices: [anApiService({ name: 'v1.packages.operators.coreos.com', labels: {} })] },
    ],
  ])('when %s: %j', (_, expected, raw) => {
    expect(found(raw)).toEqual(expected);
  });
});

describe('CRDs whose conversion Service does not exist', () => {
  const definition = aDefinition({}, convertedBy('quill-convert'));
  const both = ['broken-conversion quills.example.com', 'ownerless-definition quills.example.com'];

  it.each<[string, readonly string[], RawObjects]>([
    ['nothing requires it', both, { definitions: [definition] }],
    [
      'it has no label',
      [both[0] ?? ''],
      { definitions: [aDefinition({ labels: {}, annotations: {} }, convertedBy('x'))] },
    ],
    [
      'it is in deletion and blocked by unreadable instances',
      [both[0] ?? ''],
      { definitions: [aDefinition({ deletionTimestamp: 'x' }, convertedBy('quill-convert'))] },
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

  it('lose the conversion before deletion, because the API server reads every object first', () => {
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
