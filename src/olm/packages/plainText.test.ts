import { describe, expect, it } from 'vitest';
import { plainText, unlinked } from './plainText';

describe('plainText', () => {
  it.each([
    ['# Quill\n\nWrites **books**.', 'Writes books.'],
    ['Quill\n=====\n\nWrites\nbooks.', 'Writes books.'],
    ['Quill\n---\nWrites books.', 'Writes books.'],
    ['**Overview**\n\nWrites `books`.\n\nAnd more.', 'Writes books.'],
    ['![logo](https://a.example/l.png)\n\nWrites [books](https://b.example).', 'Writes books.'],
    ['Sets _this_ in octeon_ep, not __that__.', 'Sets this in octeon_ep, not that.'],
    ['**Quill** writes books.', 'Quill writes books.'],
    [
      'Run `oc login` first. Use <your-token> and <namespace>, or <password> as the value.',
      'Run oc login first. Use <your-token> and <namespace>, or <password> as the value.',
    ],
    [
      '> Writes <b>books</b>,<br/> <!-- all --> 5 > 4, see <https://a.example>',
      'Writes books, 5 > 4, see https://a.example',
    ],
    ['# Quill', ''],
  ])('%j is %j', (markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});

describe('unlinked', () => {
  it.each([
    ['See [the page](https://a.example/b?c=d) of it.', 'See the page of it.'],
    ['[Quill](https://a.example/) writes. ![logo](x.png)', 'Quill writes. '],
    ['[DEPRECATED] Use Ink (of Acme) instead', '[DEPRECATED] Use Ink (of Acme) instead'],
    ['a [b](c d) [e]', 'a [b](c d) [e]'],
  ])('%j is %j', (markdown, text) => {
    expect(unlinked(markdown)).toBe(text);
  });

  it.each(['[', '![', '[a](', '[]('])('is fast for many of %s', (part) => {
    const start = process.cpuUsage();
    unlinked(part.repeat(200_000));
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});
