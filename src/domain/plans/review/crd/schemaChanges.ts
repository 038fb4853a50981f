import { type JsonRecord, recordIn, textsIn } from '../../../catalog/json';
import type { SchemaChange } from './definitionDelta';
import { DEEPEST, canonicalJson, valueText } from './jsonText';
import { keywordChanges } from './keywordChanges';

/** A schema before and after, at one place. */
type Pair = {
  readonly path: string;
  readonly before: JsonRecord;
  readonly after: JsonRecord;
  readonly depth: number;
};

/**
 * What changes from one OpenAPI v3 schema to another. Descriptions do not count, nor what says no more than that it is
 * not set. Of fields that come or go only the topmost is told.
 */
export function schemaChanges(before: JsonRecord, after: JsonRecord): readonly SchemaChange[] {
  return [...changesAt({ path: '^', before, after, depth: 0 })];
}

function* changesAt(pair: Pair): Generator<SchemaChange> {
  if (pair.depth > DEEPEST) return;
  yield* keywordChanges(pair.path, pair.before, pair.after);
  yield* requiredChanges(pair);
  yield* fieldChanges(pair);
  yield* childChanges(pair, 'items');
  yield* childChanges(pair, 'additionalProperties');
}

function* requiredChanges({ path, before, after }: Pair): Generator<SchemaChange> {
  const old = new Set(textsIn(before['required']));
  const now = new Set(textsIn(after['required']));
  const change = { keyword: null, before: null, after: null } as const;
  for (const name of now) {
    if (!old.has(name)) yield { ...change, kind: 'required-added', path: fieldPath(path, name) };
  }
  for (const name of old) {
    if (!now.has(name)) yield { ...change, kind: 'required-removed', path: fieldPath(path, name) };
  }
}

function* fieldChanges({ path, before, after, depth }: Pair): Generator<SchemaChange> {
  const old = recordIn(before['properties']);
  const now = recordIn(after['properties']);
  for (const name of Object.keys(old)) {
    const field = fieldPath(path, name);
    if (Object.hasOwn(now, name)) {
      const [from, to] = [recordIn(old[name]), recordIn(now[name])];
      yield* changesAt({ path: field, before: from, after: to, depth: depth + 1 });
    } else {
      yield { ...fieldKind(field), kind: 'field-removed', before: typeText(old[name]) };
    }
  }
  for (const name of Object.keys(now)) {
    if (Object.hasOwn(old, name)) continue;
    yield { ...fieldKind(fieldPath(path, name)), kind: 'field-added', after: typeText(now[name]) };
  }
}

/** The schema of all items of a list, or of all values of a map. */
function* childChanges(
  { path, before, after, depth }: Pair,
  keyword: 'items' | 'additionalProperties',
): Generator<SchemaChange> {
  const child = `${path}${keyword === 'items' ? '[*]' : '{}'}`;
  const [from, to] = [before[keyword] ?? undefined, after[keyword] ?? undefined];
  if (isSchema(from) && isSchema(to)) {
    yield* changesAt({ path: child, before: from, after: to, depth: depth + 1 });
    return;
  }
  if (from === to) return;
  const texts = { path: child, keyword, before: typeText(from), after: typeText(to) };
  if (from === undefined) yield { ...texts, kind: 'keyword-added' };
  else if (to === undefined) yield { ...texts, kind: 'keyword-removed' };
  else if (canonicalJson(from) !== canonicalJson(to)) yield { ...texts, kind: 'keyword-changed' };
}

function isSchema(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldKind(path: string) {
  return { path, keyword: null, before: null, after: null };
}

/** The type of a field that comes or goes. */
function typeText(schema: unknown): string | null {
  return isSchema(schema) ? valueText(schema['type']) : valueText(schema);
}

/** A name with other signs than letters, digits and dashes is quoted, so that a path can be read one way only. */
function fieldPath(path: string, name: string): string {
  return /^[\w$-]+$/u.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}
