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
