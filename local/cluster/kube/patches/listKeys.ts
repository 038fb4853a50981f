import type { KindEntry } from '../contracts';
import { isObject, objectAt, textAt, textsAt } from '../json';
import type { JsonObject } from '../types';
import type { ListKeys } from './fieldPaths';

/** How lists of a kind are merged: by the CRD's schema, or by the built-in kinds' known keys. */
export function listKeysOf(entry: KindEntry | undefined): ListKeys {
  const schema = entry?.schema;
  if (entry?.fromCrd === false) {
    return builtinListKeys;
  }
  return schema === undefined ? () => undefined : (fields) => schemaListKeys(schema, fields);
}

/** `patchMergeKey` and `listMapKey` of the built-in types, by the name of the list. */
const KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['containers', ['name']],
  ['initContainers', ['name']],
  ['ephemeralContainers', ['name']],
  ['containerStatuses', ['name']],
  ['volumes', ['name']],
  ['env', ['name']],
  ['imagePullSecrets', ['name']],
  ['secrets', ['name']],
  ['volumeMounts', ['mountPath']],
  ['volumeDevices', ['devicePath']],
  ['hostAliases', ['ip']],
  ['conditions', ['type']],
  ['ownerReferences', ['uid']],
  ['webhooks', ['name']],
  ['topologySpreadConstraints', ['topologyKey', 'whenUnsatisfiable']],
]);

export function builtinListKeys(fields: readonly string[]): readonly string[] | undefined {
  const name = fields.at(-1) ?? '';
  if (name === 'ports') {
    return fields.some((field) => field === 'containers' || field === 'initContainers')
      ? ['containerPort', 'protocol']
      : ['port', 'protocol'];
  }
  return KEYS.get(name);
}

function schemaListKeys(
  schema: JsonObject,
  fields: readonly string[],
): readonly string[] | undefined {
  if (fields[0] === 'metadata') {
    return builtinListKeys(fields);
  }
  const described = fields.reduce<JsonObject | undefined>(descend, schema);
  return textAt(described, 'x-kubernetes-list-type') === 'map'
    ? textsAt(described, 'x-kubernetes-list-map-keys')
    : undefined;
}

function descend(schema: JsonObject | undefined, field: string): JsonObject | undefined {
  const inner = objectAt(schema, 'items') ?? schema;
  const additional = inner?.['additionalProperties'];
  return objectAt(inner, 'properties', field) ?? (isObject(additional) ? additional : undefined);
}
