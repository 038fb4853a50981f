import { useEffect, useState } from 'react';
import type { SearchHits } from '~/domain/catalog/searchHit';
import { foundItems } from './catalogIndex/indexThread';

/**
 * The packages that a keyword finds; `null` when all do, as there is none. While a search is under way the last
 * answer stays.
 * @param packages what is searched: with others the search is done again
 */
export function useCatalogSearch(keyword: string, packages: unknown): SearchHits | null {
  const [hits, setHits] = useState<SearchHits | null>(null);
  const text = keyword.trim();
  useEffect(() => {
    if (text === '') return undefined;
    let isWanted = true;
    void foundItems(text).then((found) => {
      if (isWanted) setHits(new Map(found.map(({ id, ...hit }) => [id, hit])));
    });
    return () => {
      isWanted = false;
    };
  }, [text, packages]);
  return text === '' ? null : hits;
}
