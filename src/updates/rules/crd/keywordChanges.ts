import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { SchemaChange } from './definitionDelta';
import { canonicalJson, valueText } from './jsonText';

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
