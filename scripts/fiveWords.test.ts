import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENT = 'docs/five-words.md';
const TEXT = readFileSync(DOCUMENT, 'utf8');
const CODE = [...TEXT.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '));
const FILES = [...new Set(CODE.filter((code) => code.startsWith('src/')))];

it.each(FILES)('the page “Five words” names %s, which exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

it('names functions and types of these files', () => {
  const sources = FILES.filter((file) => file.includes('.')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const names = CODE.filter((code) =>
    /^(?:[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+|[A-Z_]{4,})$/.test(code),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter((name) => !sources.some((source) => new RegExp(`\\b${name}\\b`).test(source))),
  ).toEqual([]);
});
