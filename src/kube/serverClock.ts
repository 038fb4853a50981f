import { getServerDate } from './request';
import { clockDifference } from './clockDifference';

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
