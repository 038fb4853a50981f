/** For tests: a kind `Thing` with a custom schema. */
import type { KindEntry } from '../contracts';
import { createKindRegistry } from '../kinds/registry';
import type { JsonObject, KubeObject } from '../types';

export function entryWith(schema: JsonObject): KindEntry {
  const registry = createKindRegistry();
  registry.install({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.example.com' },
    spec: {
      group: 'example.com',
      names: { plural: 'things', kind: 'Thing' },
      scope: 'Namespaced',
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: schema } }],
    },
  });
  const entry = registry.find('example.com', 'v1', 'things');
  if (entry === undefined) {
    throw new Error('the definition gave no kind');
  }
  return entry;
}

export function thing(fields: JsonObject): KubeObject {
  return { apiVersion: 'example.com/v1', kind: 'Thing', metadata: { name: 'a' }, spec: fields };
}

export function specSchema(properties: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: 'object', properties: { spec: { type: 'object', properties, ...more } } };
}
