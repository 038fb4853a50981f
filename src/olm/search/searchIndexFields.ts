/** The searched texts of a package and the weight of each. No vendor has a higher weight. */
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { joinedWord, nameWords, queryWords, textWords } from './searchIndexWords';

export const SEARCH_FIELDS = [
  'displayName',
  'packageName',
  'kind',
  'kindWords',
  'keyword',
  'provider',
  'category',
  'shortDescription',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

export const WEIGHTS: Readonly<Record<SearchField, number>> = {
  displayName: 16,
  packageName: 14,
  kind: 14,
  kindWords: 4,
  keyword: 4,
  provider: 10,
  category: 3,
  shortDescription: 2,
};

/** The words of each field, each once. Repetitions do not matter. */
export function searchedWords(item: CatalogItem): Readonly<Record<SearchField, readonly string[]>> {
  const kinds = item.kinds.slice(0, LISTED);
  return {
    displayName: once(nameWords(item.displayName)),
    packageName: once(nameWords(item.key.packageName)),
    kind: once(kinds.map(joinedWord)),
    kindWords: once(kinds.flatMap(textWords)),
    keyword: once(item.keywords.slice(0, LISTED).flatMap(nameWords)),
    provider: once(nameWords(item.provider)),
    category: once(item.categories.slice(0, LISTED).flatMap(textWords)),
    shortDescription: once(textWords(item.shortDescription)),
  };
}

/** The number of words in a name that distinguish packages; at least one. */
export function distinctiveWordCount(name: string): number {
  const words = queryWords(name);
  return Math.max(1, words.filter((word) => !FILLERS.has(word)).length);
}

function once(words: readonly string[]): readonly string[] {
  return [...new Set(words)].slice(0, INDEXED_WORDS);
}

/** Limits for hostile metadata: the number of kinds, keywords and categories, and of words in a field. */
const LISTED = 200;
const INDEXED_WORDS = 600;

/** Words in nearly every name of a catalog, which distinguish nothing. */
const FILLERS: ReadonlySet<string> = new Set([
  'operator',
  'operators',
  'for',
  'the',
  'by',
  'on',
  'of',
  'and',
  'community',
  'certified',
  'edition',
  'kubernetes',
  'k8s',
  'openshift',
]);
