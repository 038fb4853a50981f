import { type JsonRecord, listIn } from '~/kube/json';
import { isCidr, isEmail, isHostname, isIpv4, isIpv6, isMac, isRequestUri } from './addresses';
import {
  type BoundKind,
  canonical,
  numberIn,
  type Place,
  shown,
  violation,
  type Violations,
} from './violation';

/** The type, and the listed values. */
export function* typeViolations(place: Place): Violations {
  const { schema, value } = place;
  const expected = typesOf(schema);
  const found = typeOf(value);
  if (expected.length > 0 && !fits(schema, expected, found)) {
    yield violation(place, { kind: 'type', expected, found });
  }
  yield* enumViolations(place);
}

/** `null` is never an allowed value, even if it is listed (basicCommonValidator of kube-openapi). */
function* enumViolations(place: Place): Violations {
  const listed = listIn(place.schema['enum']);
  if (listed.length === 0) return;
  const found = canonical(place.value);
  if (place.value !== null && listed.some((item) => canonical(item) === found)) return;
  yield violation(place, {
    kind: 'enum',
    expected: listed.map(shown),
    found: shown(place.value),
  });
}

/** An integer is also a number, and `1.0` is an integer. */
function fits(schema: JsonRecord, expected: readonly string[], found: string): boolean {
  if (found === 'null') return schema['nullable'] === true || expected.includes(found);
  return expected.includes(found) || (found === 'integer' && expected.includes('number'));
}

function typesOf(schema: JsonRecord): readonly string[] {
  if (schema['x-kubernetes-int-or-string'] === true) return ['integer', 'string'];
  const { type } = schema;
  return typeof type === 'string' && type !== '' ? [type] : [];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'number';
}

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

/**
 * Whether a text has a format; `null`: unknown to the API server, or not checked here.
 *
 * The API server checks the text formats in `supportedVersionedFormats` of
 * apiextensions-apiserver/pkg/apiserver/validation/formats.go with kube-openapi/pkg/validation/strfmt, ignoring
 * hyphens. For `int32`, `int64`, `float` and `double` it checks the type but not the range
 * (kube-openapi/pkg/validation/validate/schema.go passes no format to its numberValidator).
 */
export function hasFormat(format: string, text: string): boolean | null {
  return FORMATS.get(format.replaceAll('-', ''))?.(text) ?? null;
}

/** Without the formats of books, credit cards and colors, and those that only some versions have. */
const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['bsonobjectid', (text: string) => /^[0-9A-Fa-f]{24}$/.test(text)],
  ['byte', isBase64],
  ['cidr', isCidr],
  ['date', isDate],
  ['datetime', isDateTime],
  ['duration', isDuration],
  ['email', isEmail],
  ['hostname', isHostname],
  ['ipv4', isIpv4],
  ['ipv6', isIpv6],
  ['mac', isMac],
  ['password', () => true],
  ['uri', isRequestUri],
  ['uuid', isUuid('[0-9a-f]', '[0-9a-f]')],
  ['uuid3', isUuid('3', '[0-9a-f]')],
  ['uuid4', isUuid('4', '[89ab]')],
  ['uuid5', isUuid('5', '[89ab]')],
]);

/** Padded, with at least one group of four. */
function isBase64(text: string): boolean {
  return text !== '' && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function isUuid(version: string, variant: string): (text: string) => boolean {
  const hex = '[0-9a-f]';
  const groups = [
    `${hex}{8}`,
    `${hex}{4}`,
    `${version}${hex}{3}`,
    `${variant}${hex}{3}`,
    `${hex}{12}`,
  ];
  const form = new RegExp(`^${groups.join('-?')}$`, 'i');
  return (text) => form.test(text);
}

/** A calendar date, as in Go's layout `2006-01-02`. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A date-time of RFC 3339 in upper or lower case. Leap seconds are invalid. */
export function isDateTime(text: string): boolean {
  const [date = '', time = '', ...more] = text.toLowerCase().split('t');
  return more.length === 0 && isDate(date) && isTime(time);
}

function isTime(text: string): boolean {
  const match = /^(\d{2}):(\d{2}):(\d{2})(?:.\d+)?(?:z|[+-]\d{2}:\d{2})$/.exec(text);
  const [hour = 99, minute = 99, second = 99] = match?.slice(1).map(Number) ?? [];
  return hour <= 23 && minute <= 59 && second <= 59;
}

/** The texts that Go's `time.ParseDuration` accepts, or a number with a spelled-out unit anywhere: `5 minutes`. */
export function isDuration(text: string): boolean {
  return GO_DURATION.test(text) || text === '0' || hasWordedDuration(text);
}

const GO_DURATION = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+$/;

function hasWordedDuration(text: string): boolean {
  return [...text.matchAll(/\d+\s*([A-Za-zµ]+)/g)].some(([, unit = '']) =>
    isUnit(unit.toLowerCase()),
  );
}

/** Short units stand alone; spelled-out ones can continue: `min`, `minutes`. */
function isUnit(unit: string): boolean {
  return SHORT_UNITS.has(unit) || LONG_UNITS.some((start) => unit.startsWith(start));
}

const SHORT_UNITS: ReadonlySet<string> = new Set([
  'ns',
  'us',
  'µs',
  'ms',
  's',
  'm',
  'h',
  'hr',
  'd',
  'w',
]);
const LONG_UNITS = ['nano', 'micro', 'milli', 'sec', 'min', 'hour', 'day', 'week'] as const;
