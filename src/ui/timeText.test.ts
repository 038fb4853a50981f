import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useT } from '~/i18n';
import { ageText } from './timeText';

const t = renderHook(() => useT()).result.current;

it.each([
  [-5000, 'less than a minute'],
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [3_600_000, '1 h'],
  [86_399_000, '23 h'],
  [86_400_000, '1 day'],
  [3 * 86_400_000, '3 days'],
])('%s ms are %s', (milliseconds, expected) => {
  expect(ageText(milliseconds, t)).toBe(expected);
});
