import type { JsonRecord } from '~/kube/json';
import type { MatchesPattern } from './matchesPattern';
import { type Violation, type ViolationReason, itemPath, propertyPath } from './violation';

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
