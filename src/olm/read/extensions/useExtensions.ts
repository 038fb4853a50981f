import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import { type ClusterCatalog, clusterCatalogModel } from '~/kube/models/clusterCatalog';
import { type ClusterExtension, clusterExtensionModel } from '~/kube/models/clusterExtension';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { OF_EXTENSIONS, ownerIn } from '~/olm/extensions/ownerLabels';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { grouped } from '~/olm/lists/grouped';
import { readCatalog } from '~/olm/extensions/catalog';
import { extensionOperator } from '~/olm/extensions/extensionOperator';
import { useServesExtensions } from './useServesExtensions';

/** The installed extensions; `null`, without a request, if the cluster has no OLM v1. */
export function useExtensionOperators(): Loadable<readonly InstalledOperator[]> | null {
  const isServed = useServesExtensions();
  const extensions = useExtensions(isServed);
  const isAny = dataOr(extensions, []).length > 0;
  const deployments = useOwnedDeployments(isAny);
  const catalogs = useClusterCatalogs(isAny);
  const operators = useMemo(
    () =>
      map(extensions, (list) => {
        const known = dataOr(catalogs, null)?.map(readCatalog) ?? null;
        const byOwner =
          deployments.status === 'ready'
            ? grouped(deployments.data, ({ metadata }) => ownerIn(metadata.labels))
            : null;
        return list.map((one) =>
          extensionOperator(one, {
            deployments: byOwner && (byOwner.get(one.metadata.name) ?? []),
            catalogs: known,
          }),
        );
      }),
    [extensions, deployments, catalogs],
  );
  return isServed ? operators : null;
}

/** @param isWanted if false, nothing is watched (loading) */
export function useExtensions(isWanted: boolean): Loadable<readonly ClusterExtension[]> {
  return useAllowedList<ClusterExtension>(clusterExtensionModel, isWanted ? EVERYWHERE : null);
}

/** @param isWanted if false, nothing is watched (loading) */
export function useClusterCatalogs(isWanted: boolean): Loadable<readonly ClusterCatalog[]> {
  return useAllowedList<ClusterCatalog>(clusterCatalogModel, isWanted ? EVERYWHERE : null);
}

/** The Deployments of all extensions, in one watch. */
function useOwnedDeployments(isWanted: boolean): Loadable<readonly Deployment[]> {
  return useAllowedList<Deployment>(deploymentModel, isWanted ? OWNED : null);
}

const EVERYWHERE = { namespace: null };
const OWNED = { namespace: null, labels: OF_EXTENSIONS };
