import { hasFormat } from './formats';
import type { BoundKind } from './violation';
import { type Place, type Violations, numberIn, violation } from './place';
import { shown } from './shown';

export function* numberViolations(place: Place, value: number): Violations {
  yield* limitViolations(place, value);
  const factor = numberIn(place.schema['multipleOf']);
  if (factor !== null && factor > 0 && !isMultiple(value, factor)) {
    yield outOf(place, 'multiple-of', [factor, value]);
  }
}

function* limitViolations(place: Place, value: number): Violations {
  const { schema } = place;
  const minimum = bound(schema['minimum'], value) ?? -Infinity;
  const maximum = bound(schema['maximum'], value) ?? Infinity;
  if (value < minimum) yield outOf(place, 'minimum', [minimum, value]);
  if (value > maximum) yield outOf(place, 'maximum', [maximum, value]);
  if (value === minimum && schema['exclusiveMinimum'] === true) {
    yield outOf(place, 'above', [minimum, value]);
  }
  if (value === maximum && schema['exclusiveMaximum'] === true) {
    yield outOf(place, 'below', [maximum, value]);
  }
}

/** The API server compares integers with truncated bounds (MinimumNativeType of kube-openapi). */
function bound(limit: unknown, value: number): number | null {
  const number = numberIn(limit);
  return number === null || !Number.isInteger(value) ? number : Math.trunc(number);
}

/** A difference of 1e-9 is a rounding error. */
function isMultiple(value: number, factor: number): boolean {
  const times = value / factor;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
}

/** Lengths are counted in code points. */
export function* textViolations(place: Place, value: string): Violations {
  const { schema, check } = place;
  yield* sizeViolations(place, TEXT_SIZE, Array.from(value).length);
  const { pattern, format } = schema;
  if (typeof pattern === 'string' && pattern !== '') {
    const isMatch = check.matches(pattern, value);
    if (isMatch === null) check.isCut = true;
    if (isMatch === false) {
      yield violation(place, { kind: 'pattern', expected: pattern, found: shown(value) });
    }
  }
  if (
    typeof format === 'string' &&
    isOfText(schema['type']) &&
    hasFormat(format, value) === false
  ) {
    yield violation(place, { kind: 'format', expected: format, found: shown(value) });
  }
}

/** The API server ignores formats of other types. */
function isOfText(type: unknown): boolean {
  return type === undefined || type === '' || type === 'string';
}

/** The keywords of a size and its violation. */
export type SizeRule = {
  readonly min: readonly [keyword: string, kind: BoundKind];
  readonly max: readonly [keyword: string, kind: BoundKind];
};

const TEXT_SIZE: SizeRule = {
  min: ['minLength', 'min-length'],
  max: ['maxLength', 'max-length'],
};

export function* sizeViolations(place: Place, { min, max }: SizeRule, size: number): Violations {
  const least = numberIn(place.schema[min[0]]);
  const most = numberIn(place.schema[max[0]]);
  if (least !== null && size < least) yield outOf(place, min[1], [least, size]);
  if (most !== null && size > most) yield outOf(place, max[1], [most, size]);
}

function outOf(place: Place, kind: BoundKind, [expected, found]: readonly [number, number]) {
  return violation(place, { kind, expected, found });
}
