import { type JsonRecord, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type { Definition, DefinitionVersion } from '~/olm/schema/readDefinition';
import type { ChangeKind, DefinitionChange, SchemaChange } from './definitionDelta';
import { canonicalJson, DEEPEST, valueText } from './jsonText';

/** The changes between two definitions: first the definition as a whole, then each version. */
export function definitionChanges(
  before: Definition,
  after: Definition,
): readonly DefinitionChange[] {
  return [
    ...scopeChanges(before, after),
    ...nameChanges(before, after),
    ...conversionChanges(before, after),
    ...versionChanges(before, after),
  ];
}

const WHOLE = { version: null, path: '', keyword: null, before: null, after: null } as const;

function scopeChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  return before.scope === after.scope
    ? []
    : [{ ...WHOLE, kind: 'scope-changed', before: before.scope, after: after.scope }];
}

function nameChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  // The names that depend on the kind change with it.
  if (before.kind !== after.kind) {
    return [{ ...WHOLE, kind: 'kind-changed', before: before.kind, after: after.kind }];
  }
  return [...before.names].flatMap(([keyword, old]): DefinitionChange[] => {
    const name = after.names.get(keyword) ?? '';
    return old === name
      ? []
      : [{ ...WHOLE, kind: 'name-changed', keyword, before: old || null, after: name || null }];
  });
}

type Transition = readonly [was: boolean, is: boolean, on: ChangeKind, off: ChangeKind];

function conversionChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const transitions: readonly Transition[] = [
    [before.hasWebhook, after.hasWebhook, 'conversion-added', 'conversion-removed'],
    [before.isPruning, after.isPruning, 'pruning-on', 'pruning-off'],
  ];
  return transitions.flatMap(([was, is, on, off]) =>
    was === is ? [] : [{ ...WHOLE, kind: is ? on : off }],
  );
}

function versionChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const kept = [...after.versions.values()].flatMap((now) => {
    const old = before.versions.get(now.name);
    return old === undefined
      ? [{ ...WHOLE, kind: 'version-added' as const, version: now.name }]
      : changesOfVersion(old, now);
  });
  return [...removedVersions(before, after), ...storageChanges(before, after), ...kept];
}

/** A stored version can be missing in the old definition. It is not removed then. */
function removedVersions(before: Definition, after: Definition): readonly DefinitionChange[] {
  const stored = new Set(before.storedVersions);
  return [...before.versions.keys()]
    .filter((name) => !after.versions.has(name))
    .map((version) => ({
      ...WHOLE,
      kind: stored.has(version) ? 'stored-version-removed' : 'version-removed',
      version,
    }));
}

function storageChanges(before: Definition, after: Definition): readonly DefinitionChange[] {
  const [old, now] = [storageOf(before), storageOf(after)];
  return old === now ? [] : [{ ...WHOLE, kind: 'storage-moved', before: old, after: now }];
}

function storageOf({ versions }: Definition): string | null {
  return [...versions.values()].find(({ isStorage }) => isStorage)?.name ?? null;
}

function changesOfVersion(
  before: DefinitionVersion,
  after: DefinitionVersion,
): readonly DefinitionChange[] {
  const version = after.name;
  const transitions: readonly Transition[] = [
    [before.isServed, after.isServed, 'version-served', 'version-unserved'],
    [before.isDeprecated, after.isDeprecated, 'version-deprecated', 'version-undeprecated'],
  ];
  return [
    ...transitions.flatMap(([was, is, on, off]) =>
      was === is ? [] : [{ ...WHOLE, version, kind: is ? on : off }],
    ),
    ...subresourceChanges(before, after),
    ...schemaChanges(before.schema, after.schema).map((change) => ({ ...change, version })),
  ];
}

function subresourceChanges(
  before: DefinitionVersion,
  after: DefinitionVersion,
): readonly DefinitionChange[] {
  const version = after.name;
  const come = after.subresources.filter((name) => !before.subresources.includes(name));
  const gone = before.subresources.filter((name) => !after.subresources.includes(name));
  return [
    ...come.map((keyword) => ({ keyword, kind: 'subresource-added' as const })),
    ...gone.map((keyword) => ({ keyword, kind: 'subresource-removed' as const })),
  ].map((change) => ({ ...WHOLE, version, ...change }));
}

/** A keyword of a schema that changed; `undefined`: not set. */
type Keyword = {
  readonly path: string;
  readonly keyword: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** V1P-013 */
const MINIMA = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const MAXIMA = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Compared with the schema itself, or without effect. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'description',
  'properties',
  'required',
  'items',
  'additionalProperties',
]);

type Comparison = (keyword: Keyword) => readonly SchemaChange[];

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ['type', typeChanges],
  ['default', defaultChanges],
  ['enum', enumChanges],
  ['x-kubernetes-validations', ruleChanges],
  ...[...MINIMA, ...MAXIMA].map((bound): [string, Comparison] => [bound, boundChanges]),
]);

