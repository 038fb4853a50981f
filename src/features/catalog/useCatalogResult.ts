import { useMemo } from 'react';
import { useCatalogPriorities } from '~/data/catalog/catalogPriorities';
import { useFavourites } from '~/data/catalog/catalogPreferences';
import { useCatalogSearch } from '~/data/catalog/catalogSearch';
import { useCatalogNews } from '~/data/catalog/catalogVisits';
import { useNodePlatforms } from '~/data/catalog/nodePlatforms';
import { catalogLabels } from '~/domain/catalog/catalogLabels';
import { type CatalogView, resultOf } from '~/domain/catalog/view/catalogView';
import type { CatalogEntry } from '~/domain/catalog/facets/facets';
import { preparedCatalog } from '~/domain/catalog/view/preparedCatalog';
import { FOUND_NOTHING } from '~/domain/catalog/search/searchHit';
import type { NamespaceScope } from '~/routes';

export type Catalog = {
  readonly entries: readonly CatalogEntry[];
  readonly scope: NamespaceScope;
};

/**
 * What a view shows of the catalog. What does not depend on the view is found out once; while one types the result
 * stays until the search has answered.
 * @param narrowing the view without its keyword
 */
export function useCatalogResult(
  { entries, scope }: Catalog,
  keyword: string,
  narrowing: CatalogView,
) {
  const { favourites, toggleFavourite } = useFavourites();
  const news = useCatalogNews(entries);
  const nodes = useNodePlatforms();
  const priorities = useCatalogPriorities(scope);
  const hits = useCatalogSearch(keyword, entries);
  const marks = useMemo(() => ({ favourites, news }), [favourites, news]);
  const catalog = useMemo(
    () => preparedCatalog(entries, { marks, nodes, priorities }),
    [entries, marks, nodes, priorities],
  );
  return {
    marks,
    toggleFavourite,
    /** Opened with a keyword that was not searched for yet. */
    isSearching: hits === undefined,
    result: useMemo(
      () => resultOf(catalog, narrowing, hits === undefined ? FOUND_NOTHING : hits),
      [catalog, narrowing, hits],
    ),
    sourceLabels: useMemo(() => catalogLabels(entries.map(({ item }) => item)), [entries]),
  };
}
