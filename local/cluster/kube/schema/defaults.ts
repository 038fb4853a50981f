/** Defaulting by a structural schema. */
import { isObject, objectAt } from '../json';
import type { JsonObject } from '../types';
import { mapDescribed } from './walk';

/**
 * Fills in missing fields that have a `default`, also inside values that came by default. A `null` where the
 * schema does not allow one counts as missing (Kubernetes drops it before defaulting).
 */
export function withDefaults(value: unknown, schema: JsonObject): unknown {
  const filled = isObject(value) ? fill(value, schema) : value;
  return mapDescribed(filled, schema, withDefaults);
}

function fill(value: JsonObject, schema: JsonObject): JsonObject {
  const missing = Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(
    ([key, property]) => {
      const fallback = objectAt(property)?.['default'];
      return fallback !== undefined && isMissing(value[key], property)
        ? [[key, fallback] as const]
        : [];
    },
  );
  return missing.length === 0 ? value : { ...value, ...Object.fromEntries(missing) };
}

function isMissing(value: unknown, schema: unknown): boolean {
  return value === undefined || (value === null && objectAt(schema)?.['nullable'] !== true);
}
