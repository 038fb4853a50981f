import type { JsonRecord } from '~/kube/json';
import { isRecord, own, propertySchema, schemaIn } from './place';

/**
 * The value after the API server's defaults, which it applies before the validation: a forbidden `null` counts as
 * absent, and absent values get their default (apiextensions-apiserver/pkg/apiserver/schema/defaulting).
 */
export function withDefaults(schema: unknown, value: unknown): unknown {
  return completed(schemaIn(schema), value, MAX_DEPTH);
}

/** The maximum depth, as a protection against recursive defaults. */
const MAX_DEPTH = 200;

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
