import { type JsonRecord, recordIn } from '~/kube/json';
import type { MatchesPattern } from './matchesPattern';

/** A value that violates a schema. */
export type Violation = {
  /** As written by the API server: `spec.listeners[0].name`; empty for the object itself. */
  readonly path: string;
  readonly reason: ViolationReason;
};

/** The broken rule with the expected and the actual value, both as JSON if they are values. */
export type ViolationReason =
  | { readonly kind: 'type'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'required' }
  /** `additionalProperties: false` */
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'enum'; readonly expected: readonly string[]; readonly found: string }
  | { readonly kind: 'pattern' | 'format'; readonly expected: string; readonly found: string }
  | { readonly kind: BoundKind; readonly expected: number; readonly found: number }
  /** A repeated item in a list of unique items (`uniqueItems`, `x-kubernetes-list-type`). */
  | { readonly kind: 'duplicate'; readonly found: string }
  /** No schema of `anyOf` matches. */
  | { readonly kind: 'any-of' }
  /** None or several schemas of `oneOf` match. */
  | { readonly kind: 'one-of'; readonly found: number }
  /** The schema of `not` matches. */
  | { readonly kind: 'not' };

export type BoundKind =
  | 'minimum'
  | 'maximum'
  | 'above'
  | 'below'
  | 'multiple-of'
  | 'min-length'
  | 'max-length'
  | 'min-items'
  | 'max-items'
  | 'min-properties'
  | 'max-properties';

/** The path of a property. Keys with special characters are in brackets. */
export function propertyPath(path: string, key: string): string {
  if (!/^[\w-]+$/.test(key)) return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
}

export function itemPath(path: string, index: number): string {
  return `${path}[${index}]`;
}

/** A value in a violation: JSON, shortened. */
export function shown(value: unknown): string {
  const text = canonical(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
}

/** Characters: the width of a column. */
const SHOWN = 80;

/** Equal for equal values: JSON with sorted keys. */
export function canonical(value: unknown): string {
  // Most values are texts and numbers, which need no sorting.
  if (typeof value !== 'object') return JSON.stringify(value);
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(recordIn(inner)).toSorted(byKey))
      : inner,
  );
}

function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** A value with the schema that applies to it. */
export type Place = {
  readonly schema: JsonRecord;
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  readonly check: Check;
};

export type Violations = Generator<Violation, void>;

/** The shared state of a validation. */
export type Check = {
  readonly matches: MatchesPattern;
  /** All violations at a place and below it. */
  readonly visit: (place: Place) => Violations;
  /** The remaining number of visited places, so that nested alternatives terminate. */
  remaining: number;
  /** Incomplete: too deep, too large, or with an invalid pattern. */
  isCut: boolean;
};

export function violation({ path }: Place, reason: ViolationReason): Violation {
  return { path, reason };
}

/** The same value with another schema. */
export function beside(place: Place, schema: unknown): Place {
  return { ...place, schema: schemaIn(schema) ?? {}, depth: place.depth + 1 };
}

export function propertyOf(place: Place, key: string, [schema, value]: Below): Place {
  return { ...below(place, [schema, value]), path: propertyPath(place.path, key) };
}

export function itemOf(place: Place, index: number, [schema, value]: Below): Place {
  return { ...below(place, [schema, value]), path: itemPath(place.path, index) };
}

type Below = readonly [schema: JsonRecord, value: unknown];

function below(place: Place, [schema, value]: Below): Place {
  return { ...place, schema, value, depth: place.depth + 1 };
}

/** A schema; `null` if absent, `true` or `false`. */
export function schemaIn(value: unknown): JsonRecord | null {
  return isRecord(value) ? value : null;
}

/** The own property of an object, not that of its prototype. */
export function own(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The schema of a property; `null`: not declared. */
export function propertySchema(schema: JsonRecord, key: string): JsonRecord | null {
  const properties = schemaIn(schema['properties']);
  return properties === null ? null : schemaIn(own(properties, key));
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
