import * as v from 'valibot';
import { isTooDeep } from './nesting';
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
