import { useMemo } from 'react';
import { useCatalogPriorities } from '~/data/catalog/catalogPriorities';
import { useFavourites } from '~/data/catalog/catalogPreferences';
import type { Searched } from '~/data/catalog/catalogSearch';
import { useCatalogNews } from '~/data/catalog/catalogVisits';
import { useNodePlatforms } from '~/data/catalog/nodePlatforms';
import { catalogLabels } from '~/domain/catalog/catalogLabels';
import { type CatalogView, resultOf } from '~/domain/catalog/view/catalogView';
import type { CatalogEntry } from '~/domain/catalog/facets/facets';
import { preparedCatalog } from '~/domain/catalog/view/preparedCatalog';
import type { NamespaceScope } from '~/routes';

/**
 * What a view shows of the catalog. What does not depend on the view is found out once.
 * @param narrowing the view without its keyword
 */
export function useCatalogResult(
  { hits, packages: entries }: Searched<readonly CatalogEntry[]>,
  scope: NamespaceScope,
  narrowing: CatalogView,
) {
  const { favourites, toggleFavourite } = useFavourites();
  const news = useCatalogNews(entries);
  const nodes = useNodePlatforms();
  const priorities = useCatalogPriorities(scope);
  const marks = useMemo(() => ({ favourites, news }), [favourites, news]);
  const catalog = useMemo(
    () => preparedCatalog(entries, { marks, nodes, priorities }),
    [entries, marks, nodes, priorities],
  );
  return {
    marks,
    toggleFavourite,
    result: useMemo(() => resultOf(catalog, narrowing, hits), [catalog, narrowing, hits]),
    sourceLabels: useMemo(() => catalogLabels(entries.map(({ item }) => item)), [entries]),
  };
}
