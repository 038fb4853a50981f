import * as v from 'valibot';
import { shownLine } from './shownText';

/** Readers for JSON from outside: what has another shape than expected is left out, never thrown at the page. */

export type JsonRecord = Readonly<Record<string, unknown>>;

/** The object, or an empty one. */
export function recordIn(value: unknown): JsonRecord {
  return isRecord(value) ? value : {};
}

/** The array, or an empty one. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The trimmed text; `null` when there is none, or only white space. */
export function textIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

/** The text as it is shown in one line; `null` when nothing of it can be seen. */
export function lineIn(value: unknown): string | null {
  return typeof value === 'string' ? shownLine(value) || null : null;
}

/** The texts of an array, without those that are empty or no texts. */
export function textsIn(value: unknown): readonly string[] {
  return listIn(value).flatMap((item) => textIn(item) ?? []);
}

/** The entries of an object whose values are texts, untouched. */
export function textMapIn(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(recordIn(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** What an annotation contains; `null` when it is absent or no JSON (BR-040). */
export function jsonIn(annotation: string | undefined): unknown {
  if (annotation === undefined) return null;
  try {
    return JSON.parse(annotation);
  } catch {
    return null;
  }
}

/** What a text that this browser kept says; `null`: nothing is kept, or another version wrote it in another shape. */
export function keptIn<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | null {
  const { success, output } = v.safeParse(schema, jsonIn(text ?? undefined));
  return success ? output : null;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
