import { type CatalogsOverview, catalogsOverview } from '~/overview/rules/catalogsOverview';
import { type Loadable, all, map } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { useInstalledOperators } from '~/olm/read/useInstalledOperators';

/** All catalogs with their Subscriptions. Shares its watches with the other cards of the Overview. */
export function useCatalogsOverview(): Loadable<CatalogsOverview> {
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE);
  const installed = useInstalledOperators(null);
  const now = useSlowClock();
  return map(all({ sources, installed }), (found) =>
    catalogsOverview(found.sources, found.installed.operators, now),
  );
}

const EVERYWHERE = { namespace: null } as const;
