import { useCallback, useRef } from 'react';
import { searchCatalog } from '~/data/catalogSearch';
import type { CatalogEntry } from '~/domain/catalog/facets';

/**
 * Searches what is typed, and shows the keyword together with what it finds: the page renders once per key, and in the
 * same frame when the answer is at hand.
 */
export function useTypedSearch(
  entries: readonly CatalogEntry[],
  show: (keyword: string) => void,
): (keyword: string) => void {
  const typed = useRef('');
  return useCallback(
    (keyword: string) => {
      typed.current = keyword;
      const showIfLast = () => {
        if (typed.current === keyword) show(keyword);
      };
      // A search that failed is done again by the page, which says so.
      searchCatalog(keyword, entries).then(showIfLast, showIfLast);
    },
    [entries, show],
  );
}
