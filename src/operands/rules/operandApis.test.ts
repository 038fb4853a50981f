import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import {
  apiNamed,
  declaredKinds,
  isWatched,
  operandApis,
  providersFor,
  statusDescriptors,
} from './operandApis';

const DISCOVERY = [
  {
    kind: 'APIGroupDiscoveryList',
    items: [
      {
        metadata: { name: 'ink.example.com' },
        versions: [
          {
            version: 'v1',
            resources: [
              { resource: 'pens', responseKind: { kind: 'Pen' }, scope: 'Namespaced' },
              { resource: 'wells', responseKind: { kind: 'Well' }, scope: 'Cluster' },
            ],
          },
        ],
      },
    ],
  },
];

function aCsv(name: string, more: object = {}, metadata: object = {}): ClusterServiceVersion {
  return {
    metadata: { name, namespace: 'team-a', ...metadata },
    spec: {
      displayName: `The ${name}`,
      version: '1.0.0',
      customresourcedefinitions: {
        owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1', ...more }],
      },
    },
    status: { phase: 'Succeeded' },
  };
}

describe('the APIs of installed Operators', () => {
  it('are unique, with all their owners', () => {
    const apis = operandApis([aCsv('quill'), aCsv('feather')], DISCOVERY);
    expect(apis.map(({ name }) => name)).toEqual(['pens.ink.example.com']);
    expect(apis[0]?.providers.map(({ csv }) => csv)).toEqual(['quill', 'feather']);
    expect(apis[0]?.served?.model).toMatchObject({ kind: 'Pen', version: 'v1', namespaced: true });
  });

  it('show if the cluster does not serve them', () => {
    expect(operandApis([aCsv('quill')], [])[0]?.served).toBeNull();
  });

  it('exclude internal APIs', () => {
    const annotations = {
      'operators.operatorframework.io/internal-objects': '["pens.ink.example.com"]',
    };
    expect(operandApis([aCsv('quill', {}, { annotations })], DISCOVERY)).toEqual([]);
  });

  it('are found by name even without an owner', () => {
    expect(apiNamed('wells.ink.example.com', [], DISCOVERY)).toMatchObject({
      kind: 'Well',
      providers: [],
      served: { model: { namespaced: false } },
    });
    expect(apiNamed('gone.ink.example.com', [], DISCOVERY)).toBeNull();
    expect(apiNamed('nonsense', [], DISCOVERY)).toBeNull();
  });
});

describe('whether a namespace is watched', () => {
  const watching = (annotation: string) =>
    operandApis(
      [aCsv('quill', {}, { annotations: { 'olm.targetNamespaces': annotation } })],
      DISCOVERY,
    )[0]?.providers ?? [];
  const copied =
    operandApis([aCsv('quill', {}, { labels: { 'olm.copiedFrom': 'elsewhere' } })], DISCOVERY)[0]
      ?.providers ?? [];

  it.each([
    ['by all', watching(''), 'team-b', true],
    ['by its own', watching('team-a'), 'team-a', true],
    ['not by that of another', watching('team-a'), 'team-b', false],
    ['by a copy of its CSV', copied, 'team-a', true],
    ['perhaps elsewhere, for a copy', copied, 'team-b', null],
    ['perhaps, without an Operator', [], 'team-b', null],
  ])('%s', (_name, providers, namespace, expected) => {
    expect(isWatched(providers, namespace)).toBe(expected);
  });
});

it.each([
  ['team-a', ['quill in team-a', 'quill in team-b']],
  ['team-b', ['quill in team-b']],
  [null, ['quill in team-a', 'quill in team-b']],
])('the Operators for instances in %s are %j', (namespace, names) => {
  const copies: readonly (readonly [string, string])[] = [
    ['team-a', 'team-a'],
    ['team-b', 'team-a,team-b'],
  ];
  const csvs = copies.map(([home, targets]) =>
    aCsv('quill', {}, { namespace: home, annotations: { 'olm.targetNamespaces': targets } }),
  );
  const [api] = operandApis(csvs, DISCOVERY);
  if (api === undefined) throw new Error('no API');
  expect(
    providersFor(api, namespace).map(({ csv, namespace: home }) => `${csv} in ${home}`),
  ).toEqual(names);
});

describe('an author’s description of an API', () => {
  const api = operandApis(
    [
      aCsv('quill', {
        resources: [{ kind: 'Secret' }, { kind: 'Secret' }, { kind: 7 }],
        statusDescriptors: [
          { path: 'status.ink', displayName: 'Ink', 'x-descriptors': ['urn:A,urn:b'] },
          { displayName: 'no path' },
          'nonsense',
        ],
      }),
    ],
    DISCOVERY,
  )[0];

  it('is corrected if malformed, and omitted if empty', () => {
    if (api === undefined) throw new Error('no API');
    expect(declaredKinds(api)).toEqual(['Secret']);
    expect(statusDescriptors(api)).toEqual([
      { path: 'ink', title: 'Ink', marks: ['urn:a', 'urn:b'] },
    ]);
  });
});
