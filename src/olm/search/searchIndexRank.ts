import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { MatchHint } from './searchHit';
import { SEARCH_FIELDS, type SearchField, WEIGHTS, tellingWords } from './searchIndexFields';
import { type Matches, placeOf, termAt } from './searchIndexMatches';
import { joinedWord, textWords } from './searchIndexWords';

/** A package with what ranking it needs at each key press. */
export type SearchEntry = {
  readonly item: CatalogItem;
  /** Its place in its catalog's index. */
  readonly number: number;
  readonly sortName: string;
  readonly displayNameLength: number;
  readonly packageNameLength: number;
};

export type QueryWord = {
  readonly word: string;
  /** How many words the whole query has. */
  readonly count: number;
  /** Whether the word is all of the query. */
  readonly isWhole: boolean;
  readonly mayHaveTypos: boolean;
  /** The packages in which the words before were found, others do not matter; `null` for the first word. */
  readonly within: ReadonlyMap<SearchEntry, WordRank> | null;
};

export type WordRank = {
  readonly score: number;
  /** Whether the word stands in a name. */
  readonly isNamed: boolean;
  /** Where the word was found, when a tile does not show it. */
  readonly hidden: Matches | null;
  /** Where it was found, when that is the description only: a tile shows no more than its beginning. */
  readonly described: Matches | null;
};

export function searchEntry(item: CatalogItem, number: number): SearchEntry {
  return {
    item,
    number,
    sortName: item.displayName.toLowerCase(),
    displayNameLength: tellingWords(item.displayName),
    packageNameLength: tellingWords(item.key.packageName),
  };
}

/** How well a package matches one word of a query. */
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

/** A name that is made of little else than the query's words ranks higher. The two names mostly say the same. */
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

/** Who types a whole kind and nothing else wants it; otherwise it counts as any word within a kind. */
function kindScore({ isWhole }: QueryWord, kind: number, kindWords: number): number {
  const weight = isWhole ? WEIGHTS.kind : WEIGHTS.kindWords;
  return Math.max(weight * kind ** 2, WEIGHTS.kindWords * kindWords);
}

/** What a tile has to say of why it was found. */
export function hintOf(entry: SearchEntry, { hidden, described }: WordRank): MatchHint | null {
  if (hidden !== null) return hiddenHint(entry, hidden);
  const word = described && termAt(described, placeOf(entry.number, AT.shortDescription));
  return word ? { field: 'description', text: word } : null;
}

/** The text as its author wrote it in which a word was found. */
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

/** What the second of the two names adds. */
const SECOND_NAME = 0.3;

const OTHER_FIELDS = (['keyword', 'provider', 'category', 'shortDescription'] as const).map(
  (field) => ({ at: AT[field], weight: WEIGHTS[field] }),
);
