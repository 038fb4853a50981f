/**
 * Where the search found a word, when neither the name nor the provider shows it: the text as its author wrote it. Of the
 * description the word that was found there, in small letters; who shows it finds the place.
 */
export type MatchHint = {
  readonly field: 'package' | 'kind' | 'group' | 'keyword' | 'category' | 'description';
  readonly text: string;
};

/** What a search found. */
export type SearchHits = {
  readonly size: number;
  /** Goes through them, the best first: the id of the catalog item, and why it was found. */
  readonly each: (visit: (id: string, hint: MatchHint | null) => void) => void;
};
