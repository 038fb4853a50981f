import { isObject } from '../json';
import type { Json, JsonObject } from '../types';

/** RFC 7386: objects merge, `null` removes, anything else replaces. */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged: Record<string, Json | undefined> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a fresh copy, keys come from the patch
      delete merged[key];
    } else if (isObject(value)) {
      const inner = merged[key];
      merged[key] = mergePatch(isObject(inner) ? inner : {}, value);
    } else {
      merged[key] = value;
    }
  }
  return merged;
}
