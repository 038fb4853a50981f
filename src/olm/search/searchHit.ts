/**
 * The text that contains a match if neither the name nor the provider shows it, as written by its author. For the
 * description, only the matching word in lower case; the view finds its position.
 */
export type MatchHint = {
  readonly field: 'package' | 'kind' | 'group' | 'keyword' | 'category' | 'description';
  readonly text: string;
};

/** The result of a search. */
export type SearchHits = {
  readonly size: number;
  /** Visits the results, the best first: the ID of the catalog item and the reason of the match. */
  readonly each: (visit: (id: string, hint: MatchHint | null) => void) => void;
};
