import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The English texts; the forms of one count once. */
const texts = (() => {
  const parse: (json: string) => Readonly<Record<string, string>> = JSON.parse;
  const path = new URL('../locales/en/plugin__operator-hub.json', import.meta.url);
  const forms = Object.entries(parse(readFileSync(path, 'utf8')));
  return [
    ...new Map(forms.map(([key, text]) => [key.replace(/_(?:one|other)$/, ''), text])).values(),
  ];
})();

/** How many texts there are, and how many words: numbers that only go down. */
const MOST_TEXTS = 3_112;
const MOST_WORDS = 16_794;

const LONGEST_SENTENCE = 25;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Turns of phrase that docs/style.md replaces.
 */
const REPLACED: readonly (readonly [pattern: RegExp])[] = [
  [/\brights?\b/],
  [/\bmay\b/],
  [/\bswitch(?:ed|es)? (?:on|off)\b/i],
  [/\b(?:go|goes|going|gone|went) on\b/],
  [/\banew\b|\bmeanwhile\b|\bany more\b|, too\b/],
  [/\bby (?:itself|themselves)\b/],
  [/\b(?:some|no|every|any)body\b|\bwhoever\b/i],
  [/\b(?:is|are) no\b(?! longer)/],
  [/\bnewest\b/i],
  [/\b(?:has|have) to\b/],
  [/^(?:What|Whether|Why|Who)\b/],
  [/\bnot known\b/],
  [/\bgone\b/i],
  [/\bbrings?\b|\bbrought\b/i],
  [/\bstays?\b/],
  [/\brefuse[sd]?\b/i],
  [/\bchoose\b|\bchosen\b/i],
];

describe('the English texts', () => {
  it.each(REPLACED)('do not say %s', (pattern) => {
    const shown = texts.map((text) => [text, text.replaceAll(/\{\{.+?\}\}/g, '')] as const);
    const found = shown.filter(([, words]) => pattern.test(words)).map(([text]) => text);
    expect(found).toEqual([]);
  });

  it('have short sentences', () => {
    const sentences = texts.flatMap((text) => text.split(/[.:;!?] /));
    expect(sentences.filter((one) => wordsOf(one).length > LONGEST_SENTENCE)).toEqual([]);
  });

  it('do not increase in number', () => {
    expect(texts.length).toBeLessThanOrEqual(MOST_TEXTS);
    expect(texts.flatMap(wordsOf).length).toBeLessThanOrEqual(MOST_WORDS);
  });
});
