/** Defaulting by a structural schema. */
import { isObject, objectAt } from '../json';
import type { JsonObject } from '../types';
import { fieldSchema, mapDescribed } from './walk';

/**
 * Sets missing fields with a `default`, also inside default values. A `null` that the schema does not permit counts as
 * missing and is dropped (Kubernetes: defaulting and nullable).
 */
export function withDefaults(value: unknown, schema: JsonObject): unknown {
  const filled = isObject(value) ? fill(withoutNulls(value, schema), schema) : value;
  return mapDescribed(filled, schema, withDefaults);
}

function withoutNulls(value: JsonObject, schema: JsonObject): JsonObject {
  const kept = Object.entries(value).filter(([key, child]) => {
    const described = fieldSchema(schema, key);
    return child !== null || described === undefined || described['nullable'] === true;
  });
  return Object.fromEntries(kept);
}

function fill(value: JsonObject, schema: JsonObject): JsonObject {
  const missing = Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(
    ([key, property]) => {
      const fallback = objectAt(property)?.['default'];
      return fallback !== undefined && value[key] === undefined ? [[key, fallback] as const] : [];
    },
  );
  return missing.length === 0 ? value : { ...value, ...Object.fromEntries(missing) };
}
