/** The result of a search in the catalog, for tests. */
import type { MatchHint, SearchHits } from '~/olm/search/searchHit';

type Found = { readonly id: string; readonly hint: MatchHint | null };

/** @param found the best first */
export function hitsOf(...found: readonly Found[]): SearchHits {
  return {
    size: found.length,
    each: (visit) => {
      for (const { id, hint } of found) visit(id, hint);
    },
  };
}

export const FOUND_NOTHING = hitsOf();

/** As the page iterates over it. */
export function listed(hits: SearchHits): readonly Found[] {
  const found: Found[] = [];
  hits.each((id, hint) => {
    found.push({ id, hint });
  });
  return found;
}
