import { getServerDate } from './request';

/** The offset of the browser's clock, as far as it is known. */
const clock: { ahead: number; comparison: Promise<void> | null } = { ahead: 0, comparison: null };

/**
 * The server's time in milliseconds since 1970; the browser's time until {@link compareClocks} has finished. The server
 * dates all objects, and a fast browser clock would overestimate how long OLM has not reported.
 */
export function serverNow(): number {
  return Date.now() - clock.ahead;
}

/** Compares the clocks once per session. Never fails: without an answer, the browser's clock is used. */
export function compareClocks(): Promise<void> {
  clock.comparison ??= compare();
  return clock.comparison;
}

async function compare(): Promise<void> {
  const requested = Date.now();
  const serverTime = await getServerDate();
  clock.ahead = clockDifference(serverTime ?? Number.NaN, requested, Date.now());
}

/**
 * The offset of the browser's clock in milliseconds; negative if it is behind. Zero while both clocks can agree, because
 * the server's answer has whole seconds and takes time.
 * @param told the server's time from the `Date` header, in milliseconds since 1970
 * @param asked the browser's time of the request
 * @param answered the browser's time of the answer
 */
export function clockDifference(serverTime: number, requested: number, answered: number): number {
  const least = requested - (serverTime + SECOND);
  const most = answered - serverTime;
  if (Number.isNaN(serverTime) || (least <= 0 && most >= 0)) return 0;
  return Math.round((least + most) / 2);
}

const SECOND = 1000;
