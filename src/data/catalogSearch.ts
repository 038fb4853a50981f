import { useEffect, useState } from 'react';
import type { SearchHits } from '~/domain/catalog/searchHit';
import { foundItems } from './catalogIndex/indexThread';

/**
 * The packages that a keyword finds; `null` when all do, as there is none; `undefined` as long as nothing is known. While
 * a search is under way the last answer stays.
 * @param packages what is searched: with others the search is done again
 */
export function useCatalogSearch(
  keyword: string,
  packages: unknown,
): SearchHits | null | undefined {
  const text = keyword.trim();
  const [hits, setHits] = useState<SearchHits | null | undefined>(text === '' ? null : undefined);
  useEffect(() => {
    if (text === '') return undefined;
    let isWanted = true;
    foundItems(text).then(
      (found) => {
        if (isWanted) setHits(new Map(found.map(({ id, ...hit }) => [id, hit])));
      },
      (error: unknown) => {
        // Nothing that asking again would mend: the page's error boundary says so.
        setHits(() => {
          throw error;
        });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text, packages]);
  return text === '' ? null : hits;
}
