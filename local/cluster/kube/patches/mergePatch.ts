import { isObject } from '../json';
import type { JsonObject } from '../types';

/** RFC 7386: objects merge, `null` removes, anything else replaces. */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      merged.delete(key);
    } else if (isObject(value)) {
      const inner = merged.get(key);
      merged.set(key, mergePatch(isObject(inner) ? inner : {}, value));
    } else {
      merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}
