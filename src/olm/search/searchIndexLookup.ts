/**
 * The index of one catalog, and the search for one word in all catalogs. The radix tree of minisearch finds prefixes
 * and typos. Its ranking is not used: it rates the frequency of a word per catalog, so that catalogs of different size
 * are not comparable, and took 100 ms for a single letter in 10,000 packages.
 */
import SearchableMap from 'minisearch/SearchableMap';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { SEARCH_FIELDS, searchedWords } from './searchIndexFields';
import type { EntriesByGroup } from './searchIndexGroups';
import { type Term, matchesOf, placeOf } from './searchIndexMatches';
import {
  type QueryWord,
  type SearchEntry,
  type WordRank,
  rankOf,
  searchEntry,
} from './searchIndexRank';
import { foldedName } from './searchIndexWords';

/** One per catalog, so that a replacement leaves no outdated entries. */
export type SourceIndex = {
  /** The positions of each word. */
  readonly places: SearchableMap<number[]>;
  readonly entries: readonly SearchEntry[];
  /** By folded display and package names. */
  readonly byName: ReadonlyMap<string, readonly SearchEntry[]>;
  readonly byGroup: EntriesByGroup;
};

export type Ranks = Map<SearchEntry, WordRank>;

export function indexOf(items: readonly CatalogItem[]): SourceIndex {
  const entries = items.map(searchEntry);
  const places = new SearchableMap<number[]>();
  const byName = new Map<string, SearchEntry[]>();
  const byGroup = new Map<string, SearchEntry[]>();
  entries.forEach((entry, number) => {
    const words = searchedWords(entry.item);
    SEARCH_FIELDS.forEach((field, at) => {
      const place = placeOf(number, at);
      for (const word of words[field]) places.fetch(word, () => []).push(place);
    });
    for (const name of namesOf(entry.item)) add(byName, name, entry);
    for (const group of entry.item.groups) add(byGroup, group.toLowerCase(), entry);
  });
  return { places, entries, byName, byGroup };
}

function add(to: Map<string, SearchEntry[]>, key: string, entry: SearchEntry): void {
  const before = to.get(key);
  if (before === undefined) to.set(key, [entry]);
  else before.push(entry);
}

function namesOf({ displayName, key }: CatalogItem): ReadonlySet<string> {
  return new Set([foldedName(displayName), foldedName(key.packageName)]);
}

/**
 * The packages with a word or a prefix. Typos count only if there is hardly any match and no match in a name, so that
 * correct spelling gets no noise; they rank lower.
 */
export function ranksOf(sources: readonly SourceIndex[], query: QueryWord): Ranks {
  const { word, mayHaveTypos } = query;
  const written = lookUp(sources, query, (places) => termsFrom(places, word));
  const edits = mayHaveTypos ? editsFor(word) : 0;
  if (edits === 0 || isEnough(written)) return written.ranks;
  const { ranks } = lookUp(sources, query, (places) => termsLike(places, word, edits));
  for (const [entry, rank] of written.ranks) {
    ranks.set(entry, { ...rank, score: rank.score + AS_WRITTEN });
  }
  return ranks;
}

function isEnough({ count, ranks }: LookedUp): boolean {
  return count >= FEW || [...ranks.values()].some(({ isNamed }) => isNamed);
}

function termsFrom(places: SearchableMap<number[]>, word: string): readonly Term[] {
  const terms: Term[] = [];
  for (const [term, at] of places.atPrefix(word)) {
    const quality = term === word ? 1 : 0.4 + (0.4 * word.length) / term.length;
    terms.push({ term, quality, places: at });
  }
  return terms;
}

/** The first letter is rarely wrong. */
function termsLike(places: SearchableMap<number[]>, word: string, edits: number): readonly Term[] {
  const near = [...places.fuzzyGet(word, edits)]
    .map(([term, [at]]) => ({ term, places: at }))
    .filter(({ term }) => term.startsWith(word.charAt(0)));
  const swapped = swapsOf(word).flatMap((term) => {
    const at = places.get(term);
    return at === undefined ? [] : [{ term, places: at }];
  });
  return [...near, ...swapped].map((term) => ({ ...term, quality: 0.3 }));
}

/** Two swapped letters are one typo but two edits ("reids", "kakfa"). */
function swapsOf(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  );
}

/** `count`: the number of packages with the word, including irrelevant ones. */
type LookedUp = { readonly count: number; readonly ranks: Ranks };

function lookUp(
  sources: readonly SourceIndex[],
  query: QueryWord,
  termsOf: (places: SearchableMap<number[]>) => readonly Term[],
): LookedUp {
  const found = sources.map(({ places, entries }) => ({
    entries,
    matches: matchesOf(termsOf(places), entries.length),
  }));
  const count = found.reduce((sum, { matches }) => sum + matches.packages.length, 0);
  // All matches are ranked if there are only a few, because they decide whether typos count.
  const within = count < FEW ? null : query.within;
  const ranks: Ranks = new Map();
  for (const { entries, matches } of found) {
    for (const number of matches.packages) {
      const entry = entries[number];
      if (entry === undefined || within?.has(entry) === false) continue;
      ranks.set(entry, rankOf(entry, matches, query));
    }
  }
  return { count, ranks };
}

/** The number of edits by length. An edit of a short word results in another word. */
function editsFor(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Fewer packages can share a typo of their authors. */
const FEW = 3;

/** More than any sum of weights for one word. */
const AS_WRITTEN = 100;
