import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { useT } from './i18n';

describe('the language of the console', () => {
  afterEach(async () => {
    await i18next.changeLanguage('en');
  });

  it.each([
    ['en', 'a, b, c', 'A. B.', '1,234 Operators'],
    ['es', 'a, b y c', 'A. B.', '1234 Operators'],
    ['fr', 'a, b, c', 'A. B.', '1\u202f234 Operators'],
    ['ja', 'a、b、c', 'A.B.', '1,234 Operators'],
    ['ko', 'a, b 및 c', 'A. B.', '1,234 Operators'],
    ['zh', 'a、b、c', 'A.B.', '1,234 Operators'],
  ])('%s has its own separators and digit grouping', async (language, names, texts, count) => {
    await i18next.changeLanguage(language);
    const t = renderHook(() => useT()).result.current;
    expect(t.list(['a', 'b', 'c'])).toBe(names);
    expect(t.sentences(['A.', 'B.'])).toBe(texts);
    expect(t.sentences(['deadline', 'B'])).toBe(
      /ja|zh/.test(language) ? 'deadline。B' : 'deadline. B',
    );
    expect(t.number(1234)).toBe(count.replace(' Operators', ''));
    expect(t('{{count}} Operator', { count: 1234 })).toBe(count);
    const ofAll = t('{{shown}} of {{total}}', { shown: 12, total: 1234 });
    expect(ofAll).toBe(`12 of ${t.number(1234)}`);
  });

  it('a number that is not whole keeps its digits', () => {
    const t = renderHook(() => useT()).result.current;
    expect(t('{{shown}} of {{total}}', { shown: 0.00001, total: 1234.56789 })).toBe(
      '0.00001 of 1234.56789',
    );
  });

  it.each([
    ['an override', 'Quill\u202Erotarepo', 'Provided by Quillrotarepo'],
    ['Arabic', 'قاعدة', 'Provided by \u2068قاعدة\u2069'],
    ['Hebrew', 'מסד (נתונים)', 'Provided by \u2068מסד (נתונים)\u2069'],
    ['lines', 'one\ntwo', 'Provided by one\ntwo'],
  ])('within a sentence %s does not change the text around it', (_, provider, text) => {
    const t = renderHook(() => useT()).result.current;
    expect(t('Provided by {{provider}}', { provider })).toBe(text);
  });
});
