import { describe, expect, it } from 'vitest';
import { excerptAt } from './excerpt';

const TEXT =
  'Lets you run a powerful, PostgreSQL-compatible database, and queues for Société Générale.';

describe('an excerpt of a description', () => {
  it.each([
    ['is the text when its beginning shows the word', 'powerful', TEXT],
    [
      'begins with a word that would not be seen',
      'postgresql',
      '…PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    ['fills the room at the end of the text', 'generale', '…for Société Générale.'],
    [
      'finds a part of a word in camel case',
      'sql',
      '…PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    [
      'begins one word before where that has room',
      'and',
      '…database, and queues for Société Générale.',
    ],
    ['is the text when the word is not in it', 'kafka', TEXT],
  ])('%s: %s', (_, word, excerpt) => {
    expect(excerptAt(TEXT, word, 24)).toBe(excerpt);
  });

  it('treats text without spaces as one word', () => {
    expect(excerptAt('柚子翻訳', '翻訳', 44)).toBe('柚子翻訳');
    expect(excerptAt('Runs the 柚子翻訳', '翻訳', 10)).toBe('…the 柚子翻訳');
  });
});
