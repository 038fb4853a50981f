import { useMemo } from 'react';
import { useCatalogPriorities } from '~/olm/read/catalogPriorities';
import { useFavourites } from '~/catalog/read/catalogPreferences';
import type { Searched } from '~/catalog/read/catalogSearch';
import { useCatalogNews } from '~/catalog/read/catalogVisits';
import { useNodePlatforms } from '~/olm/read/nodePlatforms';
import { catalogLabels } from '~/catalog/rules/catalogLabels';
import { type CatalogView, resultOf } from '~/catalog/rules/catalogView';
import type { CatalogEntry } from '~/olm/lists/facets';
import { preparedCatalog } from '~/catalog/rules/preparedCatalog';
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
