/** Where the search found a word, when that is not visible on the tile. */
export type MatchHint = { readonly field: 'kind' | 'keyword' | 'category'; readonly text: string };

/** A package that a search found. */
export type SearchHit = {
  /** 0 for the best of the search, and a place of its own for each. */
  readonly place: number;
  readonly hint: MatchHint | null;
};

/** What a search found, by the id of the catalog item. */
export type SearchHits = {
  readonly size: number;
  readonly get: (id: string) => SearchHit | undefined;
};
