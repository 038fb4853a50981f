import { listIn } from '~/kube/json';
import { type Place, type Violations, beside, schemaIn, violation } from './place';

/** `allOf`, `anyOf`, `oneOf` and `not`. */
export function* combinationViolations(place: Place): Violations {
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
