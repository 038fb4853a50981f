import { expect, it } from 'vitest';
import { clockDifference } from './serverClock';

const SERVER_TIME = Date.parse('Thu, 01 Jan 2026 00:00:00 GMT');

it.each([
  ['shows the same second', SERVER_TIME + 300, SERVER_TIME + 900, 0],
  ['shows the same after a slow response', SERVER_TIME - 4000, SERVER_TIME + 4000, 0],
  ['is fast', SERVER_TIME + 40_000, SERVER_TIME + 40_200, 39_600],
  ['is slow', SERVER_TIME - 40_000, SERVER_TIME - 39_800, -40_400],
])('a clock that %s', (_, requested, answered, expected) => {
  expect(clockDifference(SERVER_TIME, requested, answered)).toBe(expected);
});

it('a server that does not tell the time changes nothing', () => {
  expect(clockDifference(Number.NaN, SERVER_TIME, SERVER_TIME)).toBe(0);
});
