import { isObject } from '../json';
import { sameJson } from '../objects';
import type { Json, JsonObject } from '../types';
import { builtinListKeys } from './listKeys';

type Fields = Map<string, Json | undefined>;

/** Lists of primitive values that a patch extends instead of replacing. */
const MERGED_VALUES = new Set(['finalizers']);
const DIRECTIVE = '$patch';
const DELETE_VALUES = '$deleteFromPrimitiveList/';

/**
 * Strategic merge patch of built-in kinds: a merge patch that merges lists with known keys by item, with the directives
 * `$patch: delete|replace` and `$deleteFromPrimitiveList`.
 */
export function strategicMerge(
  target: JsonObject,
  patch: JsonObject,
  path: readonly string[] = [],
): JsonObject {
  if (patch[DIRECTIVE] === 'replace') {
    return without(patch, DIRECTIVE);
  }
  const merged: Fields = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    if (key.startsWith(DELETE_VALUES)) {
      removeValues(merged, key.slice(DELETE_VALUES.length), value);
    } else if (!key.startsWith('$')) {
      merged.set(key, mergedField(merged.get(key), value, [...path, key]));
    }
  }
  return Object.fromEntries([...merged].filter(([, value]) => value !== undefined));
}

function mergedField(
  before: Json | undefined,
  value: Json | undefined,
  path: readonly string[],
): Json | undefined {
  if (value === null) {
    return undefined;
  }
  if (isObject(value)) {
    return value[DIRECTIVE] === 'delete'
      ? undefined
      : strategicMerge(isObject(before) ? before : {}, value, path);
  }
  return isList(value) ? mergedList(isList(before) ? before : [], value, path) : value;
}

function mergedList(
  before: readonly Json[],
  patch: readonly Json[],
  path: readonly string[],
): readonly Json[] {
  if (MERGED_VALUES.has(path.at(-1) ?? '')) {
    return [...new Set([...before, ...patch])];
  }
  const keys = builtinListKeys(path);
  const items = patch.filter(isObject);
  if (keys === undefined || items.length < patch.length) {
    return patch;
  }
  if (items.some((item) => item[DIRECTIVE] === 'replace')) {
    return items.filter((item) => item[DIRECTIVE] !== 'replace');
  }
  // The first key alone identifies an item of a strategic merge.
  const key = keys[0] ?? '';
  return items.reduce((list, item) => mergedItem(list, item, { key, path }), before);
}

function mergedItem(
  list: readonly Json[],
  item: JsonObject,
  { key, path }: { readonly key: string; readonly path: readonly string[] },
): readonly Json[] {
  const isSame = (one: Json): boolean => isObject(one) && sameJson(one[key], item[key]);
  if (item[DIRECTIVE] === 'delete') {
    return list.filter((one) => !isSame(one));
  }
  return list.some(isSame)
    ? list.map((one) => (isSame(one) && isObject(one) ? strategicMerge(one, item, path) : one))
    : [...list, item];
}

function removeValues(merged: Fields, key: string, values: Json | undefined): void {
  const [list, gone] = [merged.get(key), values];
  if (isList(list) && isList(gone)) {
    merged.set(
      key,
      list.filter((value) => !gone.includes(value)),
    );
  }
}

function without(object: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}
