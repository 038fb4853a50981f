/** Go's `time.ParseDuration`, with its errors: OLM writes them into a status. */

export type GoDuration =
  | { readonly kind: 'duration'; readonly milliseconds: number }
  | { readonly kind: 'error'; readonly message: string };

const UNITS: ReadonlyMap<string, number> = new Map([
  ['ns', 1e-6],
  ['us', 1e-3],
  ['µs', 1e-3],
  ['μs', 1e-3],
  ['ms', 1],
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
]);

/** Such as `10m`, `1h30m` or `1.5h`; days are not supported. */
export function parseGoDuration(text: string): GoDuration {
  const sign = /^[+-]/u.exec(text)?.[0] ?? '';
  const parts = text.slice(sign.length);
  if (parts === '') return invalid(text);
  if (parts === '0') return { kind: 'duration', milliseconds: 0 };
  let milliseconds = 0;
  for (let rest = parts; rest !== '';) {
    const part = firstPart(rest, text);
    if (part.kind === 'error') return part;
    milliseconds += part.milliseconds;
    rest = rest.slice(part.length);
  }
  return { kind: 'duration', milliseconds: sign === '-' ? -milliseconds : milliseconds };
}

type Part =
  | { readonly kind: 'part'; readonly milliseconds: number; readonly length: number }
  | { readonly kind: 'error'; readonly message: string };

function firstPart(rest: string, text: string): Part {
  const amount = /^(?:\d+\.?\d*|\.\d+)/u.exec(rest)?.[0];
  if (amount === undefined) return invalid(text);
  const unit = /^[^.\d]*/u.exec(rest.slice(amount.length))?.[0] ?? '';
  if (unit === '') return error(`missing unit in duration "${text}"`);
  const worth = UNITS.get(unit);
  return worth === undefined
    ? error(`unknown unit "${unit}" in duration "${text}"`)
    : { kind: 'part', milliseconds: Number(amount) * worth, length: amount.length + unit.length };
}

type Problem = { readonly kind: 'error'; readonly message: string };

function invalid(text: string): Problem {
  return error(`invalid duration "${text}"`);
}

function error(message: string): Problem {
  return { kind: 'error', message: `time: ${message}` };
}
