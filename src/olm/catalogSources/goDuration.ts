/**
 * Parses a text like Go's `time.ParseDuration`, which OLM uses for poll intervals (CS-010). `1h30m`, `-1.5h`, `.5s` and
 * a plain `0` are durations; `10`, `1d`, `10 m` and an empty text are not.
 * @returns seconds; `null`: not a duration
 */
export function goDuration(text: string): number | null {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  if (rest === '0') return 0;
  if (!WHOLE.test(rest)) return null;
  const seconds = [...rest.matchAll(PART)].map(partOf).reduce((sum, part) => sum + part, 0);
  if (seconds > LONGEST) return null;
  return sign === '-' && seconds !== 0 ? -seconds : seconds;
}

/** A duration without trailing zero units: `30m0s` becomes `30m`, `1h0m0s` becomes `1h`. */
export function shortDuration(text: string): string {
  return text.replace(/(?<=[hm])0s$/, '').replace(/(?<=h)0m$/, '');
}

function partOf([, amount, unit = '']: readonly string[]): number {
  return Number(amount) * (SECONDS[unit] ?? 0);
}

const SECONDS: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  // Both Unicode characters for "micro".
  '\u00b5s': 1e-6,
  '\u03bcs': 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

const AMOUNT = String.raw`(?:\d+\.?\d*|\.\d+)`;
const UNIT = String.raw`(?:ns|us|\u00b5s|\u03bcs|ms|s|m|h)`;
const WHOLE = new RegExp(`^(?:${AMOUNT}${UNIT})+$`);
const PART = new RegExp(`(${AMOUNT})(${UNIT})`, 'g');

/** A Go duration has 63 bits of nanoseconds. */
const LONGEST = 2 ** 63 / 1e9;
