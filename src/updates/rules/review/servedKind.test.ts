import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordIn } from '~/kube/json';
import { knownKind, servedKind } from './servedKind';

const DISCOVERY = [
  {
    kind: 'APIGroupDiscoveryList',
    items: [
      {
        metadata: {},
        versions: [{ version: 'v1', resources: [resource('services', 'Service', 'Namespaced')] }],
      },
    ],
  },
  {
    kind: 'APIGroupDiscoveryList',
    items: [
      {
        metadata: { name: 'example.com' },
        versions: [
          { version: 'v2', resources: [resource('quills', 'Quill', 'Namespaced')] },
          {
            version: 'v1',
            resources: [
              resource('quills', 'Quill', 'Namespaced'),
              resource('inks', 'Ink', 'Cluster'),
            ],
          },
        ],
      },
    ],
  },
];

function resource(name: string, kind: string, scope: string) {
  return { resource: name, responseKind: { group: '', version: '', kind }, scope, verbs: ['get'] };
}

describe('the API path of a kind', () => {
  it.each([
    ['', 'Service', { version: 'v1', plural: 'services', namespaced: true }],
    ['example.com', 'Quill', { version: 'v2', plural: 'quills', namespaced: true }],
    ['example.com', 'Ink', { version: 'v1', plural: 'inks', namespaced: false }],
  ])('is found by discovery: %s %s', (group, kind, expected) => {
    expect(servedKind(DISCOVERY, { group, kind })).toEqual({ group, kind, ...expected });
  });

  it.each([
    ['another group', DISCOVERY, { group: 'other.example.com', kind: 'Quill' }],
    ['another kind', DISCOVERY, { group: 'example.com', kind: 'Pen' }],
    ['a response of another type', ['no', { items: 7 }, null], { group: '', kind: 'Service' }],
  ])('is unknown: %s', (_, discovery, wanted) => {
    expect(servedKind(discovery, wanted)).toBeNull();
  });

  it.each([
    ['apiextensions.k8s.io', 'CustomResourceDefinition', 'customresourcedefinitions', false],
    ['operators.coreos.com', 'ClusterServiceVersion', 'clusterserviceversions', true],
    ['', 'ServiceAccount', 'serviceaccounts', true],
  ])('is known for kinds that OLM applies: %s %s', (group, kind, plural, namespaced) => {
    expect(knownKind({ group, kind })).toMatchObject({ plural, namespaced });
  });

  it('is unknown for other groups with a kind of the same name', () => {
    expect(knownKind({ group: 'serving.knative.dev', kind: 'Service' })).toBeNull();
  });
});

const RECORDING = 'test-data/api-samples/discovery-aggregated.json';

describe('discovery of a real API server', () => {
  it.each([
    ['apps', 'Deployment', 'deployments', true],
    ['rbac.authorization.k8s.io', 'ClusterRole', 'clusterroles', false],
    ['policy', 'PodDisruptionBudget', 'poddisruptionbudgets', true],
  ])('contains the known path of %s %s', (group, kind, plural, namespaced) => {
    const sample: unknown = JSON.parse(readFileSync(RECORDING, 'utf8'));
    const answer = recordIn(recordIn(recordIn(sample)['response'])['body']);
    const served = servedKind([answer], { group, kind });
    expect(served).toMatchObject({ plural, namespaced });
    expect([null, served]).toContainEqual(knownKind({ group, kind }));
  });
});
