import type { JsonRecord } from '~/kube/json';
import type { MatchesPattern } from './matchesPattern';
import { type Violation, type ViolationReason, itemPath, propertyPath } from './violation';

/** A value beside the schema that it has to keep to. */
export type Place = {
  readonly schema: JsonRecord;
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
  readonly check: Check;
};

export type Violations = Generator<Violation, void>;

/** What all places of one object share. */
export type Check = {
  readonly matches: MatchesPattern;
  /** All violations at a place and below it. */
  readonly visit: (place: Place) => Violations;
  /** Places that may still be visited, so that alternatives within alternatives come to an end. */
  remaining: number;
  /** Something was left out: too deep, too much, or a pattern that could not be read. */
  isCut: boolean;
};

export function violation({ path }: Place, reason: ViolationReason): Violation {
  return { path, reason };
}

/** The same value beside another schema. */
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

/** A schema; `null` for what is none: absent, or `true` and `false`. */
export function schemaIn(value: unknown): JsonRecord | null {
  return isRecord(value) ? value : null;
}

/** What an object has under the key, and not its prototype. */
export function own(record: JsonRecord, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The schema of a property; `null` when it is not declared. */
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
