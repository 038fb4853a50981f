import { describe, expect, it } from 'vitest';
import { LOGIN_TEXTS, languageOf, problemText } from './loginTexts';

describe('the language of the login page', () => {
  it.each([
    ['', 'en'],
    ['*', 'en'],
    ['de-DE,de;q=0.9', 'en'],
    ['es', 'es'],
    ['fr-CA,fr;q=0.8,en;q=0.5', 'fr'],
    ['de;q=0.9, ja;q=0.8, en;q=0.7', 'ja'],
    ['en;q=0.3, KO-kr;q=0.9', 'ko'],
    ['zh-Hans-CN', 'zh'],
    ['en;q=0.5,zh;q=0.5', 'en'],
    ['fr;q=0,es;q=0.1', 'es'],
    ['toString,__proto__;q=1', 'en'],
    ['fr;q=none', 'en'],
  ])('for %j is %s', (accepted, language) => {
    expect(languageOf(accepted)).toBe(language);
  });
});

describe.each(Object.entries(LOGIN_TEXTS))('the login page in %s', (_, texts) => {
  it('has all English keys and no English texts', () => {
    const english = LOGIN_TEXTS.en;
    const placesIn = (text: string) => text.match(/\{\w+\}/g) ?? [];
    expect(placesIn(texts.help)).toEqual(['{command}']);
    for (const kind of ['server-error', 'unreachable'] as const) {
      expect(placesIn(texts.problems[kind])).toEqual(['{detail}']);
    }
    if (texts === english) return;
    const { problems, ...others } = texts;
    const all = [...Object.entries(others), ...Object.entries(problems)];
    const originals = new Map([...Object.entries(english), ...Object.entries(english.problems)]);
    expect(all.filter(([name, text]) => originals.get(name) === text)).toEqual([]);
  });

  it('shows network errors unchanged', () => {
    const problem = { kind: 'unreachable', detail: '$& {detail}' } as const;
    expect(problemText(problem, texts)).toContain('$& {detail}');
  });
});
