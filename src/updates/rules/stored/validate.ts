import type { MatchesPattern } from '~/updates/rules/stored/pattern/matchesPattern';
import { listViolations, objectViolations } from '~/updates/rules/stored/schema/collections';
import { combinationViolations } from '~/updates/rules/stored/schema/combinations';
import {
  type Check,
  type Place,
  type Violations,
  isRecord,
  schemaIn,
} from '~/updates/rules/stored/schema/place';
import { numberViolations, textViolations } from '~/updates/rules/stored/schema/scalars';
import { serverViolations } from '~/updates/rules/stored/schema/serverRules';
import { typeViolations } from '~/updates/rules/stored/schema/types';
import type { Violation } from './violation';

/** What a value breaks of a schema. */
export type Validation = {
  /** The first ones, up to `MAX_VIOLATIONS`. */
  readonly violations: readonly Violation[];
  /** The value, or the rules, were too much to check all of it. */
  readonly isCut: boolean;
};

/**
 * Checks a value against an OpenAPI v3 schema as ValidateCustomResource does
 * (apiextensions-apiserver/pkg/apiserver/validation, which hands it to kube-openapi/pkg/validation/validate). That is the
 * check of OLM v0 before it changes a CustomResourceDefinition. Defaults are not applied; fields that are not declared
 * are no violation; rules in CEL are not evaluated. Never throws.
 */
export function validate(schema: unknown, value: unknown, matches: MatchesPattern): Validation {
  return collected(startOf(schema, value, matches), visit);
}

/**
 * Checks what the API server looks at besides, each time an object is written: that lists have no duplicates
 * (`x-kubernetes-list-type`, apiserver/schema/listtype) and that embedded resources say what they are
 * (apiserver/schema/objectmeta).
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

/** Per object: enough to see what is wrong. */
export const MAX_VIOLATIONS = 20;

/** Places of one object: some milliseconds. */
const MAX_PLACES = 200_000;

/** The API server itself refuses JSON that is nested deeper than 10 000 levels; no schema of a CRD comes near this. */
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
    // Values that are compared as a whole may be nested too deep for that.
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
  // Nothing else is asked of `null` (SchemaValidator of kube-openapi).
  if (value === null) return;
  yield* combinationViolations(place);
  if (typeof value === 'string') yield* textViolations(place, value);
  if (typeof value === 'number') yield* numberViolations(place, value);
  if (Array.isArray(value)) yield* listViolations(place, value);
  if (isRecord(value)) yield* objectViolations(place, value);
}
