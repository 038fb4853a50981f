import { type JsonRecord, recordIn, textsIn } from '~/kube/json';
import type { SchemaChange } from './definitionDelta';
import { DEEPEST, canonicalJson, valueText } from './jsonText';
import { keywordChanges } from './keywordChanges';

/** A schema before and after a change. */
type Pair = {
  readonly path: string;
  readonly before: JsonRecord;
  readonly after: JsonRecord;
  readonly depth: number;
};

/** Definitions are large and mostly equal, so that changes are collected in one list. */
type Found = SchemaChange[];

/**
 * The changes between two OpenAPI v3 schemas, without descriptions and explicit defaults. Of added or removed fields,
 * only the topmost is listed.
 */
export function schemaChanges(before: JsonRecord, after: JsonRecord): readonly SchemaChange[] {
  const found: Found = [];
  compareAt({ path: '^', before, after, depth: 0 }, found);
  return found;
}

function compareAt(pair: Pair, found: Found): void {
  if (pair.depth > DEEPEST) return;
  found.push(...keywordChanges(pair.path, pair.before, pair.after));
  compareRequired(pair, found);
  compareFields(pair, found);
  compareChild(pair, 'items', found);
  compareChild(pair, 'additionalProperties', found);
}

function compareRequired({ path, before, after }: Pair, found: Found): void {
  if (before['required'] === undefined && after['required'] === undefined) return;
  const old = new Set(textsIn(before['required']));
  const now = new Set(textsIn(after['required']));
  for (const name of now) {
    if (!old.has(name)) found.push({ ...fieldChange(path, name), kind: 'required-added' });
  }
  for (const name of old) {
    if (!now.has(name)) found.push({ ...fieldChange(path, name), kind: 'required-removed' });
  }
}

function compareFields({ path, before, after, depth }: Pair, found: Found): void {
  const old = recordIn(before['properties']);
  const now = recordIn(after['properties']);
  for (const name of Object.keys(old)) {
    const [from, to] = [old[name], now[name]];
    if (Object.hasOwn(now, name)) {
      const pair = { path: fieldPath(path, name), before: recordIn(from), after: recordIn(to) };
      compareAt({ ...pair, depth: depth + 1 }, found);
    } else {
      found.push({ ...fieldChange(path, name), kind: 'field-removed', before: typeText(from) });
    }
  }
  for (const name of Object.keys(now)) {
    if (Object.hasOwn(old, name)) continue;
    found.push({ ...fieldChange(path, name), kind: 'field-added', after: typeText(now[name]) });
  }
}

/** The schema of all items of a list, or of all values of a map. */
function compareChild(
  { path, before, after, depth }: Pair,
  keyword: 'items' | 'additionalProperties',
  found: Found,
): void {
  const [from, to] = [before[keyword] ?? undefined, after[keyword] ?? undefined];
  if (from === to) return;
  const child = `${path}${keyword === 'items' ? '[*]' : '{}'}`;
  if (isSchema(from) && isSchema(to)) {
    compareAt({ path: child, before: from, after: to, depth: depth + 1 }, found);
    return;
  }
  const texts = { path: child, keyword, before: typeText(from), after: typeText(to) };
  if (from === undefined) found.push({ ...texts, kind: 'keyword-added' });
  else if (to === undefined) found.push({ ...texts, kind: 'keyword-removed' });
  // Lists of schemas, which v1 does not allow, and `true` or `false` as a schema.
  else if (canonicalJson(from) !== canonicalJson(to)) {
    found.push({ ...texts, kind: 'keyword-changed' });
  }
}

function isSchema(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldChange(path: string, name: string): Omit<SchemaChange, 'kind'> {
  return { path: fieldPath(path, name), keyword: null, before: null, after: null };
}

/** The type of an added or removed field. */
function typeText(schema: unknown): string | null {
  return isSchema(schema) ? valueText(schema['type']) : valueText(schema);
}

/** A name with characters other than letters, digits and dashes is quoted, so that the path is unambiguous. */
function fieldPath(path: string, name: string): string {
  return /^[\w$-]+$/u.test(name) ? `${path}.${name}` : `${path}[${JSON.stringify(name)}]`;
}
