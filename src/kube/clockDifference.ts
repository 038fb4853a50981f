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
