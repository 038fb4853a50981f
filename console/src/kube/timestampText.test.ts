import { expect, it } from 'vitest';
import { timestampText, utcText } from './timestampText';

const NOW = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['now', 30_000, false],
  ['5 minutes ago', 300_000, false],
  ['10 minutes ago', 629_000, false],
  ['2 hours', 7_200_000, true],
  ['1 day', 90_000_000, true],
])('shows "%s" after %d ms (without suffix: %s)', (text, age, omitSuffix) => {
  const date = new Date(NOW - age);
  expect(timestampText(date, { now: NOW, language: 'en', omitSuffix })).toBe(text);
});

it('shows the date of older times, and "-" for invalid ones', () => {
  const options = { now: NOW, language: 'en', omitSuffix: false };
  expect(timestampText(new Date('2026-01-15T10:00:00Z'), options)).toContain('Jan 15, 2026');
  expect(timestampText(new Date('soon'), options)).toBe('-');
});

it('shows the time in UTC', () => {
  expect(utcText(new Date('2026-01-15T10:30:00Z'), 'en')).toContain('UTC');
});
