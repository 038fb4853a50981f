import * as v from 'valibot';
import type { Failure } from './failure';
import { shownLine } from './shownText';

/** Readers for untrusted JSON: a value of an unexpected shape is omitted and never throws. */

export type JsonRecord = Readonly<Record<string, unknown>>;

/** The object, or an empty one. */
export function recordIn(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The array, or an empty one. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The trimmed text; `null` if it is missing or blank. */
export function textIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** The text for display in one line; `null` if nothing of it is visible. */
export function lineIn(value: unknown): string | null {
  return typeof value === 'string' ? shownLine(value) || null : null;
}

/** The non-empty texts of an array. */
export function textsIn(value: unknown): readonly string[] {
  return listIn(value).flatMap((item) => textIn(item) ?? []);
}

/** The entries of an object whose values are texts, unchanged. */
export function textMapIn(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(recordIn(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** The JSON value of an annotation; `null` if it is absent or invalid (BR-040), or too deep for recursive functions. */
export function jsonIn(annotation: string | undefined): unknown {
  if (annotation === undefined) return null;
  try {
    const value: unknown = JSON.parse(annotation);
    return typeof value === 'object' && value !== null && isTooDeep(value) ? null : value;
  } catch {
    return null;
  }
}

/** The value of a text that the browser stored; `null` if there is none or another version stored a different shape. */
export function storedIn<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  const { success, output } = v.safeParse(schema, jsonIn(text ?? undefined));
  return success ? output : null;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether an object is nested more deeply than any Kubernetes object. Not recursive, because a deep object would
 * overflow the stack.
 */
export function isTooDeep(value: object): boolean {
  let level: readonly object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) => Object.values(one).filter(isContainer));
  }
  return false;
}

/** The deepest CustomResourceDefinitions of public catalogs have fewer than 60 levels. */
const MAX_DEPTH = 150;

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A hostile object that the API server stores all the same. */
export const TOO_DEEP: Failure = {
  kind: 'other',
  message: `The object is nested more than ${MAX_DEPTH} levels deep.`,
};

/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table) as readonly string[] as readonly Key[];
}

/** A record with a value for each key. */
export function recordOf<Key extends string, T>(
  keys: readonly Key[],
  make: (key: Key) => T,
): Readonly<Record<Key, T>> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>;
}
