import { expect, it } from 'vitest';
import { clockDifference } from './serverClock';

const TOLD = Date.parse('Thu, 01 Jan 2026 00:00:00 GMT');

it.each([
  ['shows the same second', TOLD + 300, TOLD + 900, 0],
  ['shows the same after a slow response', TOLD - 4000, TOLD + 4000, 0],
  ['is fast', TOLD + 40_000, TOLD + 40_200, 39_600],
  ['is slow', TOLD - 40_000, TOLD - 39_800, -40_400],
])('a clock that %s', (_, requested, answered, expected) => {
  expect(clockDifference(TOLD, requested, answered)).toBe(expected);
});

it('a server that does not tell the time changes nothing', () => {
  expect(clockDifference(Number.NaN, TOLD, TOLD)).toBe(0);
});
