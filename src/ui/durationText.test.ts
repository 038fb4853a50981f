import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useT } from '~/i18n';
import { durationText, spanText } from './durationText';

const t = renderHook(() => useT()).result.current;

it.each([
  [-5000, 'less than 1 s'],
  [0, 'less than 1 s'],
  [999, 'less than 1 s'],
  [1000, '1 s'],
  [59_999, '59 s'],
  [60_000, '1 min 0 s'],
  [3_599_000, '59 min 59 s'],
  [3_600_000, '1 h 0 min'],
  [86_399_000, '23 h 59 min'],
  [86_400_000, '1 day'],
  [3 * 86_400_000, '3 days'],
])('%s ms are %s', (milliseconds, expected) => {
  expect(durationText(milliseconds, t)).toBe(expected);
});

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01T00:00:42Z', '42 s'],
  [null, '2026-01-01T00:00:42Z', null],
  ['2026-01-01T00:00:00Z', null, null],
  ['yesterday', '2026-01-01T00:00:42Z', null],
])('from %s to %s it is %s', (since, until, expected) => {
  expect(spanText(since, until, t)).toBe(expected);
});
