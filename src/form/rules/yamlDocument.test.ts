import { describe, expect, it } from 'vitest';
import { parseDocument, type YAMLParseError } from 'yaml';
import { yamlDocument } from './yamlDocument';

describe('a parsed document', () => {
  it.each([
    ['a key twice', 'a: 1\nb: 2\na: 3\n'],
    ['a key twice below', 'a:\n  - b: 1\n    c: 2\n    b: 3\n'],
    ['a quoted key', 'a: 1\n"a": 2\n'],
    ['a number', '1: 1\n1: 2\n'],
    ['in a flow', 'a: {b: 1, c: 2, b: 3}\n'],
    ['with an anchor', 'a: 1\n&x a: 2\n'],
    ['without a key', ': 1\n: 2\n'],
    ['two maps, the inner one first', 'a:\n  b: 1\n  b: 2\na: 3\n'],
    ['another error', 'a: [\n'],
    ['a number and its text', '1: 1\n"1": 2\n'],
    ['two merge keys', 'a: &a {b: 1}\nc:\n  <<: *a\n  <<: *a\n'],
    ['the same key in two maps', 'a: {b: 1}\nc: {b: 1}\n'],
  ])('has the first error of the library: %s', (_name, text) => {
    const library = parseDocument(text, { version: '1.1', logLevel: 'error' });
    expect(firstError(yamlDocument(text).errors)).toEqual(firstError(library.errors));
  });

  it('does not compare each key with all others', () => {
    const text = Array.from({ length: 18_000 }, (_, at) => `key-${at}: value\n`).join('');
    const plain = milliseconds(() => parseDocument(text, { version: '1.1', uniqueKeys: false }));
    expect(milliseconds(() => yamlDocument(text))).toBeLessThan(3 * plain);
  });
});

function firstError([error]: readonly Pick<YAMLParseError, 'code' | 'linePos' | 'message'>[]) {
  const { code, linePos, message } = error ?? {};
  return { code, at: linePos?.[0], message: message?.split('\n')[0] };
}

function milliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
