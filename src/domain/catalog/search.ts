import type { CatalogItem } from './catalogItem';

import type { MatchHint } from './searchHit';

export type Match = {
  /** Higher is better. */
  readonly score: number;
  readonly hint: MatchHint | null;
};

/** The words of a search text; several are joined by AND (W03). */
export function wordsOf(keyword: string): readonly string[] {
  return keyword.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * How well a package matches; `null` when a word is found nowhere. Searched are display and package name, provider,
 * keywords, categories, kinds and the short description (BR-025, W03). The vendor does not count.
 */
export function matchOf(item: CatalogItem, words: readonly string[]): Match | null {
  const whole = words.join(' ');
  const names = [item.displayName.toLowerCase(), item.key.packageName.toLowerCase()];
  let score = names.includes(whole) ? EXACT_NAME : 0;
  let hint: MatchHint | null = null;
  for (const word of words) {
    const found = bestField(item, word, names);
    if (found === null) return null;
    score += found.score;
    hint ??= found.hint;
  }
  return { score, hint };
}

const EXACT_NAME = 1000;

function bestField(item: CatalogItem, word: string, names: readonly string[]): Match | null {
  const byName = Math.max(...names.map((name) => nameScore(name, word)));
  if (byName > 0) return { score: byName, hint: null };
  if (item.provider.toLowerCase().includes(word)) return { score: 40, hint: null };
  return (
    inList('kind', item.kinds, word) ??
    inList('keyword', item.keywords, word) ??
    inList('category', item.categories, word) ??
    (item.shortDescription.toLowerCase().includes(word) ? { score: 20, hint: null } : null)
  );
}

function nameScore(name: string, word: string): number {
  if (name === word) return 400;
  if (name.startsWith(word)) return 200;
  return name.includes(word) ? 100 : 0;
}

function inList(field: MatchHint['field'], texts: readonly string[], word: string): Match | null {
  const exact = texts.find((text) => text.toLowerCase() === word);
  const text = exact ?? texts.find((candidate) => candidate.toLowerCase().includes(word));
  if (text === undefined) return null;
  return { score: exact === undefined ? 30 : 60, hint: { field, text } };
}
