import { describe, expect, it } from 'vitest';
import type { JsonObject, KubeObject } from '../../types';
import { immutableCauses } from './immutable';

function object(apiVersion: string, kind: string, fields: JsonObject): KubeObject {
  return { apiVersion, kind, metadata: { name: 'a' }, ...fields };
}

const ESTABLISHED = { conditions: [{ type: 'Established', status: 'True' }] };

describe('immutableCauses', () => {
  it.each<readonly [string, string, string, JsonObject, JsonObject, string]>([
    [
      'selector',
      'apps/v1',
      'Deployment',
      { spec: { selector: 1 } },
      { spec: { selector: 2 } },
      'spec.selector: Invalid value: 2: field is immutable',
    ],
    [
      'template',
      'batch/v1',
      'Job',
      { spec: { template: 1 } },
      { spec: { template: 2 } },
      'spec.template: Invalid value: 2: field is immutable',
    ],
    [
      'type',
      'v1',
      'Secret',
      { type: 'a' },
      { type: 'b' },
      'type: Invalid value: "b": field is immutable',
    ],
    [
      'sealed data',
      'v1',
      'ConfigMap',
      { immutable: true, data: { a: '1' } },
      { immutable: true },
      'data: Forbidden: field is immutable when `immutable` is set',
    ],
    [
      'role',
      'rbac.authorization.k8s.io/v1',
      'RoleBinding',
      { roleRef: { name: 'a' } },
      { roleRef: { name: 'b' } },
      'roleRef: Invalid value: {"name":"b"}: cannot change roleRef',
    ],
    [
      'scope',
      'apiextensions.k8s.io/v1',
      'CustomResourceDefinition',
      { spec: { scope: 'Cluster' }, status: ESTABLISHED },
      { spec: { scope: 'Namespaced' } },
      'spec.scope: Invalid value: "Namespaced": field is immutable',
    ],
  ])('rejects another %s', (...[, apiVersion, kind, before, after, expected]) => {
    const causes = immutableCauses(
      object(apiVersion, kind, before),
      object(apiVersion, kind, after),
    );
    expect(causes.map(({ field, message }) => `${field}: ${message}`)).toEqual([expected]);
  });

  it.each<readonly [string, string, JsonObject, JsonObject]>([
    ['v1', 'ConfigMap', { data: { a: '1' } }, { data: { a: '2' } }],
    [
      'apps/v1',
      'Deployment',
      { spec: { selector: 1, replicas: 1 } },
      { spec: { selector: 1, replicas: 2 } },
    ],
    [
      'apiextensions.k8s.io/v1',
      'CustomResourceDefinition',
      { spec: { scope: 'Cluster' } },
      { spec: { scope: 'Namespaced' } },
    ],
  ])('admits other changes of %s %s', (...[apiVersion, kind, before, after]) => {
    expect(
      immutableCauses(object(apiVersion, kind, before), object(apiVersion, kind, after)),
    ).toEqual([]);
  });
});
