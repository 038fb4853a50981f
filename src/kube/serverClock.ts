import { getServerDate } from './request';

/** How far the browser's clock is ahead, as far as that is known. */
const clock: { ahead: number; comparison: Promise<void> | null } = { ahead: 0, comparison: null };

/**
 * The time by the server's clock, in milliseconds since 1970; by the browser's until {@link compareClocks} is done. Objects
 * are dated by the server: a browser that is ahead would take OLM's silence to last longer than it does.
 */
export function serverNow(): number {
  return Date.now() - clock.ahead;
}

/** Compares the clocks, once as long as the console is open. Never fails: without an answer the browser's clock counts. */
export function compareClocks(): Promise<void> {
  clock.comparison ??= compare();
  return clock.comparison;
}

async function compare(): Promise<void> {
  const asked = Date.now();
  const told = await getServerDate();
  clock.ahead = clockDifference(told ?? Number.NaN, asked, Date.now());
}

/**
 * How far the browser's clock is ahead of the server's, in milliseconds; negative: behind. Zero as long as both may show the
 * same: the server's answer names whole seconds, and was on its way for some time.
 * @param told the server's time, as its answer's `Date` header gives it, in milliseconds since 1970
 * @param asked the browser's time when it asked
 * @param answered the browser's time when the answer had come
 */
export function clockDifference(told: number, asked: number, answered: number): number {
  const least = asked - (told + SECOND);
  const most = answered - told;
  if (Number.isNaN(told) || (least <= 0 && most >= 0)) return 0;
  return Math.round((least + most) / 2);
}

const SECOND = 1000;
