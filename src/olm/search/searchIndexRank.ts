import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { MatchHint } from './searchHit';
import {
  SEARCH_FIELDS,
  type SearchField,
  WEIGHTS,
  distinctiveWordCount,
} from './searchIndexFields';
import { type Matches, placeOf, termAt } from './searchIndexMatches';
import { joinedWord, textWords } from './searchIndexWords';

/** A package with the data that its ranking requires at each key press. */
export type SearchEntry = {
  readonly item: CatalogItem;
  /** The position in the index of its catalog. */
  readonly number: number;
  readonly sortName: string;
  readonly displayNameLength: number;
  readonly packageNameLength: number;
};

export type QueryWord = {
  readonly word: string;
  /** The number of words in the query. */
  readonly count: number;
  /** The word is the whole query. */
  readonly isWhole: boolean;
  readonly mayHaveTypos: boolean;
  /** The packages that match the previous words; `null` for the first word. */
  readonly within: ReadonlyMap<SearchEntry, WordRank> | null;
};

export type WordRank = {
  readonly score: number;
  /** The word occurs in a name. */
  readonly isNamed: boolean;
  /** The match in a text that a tile does not show. */
  readonly hidden: Matches | null;
  /** The match in the description only. A tile shows just its beginning. */
  readonly described: Matches | null;
};

export function searchEntry(item: CatalogItem, number: number): SearchEntry {
  return {
    item,
    number,
    sortName: item.displayName.toLowerCase(),
    displayNameLength: distinctiveWordCount(item.displayName),
    packageNameLength: distinctiveWordCount(item.key.packageName),
  };
}

/** The rank of a package for one word of a query. */
export function rankOf(entry: SearchEntry, matches: Matches, query: QueryWord): WordRank {
  const first = placeOf(entry.number, 0);
  const qualityOf = (at: number): number => matches.qualities[first + at] ?? 0;
  const named = nameScore(
    entry,
    [qualityOf(AT.displayName), qualityOf(AT.packageName)],
    query.count,
  );
  let score = named + kindScore(query, qualityOf(AT.kind), qualityOf(AT.kindWords));
  for (const { at, weight } of OTHER_FIELDS) score += weight * qualityOf(at);
  const isVisible = qualityOf(AT.displayName) > 0 || qualityOf(AT.provider) > 0;
  const isDescribed = qualityOf(AT.shortDescription) > 0;
  return {
    score,
    isNamed: named > 0,
    hidden: isVisible || isDescribed ? null : matches,
    described: isDescribed && !isVisible ? matches : null,
  };
}

/** A name that consists mainly of the query's words ranks higher. The two names are usually equal. */
function nameScore(
  { displayNameLength, packageNameLength }: SearchEntry,
  [displayName, packageName]: readonly [number, number],
  count: number,
): number {
  const displayed = WEIGHTS.displayName * displayName * shareOf(count, displayNameLength);
  const packaged = WEIGHTS.packageName * packageName * shareOf(count, packageNameLength);
  return Math.max(displayed, packaged) + SECOND_NAME * Math.min(displayed, packaged);
}

function shareOf(count: number, nameLength: number): number {
  return 0.1 + 0.9 * Math.min(1, count / nameLength);
}

/** A query that is exactly a kind ranks that kind higher; otherwise it counts as a word within a kind. */
function kindScore({ isWhole }: QueryWord, kind: number, kindWords: number): number {
  const weight = isWhole ? WEIGHTS.kind : WEIGHTS.kindWords;
  return Math.max(weight * kind ** 2, WEIGHTS.kindWords * kindWords);
}

/** The hint of a tile about the reason of the match. */
export function hintOf(entry: SearchEntry, { hidden, described }: WordRank): MatchHint | null {
  if (hidden !== null) return hiddenHint(entry, hidden);
  const word = described && termAt(described, placeOf(entry.number, AT.shortDescription));
  return word ? { field: 'description', text: word } : null;
}

/** The matching text as written by its author. */
function hiddenHint({ item, number }: SearchEntry, matches: Matches): MatchHint | null {
  const termIn = (field: SearchField): string | undefined =>
    termAt(matches, placeOf(number, AT[field]));
  return (
    hintIn({ field: 'kind', texts: item.kinds }, termIn('kind') ?? termIn('kindWords')) ??
    hintIn({ field: 'package', texts: [item.key.packageName] }, termIn('packageName')) ??
    hintIn({ field: 'keyword', texts: item.keywords }, termIn('keyword')) ??
    hintIn({ field: 'category', texts: item.categories }, termIn('category'))
  );
}

type Searched = { readonly field: MatchHint['field']; readonly texts: readonly string[] };

function hintIn({ field, texts }: Searched, term: string | undefined): MatchHint | null {
  if (term === undefined) return null;
  const text =
    texts.find((each) => each.toLowerCase() === term) ??
    texts.find((each) => each.toLowerCase().includes(term)) ??
    texts.find((each) => joinedWord(each).includes(term) || textWords(each).includes(term));
  return text === undefined ? null : { field, text };
}

const AT: Readonly<Record<SearchField, number>> = {
  displayName: SEARCH_FIELDS.indexOf('displayName'),
  packageName: SEARCH_FIELDS.indexOf('packageName'),
  kind: SEARCH_FIELDS.indexOf('kind'),
  kindWords: SEARCH_FIELDS.indexOf('kindWords'),
  keyword: SEARCH_FIELDS.indexOf('keyword'),
  provider: SEARCH_FIELDS.indexOf('provider'),
  category: SEARCH_FIELDS.indexOf('category'),
  shortDescription: SEARCH_FIELDS.indexOf('shortDescription'),
};

/** The weight of the second name. */
const SECOND_NAME = 0.3;

const OTHER_FIELDS = (['keyword', 'provider', 'category', 'shortDescription'] as const).map(
  (field) => ({ at: AT[field], weight: WEIGHTS[field] }),
);
