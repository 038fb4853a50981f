import { expect, it } from 'vitest';
import { timestampText, utcText } from './timestampText';

const NOW = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['now', 'for half a minute', 30_000, false],
  ['5 minutes ago', 'after five minutes', 300_000, false],
  ['10 minutes ago', 'just before the limit', 629_000, false],
  ['2 hours', 'without suffix', 7_200_000, true],
  ['1 day', 'without suffix after a day', 90_000_000, true],
])('says "%s" %s', (text, _, age, omitSuffix) => {
  const date = new Date(NOW - age);
  expect(timestampText(date, { now: NOW, language: 'en', omitSuffix })).toBe(text);
});

it('gives the date of what is older, and "-" for what is no date', () => {
  const options = { now: NOW, language: 'en', omitSuffix: false };
  expect(timestampText(new Date('2026-01-15T10:00:00Z'), options)).toContain('Jan 15, 2026');
  expect(timestampText(new Date('soon'), options)).toBe('-');
});

it('gives the time in UTC', () => {
  expect(utcText(new Date('2026-01-15T10:30:00Z'), 'en')).toContain('UTC');
});
