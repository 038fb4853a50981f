import type { MatchesPattern } from './matchesPattern';
import {
  beside,
  canonical,
  type Check,
  isRecord,
  itemOf,
  own,
  type Place,
  propertyOf,
  propertySchema,
  schemaIn,
  shown,
  violation,
  type Violation,
  type Violations,
} from './violation';
import {
  numberViolations,
  type SizeRule,
  sizeViolations,
  textViolations,
  typeViolations,
} from './types';
import { type JsonRecord, listIn, textsIn } from '~/kube/json';

/** The violations of a schema. */
export type Validation = {
  /** The first ones, up to `MAX_VIOLATIONS`. */
  readonly violations: readonly Violation[];
  /** The validation is incomplete: the value or the rules are too large. */
  readonly isCut: boolean;
};

/**
 * Validates a value against an OpenAPI v3 schema like ValidateCustomResource
 * (apiextensions-apiserver/pkg/apiserver/validation, which uses kube-openapi/pkg/validation/validate). OLM v0 does so
 * before it changes a CustomResourceDefinition. Defaults are not applied; undeclared fields are allowed; CEL rules are
 * not evaluated. Never throws.
 */
export function validate(schema: unknown, value: unknown, matches: MatchesPattern): Validation {
  return collected(startOf(schema, value, matches), visit);
}

/**
 * The additional checks of the API server for every write: lists without duplicates (`x-kubernetes-list-type`,
 * apiserver/schema/listtype), and embedded resources with apiVersion and kind (apiserver/schema/objectmeta).
 */
export function validateWritten(
  schema: unknown,
  value: unknown,
  matches: MatchesPattern,
): Validation {
  return collected(startOf(schema, value, matches), function* (place) {
    yield* visit(place);
    yield* serverViolations(place);
  });
}

/** The maximum per object. */
export const MAX_VIOLATIONS = 20;

/** The maximum number of places in an object: some milliseconds. */
const MAX_PLACES = 200_000;

/** The API server rejects JSON with more than 10 000 levels. Schemas of CRDs have far fewer. */
const MAX_DEPTH = 200;

function startOf(schema: unknown, value: unknown, matches: MatchesPattern): Place {
  const check: Check = { matches, visit, remaining: MAX_PLACES, isCut: false };
  return { schema: schemaIn(schema) ?? {}, value, path: '', depth: 0, check };
}

function collected(place: Place, rules: (place: Place) => Violations): Validation {
  const violations: Violation[] = [];
  try {
    for (const violation of rules(place)) {
      if (violations.length === MAX_VIOLATIONS) return { violations, isCut: true };
      violations.push(violation);
    }
  } catch (error) {
    // A whole value can be nested too deeply for a comparison.
    if (!(error instanceof RangeError)) throw error;
    return { violations, isCut: true };
  }
  return { violations, isCut: place.check.isCut };
}

function* visit(place: Place): Violations {
  const { value, check, depth } = place;
  check.remaining -= 1;
  if (check.remaining < 0 || depth > MAX_DEPTH) {
    check.isCut = true;
    return;
  }
  yield* typeViolations(place);
  // No other rule applies to `null` (SchemaValidator of kube-openapi).
  if (value === null) return;
  yield* combinationViolations(place);
  if (typeof value === 'string') yield* textViolations(place, value);
  if (typeof value === 'number') yield* numberViolations(place, value);
  if (Array.isArray(value)) yield* listViolations(place, value);
  if (isRecord(value)) yield* objectViolations(place, value);
}

/** `allOf`, `anyOf`, `oneOf` and `not`. */
function* combinationViolations(place: Place): Violations {
  const { schema, check } = place;
  for (const part of listIn(schema['allOf'])) yield* check.visit(beside(place, part));
  const any = listIn(schema['anyOf']);
  if (any.length > 0 && !any.some((part) => fits(place, part))) {
    yield violation(place, { kind: 'any-of' });
  }
  const one = listIn(schema['oneOf']);
  if (one.length > 0) yield* oneOfViolations(place, one);
  if (schemaIn(schema['not']) !== null && fits(place, schema['not'])) {
    yield violation(place, { kind: 'not' });
  }
}

function* oneOfViolations(place: Place, parts: readonly unknown[]): Violations {
  const found = parts.filter((part) => fits(place, part)).length;
  if (found !== 1) yield violation(place, { kind: 'one-of', found });
}

