/** `x-kubernetes-list-type` map and set: items must be unique. */
import type { FieldCause } from '../contracts';
import { at, isObject, textAt, textsAt } from '../json';
import type { JsonObject } from '../types';
import { duplicate } from './causes';
import { joinPath, mapDescribed } from './walk';

export function listCauses(schema: JsonObject, value: unknown, path = ''): readonly FieldCause[] {
  const causes = [...duplicatesIn(schema, value, path)];
  mapDescribed(value, schema, (child, childSchema, step) => {
    causes.push(...listCauses(childSchema, child, joinPath(path, step)));
    return child;
  });
  return causes;
}

function duplicatesIn(schema: JsonObject, value: unknown, path: string): readonly FieldCause[] {
  const identify = identityOf(schema);
  if (identify === undefined || !Array.isArray(value)) {
    return [];
  }
  const seen = new Set<string>();
  return value.flatMap((item: unknown, position) => {
    const identity = identify(item);
    const text = JSON.stringify(identity);
    const again = seen.has(text);
    seen.add(text);
    return again ? [duplicate(`${path}[${position}]`, identity)] : [];
  });
}

function identityOf(schema: JsonObject): ((item: unknown) => unknown) | undefined {
  switch (textAt(schema, 'x-kubernetes-list-type')) {
    case 'set':
      return (item) => item;
    case 'map': {
      const keys = textsAt(schema, 'x-kubernetes-list-map-keys');
      return (item) => Object.fromEntries(keys.map((key) => [key, keyValue(schema, item, key)]));
    }
    default:
      return undefined;
  }
}

/** A missing key has its default value. */
function keyValue(schema: JsonObject, item: unknown, key: string): unknown {
  const own = isObject(item) ? item[key] : undefined;
  return own ?? at(schema, 'items', 'properties', key, 'default');
}
