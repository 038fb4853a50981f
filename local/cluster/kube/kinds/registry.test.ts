import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../types';
import { createKindRegistry } from './registry';

function definition(versions: readonly JsonObject[]): KubeObject {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Cluster',
      names: { plural: 'things', kind: 'Thing', shortNames: ['th'] },
      versions,
    },
  };
}

const V1 = { name: 'v1', served: true, storage: true, subresources: { status: {} } };
const V2BETA = { name: 'v2beta1', served: true, storage: false };
const OLD = { name: 'v1alpha1', served: false, storage: false };

describe('createKindRegistry, built-in kinds', () => {
  const registry = createKindRegistry();

  it.each([
    ['/v1/pods', { kind: 'Pod', key: 'pods', namespaced: true, shortNames: ['po'] }],
    ['/v1/namespaces', { kind: 'Namespace', namespaced: false, nameRule: 'label' }],
    ['apps/v1/deployments', { key: 'deployments.apps', subresources: ['scale', 'status'] }],
    ['authorization.k8s.io/v1/selfsubjectaccessreviews', { verbs: ['create'], namespaced: false }],
    ['rbac.authorization.k8s.io/v1/clusterroles', { nameRule: 'path-segment' }],
  ])('serves %s', (path, facts) => {
    const [group = '', version = '', plural = ''] = path.split('/');
    expect(registry.find(group, version, plural)).toMatchObject(facts);
  });

  it('finds a kind by its kind and by its key', () => {
    expect(registry.byKind('v1', 'ConfigMap')?.plural).toBe('configmaps');
    expect(registry.byKey('jobs.batch')?.kind).toBe('Job');
  });
});

describe('createKindRegistry, custom kinds', () => {
  it('serves the served versions and prefers the stored one', () => {
    const registry = createKindRegistry();
    registry.install(definition([OLD, V2BETA, V1]));
    expect(registry.find('example.com', 'v1alpha1', 'things')).toBeUndefined();
    expect(registry.find('example.com', 'v2beta1', 'things')?.storageVersion).toBe('v1');
    expect(registry.byKey('things.example.com')).toMatchObject({
      version: 'v1',
      kind: 'Thing',
      singular: 'thing',
      listKind: 'ThingList',
      namespaced: false,
      subresources: ['status'],
      fromCrd: true,
    });
  });

  it('prefers the most stable version if the stored one is not served', () => {
    const registry = createKindRegistry();
    registry.install(definition([V2BETA, { ...V1, served: false }]));
    expect(registry.byKey('things.example.com')?.version).toBe('v2beta1');
  });

  it('replaces the kinds of a changed CRD', () => {
    const registry = createKindRegistry();
    registry.install(definition([V1, V2BETA]));
    registry.install(definition([V1]));
    expect(registry.find('example.com', 'v2beta1', 'things')).toBeUndefined();
  });

  it('serves nothing of a deleted CRD', () => {
    const registry = createKindRegistry();
    registry.install(definition([V1]));
    registry.remove('things.example.com');
    expect(registry.byKind('example.com/v1', 'Thing')).toBeUndefined();
  });

  it('prints the age if a CRD defines no column', () => {
    const registry = createKindRegistry();
    registry.install(definition([V1]));
    expect(registry.byKey('things.example.com')?.columns.map((column) => column.name)).toEqual([
      'Age',
    ]);
  });
});
