import { describe, expect, it } from 'vitest';
import { shownLine, shownText } from './shownText';

describe('text of clusters on the screen', () => {
  it.each([
    ['an override of direction', 'Quill\u202Erotarepo\u202C', 'Quillrotarepo'],
    ['embeddings and isolates', '\u202Aa\u202Bb\u2066c\u2067d\u2068e\u2069', 'abcde'],
    ['marks of direction', '\u200Ea\u200Fb\u061C', 'ab'],
    ['width zero', 'qu\u200Bi\u2060l\uFEFFl\u00AD', 'quill'],
    ['control characters', 'q\u0000u\u001Bi\u007Fl\u009Fl', 'quill'],
    ['tags', 'quill\u{E0041}\u{E007F}', 'quill'],
    ['annotations between lines', '\uFFF9a\uFFFAb\uFFFB', 'ab'],
    ['nothing else', '\u200B\u202E', ''],
  ])('%s: removed', (_, text, shown) => {
    expect(shownText(text)).toBe(shown);
    expect(shownLine(text)).toBe(shown);
  });

  it.each([
    ['Arabic', 'قاعدة بيانات'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Persian, whose letters are kept apart', 'می\u200Cخواهم'],
    ['an emoji of several', '👩\u200D💻'],
    ['an emoji with its variant', '❤️'],
    ['beyond the basic plane', '𠮷野家'],
    ['accents of their own', 'e\u0301'],
  ])('%s: unchanged', (_, text) => {
    expect(shownText(text)).toBe(text);
    expect(shownLine(text)).toBe(text);
  });

  it('breaks stay breaks, and are spaces in one line', () => {
    const text = ' one\r\n\ttwo\u2028three\u0085four ';
    expect(shownText(text)).toBe(' one\r\n\ttwothreefour ');
    expect(shownLine(text)).toBe('one two three four');
  });
});
