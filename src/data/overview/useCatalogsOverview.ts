import { type CatalogsOverview, catalogsOverview } from '~/domain/overview/catalogsOverview';
import { type Loadable, all, map } from '~/domain/loadable';
import { type CatalogSource, catalogSourceModel } from '~/models/catalogSource';
import { useAllowedList } from '../installed/allowedLists';
import { useSlowClock } from '../installed/useSlowClock';
import { useInstalledOperators } from '../useInstalledOperators';

/** All catalogs, and what depends on them. Of what it watches the other cards of the Overview watch the same. */
export function useCatalogsOverview(): Loadable<CatalogsOverview> {
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE);
  const installed = useInstalledOperators(null);
  const now = useSlowClock();
  return map(all({ sources, installed }), (found) =>
    catalogsOverview(found.sources, found.installed.operators, now),
  );
}

const EVERYWHERE = { namespace: null } as const;
