import {
  type CatalogsOverview,
  type ClusterCatalogs,
  catalogsOverview,
} from '~/overview/rules/catalogsOverview';
import { type Loadable, all, dataOr, map, ready } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { useSlowClock } from '~/kube/useSlowClock';
import { readExtension } from '~/olm/extensions/extension';
import { useClusterCatalogs, useExtensions } from '~/olm/read/extensions/useExtensions';
import { ifServed, useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { useInstalledOperators } from '~/olm/read/useInstalledOperators';

/** All catalogs of OLM v0 and OLM v1 with their Subscriptions and ClusterExtensions. Shares its watches with the other cards of the Overview. */
export function useCatalogsOverview(): Loadable<CatalogsOverview> {
  const sources = useAllowedList<CatalogSource>(catalogSourceModel, EVERYWHERE);
  const installed = useInstalledOperators(null);
  const ofCluster = useOfCluster();
  const now = useSlowClock();
  const served = {
    sources: isNotServed(sources) ? EMPTY : sources,
    operators: isNotServed(installed) ? EMPTY : map(installed, ({ operators }) => operators),
  };
  return map(all({ ...served, ofCluster }), (found) =>
    catalogsOverview(found.sources, found.operators, {
      now,
      ofCluster: found.ofCluster,
    }),
  );
}

/** Empty without OLM v1, and without permission for it. */
function useOfCluster(): Loadable<ClusterCatalogs> {
  const served = useServesExtensions();
  const isServed = dataOr(served, false);
  const extensions = useExtensions(isServed);
  const catalogs = ifServed(served, useClusterCatalogs(isServed));
  if (catalogs === null || isForbidden(catalogs)) return NONE;
  return map(catalogs, (list) => ({
    catalogs: list,
    extensions: dataOr(extensions, []).map(readExtension),
  }));
}

/** The cluster has only OLM v1. */
export function isNotServed(found: Loadable<unknown>): boolean {
  return found.status === 'failed' && found.failure.kind === 'not-served';
}

const EMPTY: Loadable<readonly never[]> = ready([]);

function isForbidden(found: Loadable<unknown>): boolean {
  return found.status === 'failed' && found.failure.kind === 'forbidden';
}

const NONE: Loadable<ClusterCatalogs> = ready({ catalogs: [], extensions: [] });

const EVERYWHERE = { namespace: null } as const;
