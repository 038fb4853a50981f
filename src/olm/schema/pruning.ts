import type { JsonRecord } from '~/kube/json';
import { isRecord, itemPath, own, propertyPath, propertySchema, schemaIn } from './violation';

/** The remaining value, and the paths of removed fields. */
export type Pruned = { readonly value: unknown; readonly paths: readonly string[] };

/**
 * An object without fields that the schema does not declare, like the API server's pruning
 * (apiextensions-apiserver/pkg/apiserver/schema/pruning).
 */
export function pruned(schema: unknown, value: unknown): Pruned {
  const root = schemaIn(schema) ?? {};
  const paths: string[] = [];
  const left = prune({ schema: { ...root, [EMBEDDED]: true }, value, path: '', paths, depth: 0 });
  return { value: left, paths };
}

const EMBEDDED = 'x-kubernetes-embedded-resource';
const PRESERVED = 'x-kubernetes-preserve-unknown-fields';

/** The maximum depth. */
const MAX_DEPTH = 200;

type PrunedPlace = {
  readonly schema: JsonRecord;
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  /** The paths of the removed fields. */
  readonly paths: string[];
};

function prune(place: PrunedPlace): unknown {
  const { schema, value, depth } = place;
  if (depth > MAX_DEPTH) return value;
  if (isRecord(value)) return pruneObject(place, value);
  const items = schemaIn(schema['items']);
  if (!Array.isArray(value) || items === null) return value;
  return value.map((item: unknown, index) =>
    prune({
      ...place,
      schema: inherited(schema, items),
      value: item,
      path: itemPath(place.path, index),
      depth: depth + 1,
    }),
  );
}

/** Preserved fields of a list are preserved in each of its items. */
function inherited(schema: JsonRecord, items: JsonRecord): JsonRecord {
  return schema[PRESERVED] === true ? { ...items, [PRESERVED]: true } : items;
}

function pruneObject(place: PrunedPlace, value: JsonRecord): JsonRecord {
  const { schema, paths, depth } = place;
  const entries = Object.entries(value).flatMap(([key, inner]): readonly [string, unknown][] => {
    if (schema[EMBEDDED] === true && META.has(key)) return [[key, inner]];
    const path = propertyPath(place.path, key);
    const below = schemaOf(schema, key);
    if (below === 'any') return [[key, inner]];
    if (below !== null) {
      return [[key, prune({ schema: below, value: inner, path, paths, depth: depth + 1 })]];
    }
    paths.push(path);
    return [];
  });
  return Object.fromEntries(entries);
}

/** Fields of every resource, which a schema does not declare. */
const META: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** The schema of a field; `any`: all is preserved; `null`: not declared. */
function schemaOf(schema: JsonRecord, key: string): JsonRecord | 'any' | null {
  const additional = schema['additionalProperties'];
  const found = propertySchema(schema, key) ?? schemaIn(additional);
  return found ?? (additional === true || schema[PRESERVED] === true ? 'any' : null);
}

/**
 * The value after the API server's defaults, which it applies before the validation: a forbidden `null` counts as
 * absent, and absent values get their default (apiextensions-apiserver/pkg/apiserver/schema/defaulting).
 */
export function withDefaults(schema: unknown, value: unknown): unknown {
  return completed(schemaIn(schema), value, MAX_DEPTH);
}

function completed(schema: JsonRecord | null, value: unknown, depth: number): unknown {
  if (schema === null || depth === 0) return value;
  if (Array.isArray(value)) {
    const items = schemaIn(schema['items']);
    return value.map((item: unknown) => completed(items, replaced(items, item) ?? item, depth - 1));
  }
  if (!isRecord(value)) return value;
  const additional = schemaIn(schema['additionalProperties']);
  const entries = [...Object.entries(value), ...absentDefaults(schema, value)].flatMap(
    ([key, inner]): readonly [string, unknown][] => {
      const below = propertySchema(schema, key) ?? additional;
      const kept = replaced(below, inner);
      return kept === undefined ? [] : [[key, completed(below, kept, depth - 1)]];
    },
  );
  return Object.fromEntries(entries);
}

/** The value; for a forbidden `null` its default, or `undefined` without one. */
function replaced(schema: JsonRecord | null, value: unknown): unknown {
  if (value !== null || schema === null || schema['nullable'] === true) return value;
  return schema['default'] ?? undefined;
}

function absentDefaults(schema: JsonRecord, value: JsonRecord): readonly [string, unknown][] {
  const properties = Object.entries(schemaIn(schema['properties']) ?? {});
  return properties.flatMap(([key, property]): readonly [string, unknown][] => {
    const found = schemaIn(property)?.['default'];
    return found === undefined || found === null || own(value, key) !== undefined
      ? []
      : [[key, found]];
  });
}
