/** Where the search found a word, when that is not visible on the tile. */
export type MatchHint = { readonly field: 'kind' | 'keyword' | 'category'; readonly text: string };

/** A package that a search found. */
export type SearchHit = {
  /** Higher is better; comparable within one search only. */
  readonly score: number;
  readonly hint: MatchHint | null;
};

/** What a search found, by the id of the catalog item. */
export type SearchHits = ReadonlyMap<string, SearchHit>;
