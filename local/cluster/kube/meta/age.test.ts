import { expect, it } from 'vitest';
import { ageOf, humanDuration } from './age';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

it.each([
  [-5, '<invalid>'],
  [-1, '0s'],
  [0, '0s'],
  [119, '119s'],
  [2 * MINUTE, '2m'],
  [3 * MINUTE + 20, '3m20s'],
  [26 * MINUTE + 40, '26m'],
  [179 * MINUTE, '179m'],
  [3 * HOUR, '3h'],
  [3 * HOUR + 5 * MINUTE, '3h5m'],
  [9 * HOUR + 5 * MINUTE, '9h'],
  [47 * HOUR, '47h'],
  [2 * DAY, '2d'],
  [3 * DAY + 4 * HOUR, '3d4h'],
  [9 * DAY + 4 * HOUR, '9d'],
  [400 * DAY, '400d'],
  [2 * YEAR + 10 * DAY, '2y10d'],
  [9 * YEAR + 10 * DAY, '9y'],
])('prints %i seconds as %s', (seconds, text) => {
  expect(humanDuration(seconds)).toBe(text);
});

it('counts from a timestamp to now', () => {
  expect(ageOf('2026-11-21T00:24:01Z', Date.parse('2026-11-21T00:50:15Z'))).toBe('26m');
});

it('reports an invalid timestamp', () => {
  expect(ageOf('yesterday', 0)).toBe('<invalid>');
});
