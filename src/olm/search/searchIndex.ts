import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { MatchHint } from './searchHit';
import { type GroupMatch, groupMatches } from './searchIndexGroups';
import { type Ranks, type SourceIndex, indexOf, ranksOf } from './searchIndexLookup';
import { type SearchEntry, type WordRank, hintOf } from './searchIndexRank';
import { camelWords, foldedName, queryWords } from './searchIndexWords';

export type FoundItem = { readonly id: string; readonly hint: MatchHint | null };

/** A source is one catalog, "<catalogNamespace>/<catalog>". Each is indexed, replaced and removed separately. */
export type SearchIndex = {
  readonly replace: (source: string, items: readonly CatalogItem[]) => void;
  readonly remove: (source: string) => void;
  /** Best first; ties by name, then ID. A text without letters and digits matches only exact names. */
  readonly search: (text: string) => readonly FoundItem[];
};

/**
 * Finds packages by display and package name, kinds, API groups, keywords, provider, categories and short description
 * (BR-025). All words must match, each in any field. A word can be a prefix, or contain a typo if it has hardly any
 * exact match. An exact name ranks first.
 */
export function createSearchIndex(): SearchIndex {
  const sources = new Map<string, SourceIndex>();
  return {
    replace: (source, items) => void sources.set(source, indexOf(items)),
    remove: (source) => void sources.delete(source),
    search: (text) => found([...sources.values()], text),
  };
}

type Ranked = readonly [SearchEntry, WordRank];

function found(sources: readonly SourceIndex[], text: string): readonly FoundItem[] {
  const words = queryWords(text);
  const total = withEveryWord(sources, words);
  if (words.length > 1) addJoined(total, sources, words);
  addParts(total, sources, camelWords(text));
  addExact(total, sources, foldedName(text));
  const groupHints = addGroups(total, sources, text);
  return [...total].toSorted(byRank).map(([entry, rank]) => ({
    id: entry.item.id,
    hint: groupHints.get(entry) ?? hintOf(entry, rank),
  }));
}

function withEveryWord(sources: readonly SourceIndex[], words: readonly string[]): Ranks {
  let total: Ranks | null = null;
  for (const word of words) {
    const ranks = ranksOf(sources, {
      word,
      count: words.length,
      isWhole: words.length === 1,
      mayHaveTypos: true,
      within: total,
    });
    total = total === null ? ranks : inBoth(total, ranks);
  }
  return total ?? new Map<SearchEntry, WordRank>();
}

function inBoth(left: Ranks, right: Ranks): Ranks {
  const both: Ranks = new Map();
  for (const [entry, rank] of left) {
    const other = right.get(entry);
    if (other === undefined) continue;
    both.set(entry, {
      score: rank.score + other.score,
      isNamed: rank.isNamed && other.isNamed,
      hidden: rank.hidden ?? other.hidden,
      described: rank.described ?? other.described,
    });
  }
  return both;
}

/** "kafka topic" also matches "KafkaTopic", "service mesh" also "servicemesh". */
function addJoined(total: Ranks, sources: readonly SourceIndex[], words: readonly string[]): void {
  const joined = ranksOf(sources, {
    word: words.join(''),
    count: words.length,
    isWhole: true,
    mayHaveTypos: false,
    within: null,
  });
  for (const [entry, rank] of joined) {
    const before = total.get(entry);
    total.set(entry, before === undefined ? rank : { ...before, score: before.score + rank.score });
  }
}

/** "KafkaTopic" matches only that kind, but ranks higher if the package also contains "kafka" and "topic". */
function addParts(total: Ranks, sources: readonly SourceIndex[], parts: readonly string[]): void {
  for (const [entry, { score }] of withEveryWord(sources, parts)) {
    const before = total.get(entry);
    if (before !== undefined) total.set(entry, { ...before, score: before.score + score });
  }
}

function addExact(total: Ranks, sources: readonly SourceIndex[], name: string): void {
  for (const { byName } of sources) {
    for (const entry of byName.get(name) ?? []) {
      const before = total.get(entry) ?? NOTHING;
      total.set(entry, { ...before, score: EXACT_NAME + before.score, isNamed: true });
    }
  }
}

/** Adds the matches by API group or name of a CRD. Returns the hints for the tiles. */
function addGroups(
  total: Ranks,
  sources: readonly SourceIndex[],
  text: string,
): ReadonlyMap<SearchEntry, MatchHint> {
  const best = new Map<SearchEntry, GroupMatch>();
  for (const match of groupMatches(sources, text)) {
    if (match.quality > (best.get(match.entry)?.quality ?? 0)) best.set(match.entry, match);
  }
  for (const [entry, { quality }] of best) {
    const before = total.get(entry) ?? NOTHING;
    total.set(entry, { ...before, score: GROUP * quality + before.score });
  }
  return new Map([...best].map(([entry, { hint }]) => [entry, hint]));
}

function byRank([left, leftRank]: Ranked, [right, rightRank]: Ranked): number {
  if (leftRank.score !== rightRank.score) return rightRank.score - leftRank.score;
  if (left.sortName !== right.sortName) return left.sortName < right.sortName ? -1 : 1;
  return left.item.id < right.item.id ? -1 : 1;
}

const NOTHING: WordRank = { score: 0, isNamed: false, hidden: null, described: null };

/** More than any sum of weights. */
const EXACT_NAME = 1_000_000;

/** More than separate words in a package, less than its name. */
const GROUP = 10_000;
