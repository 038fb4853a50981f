/** One step down a structural schema, shared by pruning and defaulting. */
import { isObject, objectAt } from '../json';
import type { JsonObject } from '../types';

export type Fields = { readonly [key: string]: unknown };

/** The schema of a field: declared, or that of `additionalProperties`. */
export function fieldSchema(schema: JsonObject, key: string): JsonObject | undefined {
  return objectAt(schema, 'properties', key) ?? objectAt(schema, 'additionalProperties');
}

/** Applies `change` to each field and item that the schema describes; others do not change. */
export function mapDescribed(
  value: unknown,
  schema: JsonObject,
  change: (child: unknown, childSchema: JsonObject, step: string) => unknown,
): unknown {
  if (Array.isArray(value)) {
    const items = objectAt(schema, 'items');
    return items === undefined
      ? value
      : value.map((item: unknown, position) => change(item, items, `[${position}]`));
  }
  if (!isObject(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const described = fieldSchema(schema, key);
      return [key, described === undefined ? child : change(child, described, key)];
    }),
  );
}

/** `spec` and `channel` make `spec.channel`; `spec.env` and `[0]` make `spec.env[0]`. */
export function joinPath(path: string, step: string): string {
  return path === '' || step.startsWith('[') ? `${path}${step}` : `${path}.${step}`;
}