function fits(place: Place, schema: unknown): boolean {
  return place.check.visit(beside(place, schema)).next().done === true;
}

/** The rules of Kubernetes' own keywords in declared fields, but not within `allOf` and the like. */
function* serverViolations(place: Place): Violations {
  const { schema, value, check } = place;
  check.remaining -= 1;
  if (check.remaining < 0) return;
  if (Array.isArray(value)) {
    yield* listTypeViolations(place, value);
    const items = schemaIn(schema['items']);
    if (items !== null) {
      for (const [at, item] of value.entries())
        yield* serverViolations(itemOf(place, at, [items, item]));
    }
  }
  if (isRecord(value)) {
    if (schema['x-kubernetes-embedded-resource'] === true) yield* embeddedViolations(place, value);
    yield* propertyViolations(place, value);
  }
}

function* propertyViolations(place: Place, value: JsonRecord): Violations {
  const additional = schemaIn(place.schema['additionalProperties']);
  for (const [key, inner] of Object.entries(value)) {
    const schema = propertySchema(place.schema, key) ?? additional;
    if (schema !== null) yield* serverViolations(propertyOf(place, key, [schema, inner]));
  }
}

function* listTypeViolations(place: Place, value: readonly unknown[]): Violations {
  const type = place.schema['x-kubernetes-list-type'];
  if (type === 'set') yield* duplicates(place, value);
  if (type !== 'map') return;
  const names = textsIn(place.schema['x-kubernetes-list-map-keys']);
  const keys = value.map((item) => (isRecord(item) ? keyOf(item, names) : {}));
  yield* duplicates(place, value, keys);
}

/** Missing keys count: two items without any are equal. */
function keyOf(item: JsonRecord, names: readonly string[]): JsonRecord {
  const found = names.filter((name) => own(item, name) !== undefined);
  return Object.fromEntries(found.map((name) => [name, own(item, name)]));
}

function* embeddedViolations(place: Place, value: JsonRecord): Violations {
  for (const key of ['apiVersion', 'kind']) {
    const found = own(value, key);
    if (found === undefined || found === '') {
      yield violation(propertyOf(place, key, [{}, found]), { kind: 'required' });
    }
  }
}

function* listViolations(place: Place, value: readonly unknown[]): Violations {
  const { schema, check } = place;
  yield* sizeViolations(place, LIST_SIZE, value.length);
  if (schema['uniqueItems'] === true) yield* duplicates(place, value);
  const items = schemaIn(schema['items']);
  if (items === null) return;
  for (const [index, item] of value.entries()) {
    yield* check.visit(itemOf(place, index, [items, item]));
  }
}

const LIST_SIZE: SizeRule = { min: ['minItems', 'min-items'], max: ['maxItems', 'max-items'] };

/**
 * The repeated items, each at its second position.
 * @param keys the unique part of each item; by default the item itself
 */
function* duplicates(
  place: Place,
  value: readonly unknown[],
  keys: readonly unknown[] = value,
): Violations {
  const counts = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const text = canonical(key);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    if (count === 2) {
      const second = itemOf(place, index, [{}, value[index]]);
      yield violation(second, { kind: 'duplicate', found: shown(key) });
    }
  }
}

function* objectViolations(place: Place, value: JsonRecord): Violations {
  const { schema, check } = place;
  yield* sizeViolations(place, OBJECT_SIZE, Object.keys(value).length);
  for (const [key, inner] of Object.entries(value)) {
    const property = propertySchema(schema, key);
    if (property === null) yield* additionalViolations(place, key, inner);
    else yield* check.visit(propertyOf(place, key, [property, inner]));
  }
  for (const key of listIn(schema['required'])) {
    if (typeof key === 'string' && own(value, key) === undefined) {
      yield violation(propertyOf(place, key, [{}, undefined]), { kind: 'required' });
    }
  }
}

const OBJECT_SIZE: SizeRule = {
  min: ['minProperties', 'min-properties'],
  max: ['maxProperties', 'max-properties'],
};

function* additionalViolations(place: Place, key: string, value: unknown): Violations {
  const additional = place.schema['additionalProperties'];
  const schema = schemaIn(additional) ?? {};
  const property = propertyOf(place, key, [schema, value]);
  if (additional === false) yield violation(property, { kind: 'not-allowed' });
  else yield* place.check.visit(property);
}
