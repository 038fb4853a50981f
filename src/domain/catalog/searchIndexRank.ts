import type { CatalogItem } from './catalogItem';
import type { MatchHint } from './searchHit';
import { SEARCH_FIELDS, type SearchField, WEIGHTS, tellingWords } from './searchIndexFields';
import { type Matches, placeOf } from './searchIndexMatches';
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

export type WordRank = {
  readonly score: number;
  /** Where the word was found, when a tile does not show it. */
  readonly hidden: HiddenMatch | null;
};

/** The word of the index that came nearest to the query's, by field. */
export type HiddenMatch = Partial<Readonly<Record<SearchField, string>>>;

export function searchEntry(item: CatalogItem, number: number): SearchEntry {
  return {
    item,
    number,
    sortName: item.displayName.toLowerCase(),
    displayNameLength: tellingWords(item.displayName),
    packageNameLength: tellingWords(item.key.packageName),
  };
}

/** How well a package matches one word of a query that has `count` words. */
export function rankOf(entry: SearchEntry, matches: Matches, count: number): WordRank {
  let score = 0;
  let isVisible = false;
  for (const { field, at, isShown, weight } of FIELDS) {
    const quality = matches.qualities[placeOf(entry.number, at)] ?? 0;
    if (quality === 0) continue;
    score += weight * quality * shareOf(entry, field, count);
    isVisible ||= isShown;
  }
  return { score, hidden: isVisible ? null : hiddenIn(entry, matches) };
}

/** The text as its author wrote it in which a word was found. */
export function hintOf({ kinds, keywords, categories }: CatalogItem, match: HiddenMatch) {
  return (
    hintIn({ field: 'kind', texts: kinds }, match.kind ?? match.kindWords) ??
    hintIn({ field: 'keyword', texts: keywords }, match.keyword) ??
    hintIn({ field: 'category', texts: categories }, match.category)
  );
}

/** A name that is made of little else than the query's words ranks higher. */
function shareOf(entry: SearchEntry, field: SearchField, count: number): number {
  if (field === 'displayName') return 0.25 + 0.75 * Math.min(1, count / entry.displayNameLength);
  if (field === 'packageName') return 0.25 + 0.75 * Math.min(1, count / entry.packageNameLength);
  return 1;
}

function hiddenIn({ number }: SearchEntry, { qualities, best, terms }: Matches): HiddenMatch {
  const hidden: Partial<Record<SearchField, string>> = {};
  for (const { field, at } of FIELDS) {
    const place = placeOf(number, at);
    const term = terms[best[place] ?? 0];
    if ((qualities[place] ?? 0) > 0 && term !== undefined) hidden[field] = term.term;
  }
  return hidden;
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

/** A tile shows these; what else matched has to be told. */
const SHOWN: readonly SearchField[] = [
  'displayName',
  'packageName',
  'provider',
  'shortDescription',
];

const FIELDS = SEARCH_FIELDS.map((field, at) => ({
  field,
  at,
  weight: WEIGHTS[field],
  isShown: SHOWN.includes(field),
}));
