import { describe, expect, it } from 'vitest';
import { excerptAt } from './excerpt';

const TEXT =
  'Lets you run a powerful, PostgreSQL-compatible database, and queues for Société Générale.';

describe('an excerpt of a description', () => {
  it.each([
    ['is the text if its beginning contains the word', 'powerful', TEXT],
    [
      'starts with a word that would be hidden',
      'postgresql',
      '…PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    ['fills the space at the end of the text', 'generale', '…for Société Générale.'],
    [
      'finds a part of a word in camel case',
      'sql',
      '…PostgreSQL-compatible database, and queues for Société Générale.',
    ],
    ['starts one word earlier if it fits', 'and', '…database, and queues for Société Générale.'],
    ['is the text if it does not contain the word', 'kafka', TEXT],
  ])('%s: %s', (_, word, excerpt) => {
    expect(excerptAt(TEXT, word, 24)).toBe(excerpt);
  });

  it('treats text without spaces as one word', () => {
    expect(excerptAt('柚子翻訳', '翻訳', 44)).toBe('柚子翻訳');
    expect(excerptAt('Runs the 柚子翻訳', '翻訳', 10)).toBe('…the 柚子翻訳');
  });
});
