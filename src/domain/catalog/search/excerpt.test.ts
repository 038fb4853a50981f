import { describe, expect, it } from 'vitest';
import { excerptAt } from './excerpt';

const TEXT =
  'Lets you run a powerful, PostgreSQL-compatible database, and queues for Société Générale.';

describe('an excerpt of a description', () => {
  it.each([
    ['is the text when its beginning shows the word', 'powerful', TEXT],
    [
      'begins one word before the word that would not be seen',
      'postgresql',
      '…powerful, PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    ['finds a word without its accents', 'generale', '…Société Générale.'],
    [
      'finds a part of a word in camel case',
      'sql',
      '…powerful, PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    ['is the text when the word is not in it', 'kafka', TEXT],
  ])('%s: %s', (_, word, excerpt) => {
    expect(excerptAt(TEXT, word, 24)).toBe(excerpt);
  });

  it('takes text without spaces as one word', () => {
    expect(excerptAt('柚子翻訳', '翻訳', 44)).toBe('柚子翻訳');
    expect(excerptAt('Runs the 柚子翻訳', '翻訳', 10)).toBe('…the 柚子翻訳');
  });
});