/** The changes in the keywords of a schema, without its nested schemas. */
export function keywordChanges(
  path: string,
  before: JsonRecord,
  after: JsonRecord,
): readonly SchemaChange[] {
  const changed = [
    ...Object.keys(before).filter((keyword) => before[keyword] !== after[keyword]),
    ...Object.keys(after).filter((keyword) => !Object.hasOwn(before, keyword)),
  ].filter((keyword) => !ELSEWHERE.has(keyword));
  return changed.flatMap((keyword) => {
    const [from, to] = [setValue(keyword, before), setValue(keyword, after)];
    if (canonicalJson(from) === canonicalJson(to)) return [];
    const compare = COMPARISONS.get(keyword) ?? otherChanges;
    return compare({ path, keyword, before: from, after: to });
  });
}

/** The API server omits empty values, so that the manifest and the live object can differ. */
function setValue(keyword: string, schema: JsonRecord): unknown {
  const value = Object.hasOwn(schema, keyword) ? schema[keyword] : null;
  if (value === null || value === undefined) return undefined;
  if (keyword === 'default') return value;
  const isEmpty =
    value === '' ||
    value === false ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  return isEmpty ? undefined : value;
}

function typeChanges({ path, before, after }: Keyword): readonly SchemaChange[] {
  return [change('type-changed', { path, keyword: null, before, after })];
}

function defaultChanges({ path, before, after }: Keyword): readonly SchemaChange[] {
  const kind =
    before === undefined
      ? 'default-added'
      : after === undefined
        ? 'default-removed'
        : 'default-changed';
  return [change(kind, { path, keyword: null, before, after })];
}

function enumChanges({ path, before, after }: Keyword): readonly SchemaChange[] {
  const [old, now] = [valuesIn(before), valuesIn(after)];
  const texts = { path, keyword: null };
  if (before === undefined) {
    return [change('enum-added', { ...texts, before, after: listed(now) })];
  }
  if (after === undefined) {
    return [change('enum-removed', { ...texts, before: listed(old), after })];
  }
  const gone = new Map([...old].filter(([key]) => !now.has(key)));
  const come = new Map([...now].filter(([key]) => !old.has(key)));
  return [
    ...(gone.size > 0
      ? [change('enum-value-removed', { ...texts, before: listed(gone), after: undefined })]
      : []),
    ...(come.size > 0
      ? [change('enum-value-added', { ...texts, before: undefined, after: listed(come) })]
      : []),
  ];
}

/** By canonical text, because an enum can contain objects. */
function valuesIn(values: unknown): ReadonlyMap<string, unknown> {
  return new Map(listIn(values).map((value) => [canonicalJson(value), value]));
}

function listed(values: ReadonlyMap<string, unknown>): string {
  return [...values.values()].map((value) => valueText(value) ?? '').join(', ');
}

function boundChanges(keyword: Keyword): readonly SchemaChange[] {
  const { before, after } = keyword;
  if (before === undefined && typeof after === 'number') return [change('bound-added', keyword)];
  if (after === undefined && typeof before === 'number') return [change('bound-removed', keyword)];
  if (typeof before !== 'number' || typeof after !== 'number') return otherChanges(keyword);
  const isNarrower = isMinimum(keyword.keyword) ? after > before : after < before;
  return [change(isNarrower ? 'bound-narrowed' : 'bound-widened', keyword)];
}

/** Whether a bound of {@link SchemaChange} is a lower one. */
export function isMinimum(keyword: string | null): boolean {
  return MINIMA.some((minimum) => minimum === keyword);
}

/** CEL rules, identified by their expression. */
function ruleChanges({ path, keyword, before, after }: Keyword): readonly SchemaChange[] {
  const [old, now] = [rulesIn(before), rulesIn(after)];
  const expressions = new Set([...old.keys(), ...now.keys()]);
  return [...expressions].flatMap((expression) => {
    const [from, to] = [old.get(expression), now.get(expression)];
    if (from === to) return [];
    const place = { path, keyword };
    if (from === undefined) {
      return [change('rule-added', { ...place, before: undefined, after: expression })];
    }
    if (to === undefined) {
      return [change('rule-removed', { ...place, before: expression, after: undefined })];
    }
    return [change('rule-changed', { ...place, before: from, after: to })];
  });
}

function rulesIn(rules: unknown): ReadonlyMap<string, string> {
  return new Map(
    listIn(rules).map((rule) => {
      const text = canonicalJson(rule);
      return [textIn(recordIn(rule)['rule']) ?? text, text];
    }),
  );
}

function otherChanges(keyword: Keyword): readonly SchemaChange[] {
  if (keyword.before === undefined) return [change('keyword-added', keyword)];
  if (keyword.after === undefined) return [change('keyword-removed', keyword)];
  return [change('keyword-changed', keyword)];
}

function change(
  kind: SchemaChange['kind'],
  { path, keyword, before, after }: Omit<Keyword, 'keyword'> & Pick<SchemaChange, 'keyword'>,
): SchemaChange {
  return { kind, path, keyword, before: valueText(before), after: valueText(after) };
}

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
