/**
 * Where the search found a word, when neither the name nor the provider shows it: the text as its author wrote it. Of the
 * description the word that was found there, in small letters; who shows it finds the place.
 */
export type MatchHint = {
  readonly field: 'package' | 'kind' | 'group' | 'keyword' | 'category' | 'description';
  readonly text: string;
};

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
