import { useCallback, useEffect, useRef } from 'react';
import { whenIdle } from '~/ui/whenIdle';
import { isSearched, prepareSearch, searchCatalog } from '~/catalog/read/catalogSearch';
import type { CatalogEntry } from '~/olm/lists/facets';

/**
 * Searches what is typed, and shows the keyword together with what it finds: the page renders once per key, and in the
 * same frame when the answer is at hand. What the first key needs is made ready as soon as there is time.
 */
export function useTypedSearch(
  entries: readonly CatalogEntry[],
  show: (keyword: string) => void,
): (keyword: string) => void {
  const typed = useRef('');
  useEffect(
    () =>
      whenIdle(() => {
        prepareSearch(entries);
      }),
    [entries],
  );
  return useCallback(
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
}
