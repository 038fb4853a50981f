import { useCallback, useMemo, useRef } from 'react';
import { isSearched, prepareSearch, searchCatalog } from '~/data/catalog/catalogSearch';
import type { CatalogEntry } from '~/domain/catalog/facets/facets';

/**
 * Searches what is typed, and shows the keyword together with what it finds: the page renders once per key, and in the
 * same frame when the answer is at hand.
 */
export function useTypedSearch(
  entries: readonly CatalogEntry[],
  show: (keyword: string) => void,
): TypedSearch {
  const typed = useRef('');
  const search = useCallback(
    (keyword: string) => {
      typed.current = keyword;
      const isAtHand = isSearched(keyword, entries);
      const searched = searchCatalog(keyword, entries);
      const showIfLast = () => {
        if (typed.current === keyword) show(keyword);
      };
      if (isAtHand) show(keyword);
      // A search that failed is done again by the page, which says so.
      else searched.then(showIfLast, showIfLast);
    },
    [entries, show],
  );
  return useMemo(
    () => ({
      search,
      prepare: () => {
        prepareSearch(entries);
      },
    }),
    [search, entries],
  );
}

type TypedSearch = {
  readonly search: (keyword: string) => void;
  /** Makes ready what the first key needs. */
  readonly prepare: () => void;
};
