import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
// eslint-disable-next-line no-restricted-imports -- it reviews the permission itself, without a provided query client
import { type Where, useWatchList } from '~/kube/watch';
import { dataOr } from '~/kube/loadable';
import {
  type ClusterCatalog,
  clusterCatalogModel,
  type ClusterExtension,
  clusterExtensionModel,
} from '~/kube/models/olmV1';
import type { ResourceModel } from '~/kube/models/meta';
import { listPermission } from '~/kube/permissions';
import { queryClient } from '~/kube/queryClient';
import { accessReview } from '~/kube/useCan';
import { readCatalog } from '~/olm/extensions/catalog';
import { readExtension } from '~/olm/extensions/extension';
import { useExtensionUpdates } from '~/olm/read/extensions/useExtensionUpdates';
import { useHasExtensions, useServesExtensions } from '~/olm/read/extensions/useServesExtensions';

/**
 * The number of paused extensions with a later version, as far as the browser has the content of their catalogs.
 * Without OLM v1 nothing is requested, and without a paused extension no catalog.
 */
export function useExtensionsWaiting(isWanted: boolean): number {
  const isServed = useHasExtensions() && isWanted;
  const objects = useWatchList<ClusterExtension>(
    clusterExtensionModel,
    useAllowed(clusterExtensionModel, isServed),
  );
  const extensions = useMemo(
    () =>
      dataOr(objects, NO_EXTENSIONS)
        .map(readExtension)
        .filter(({ version }) => version !== null),
    [objects],
  );
  const catalogs = useWatchList<ClusterCatalog>(
    clusterCatalogModel,
    useAllowed(clusterCatalogModel, extensions.length > 0),
  );
  const known = useMemo(() => dataOr(catalogs, NO_CATALOGS).map(readCatalog), [catalogs]);
  const { updates } = useExtensionUpdates(extensions, known);
  return [...updates.values()].filter(({ kind }) => kind === 'waiting').length;
}

/** Whether the cluster has OLM v1 and the user can list its extensions; `null` while loading. */
export function useReadsExtensions(): boolean | null {
  const served = useServesExtensions();
  const isServed = dataOr(served, false);
  const review = { ...accessReview(listPermission(clusterExtensionModel)), enabled: isServed };
  const { data: isAllowed, isPending } = useQuery(review, queryClient);
  if (served.status === 'loading' || (isServed && isPending)) return null;
  return isServed && isAllowed === true;
}

/** All objects of a kind; `null` without permission. */
function useAllowed(model: ResourceModel, isWanted: boolean): Where | null {
  const review = { ...accessReview(listPermission(model)), enabled: isWanted };
  const { data: isAllowed } = useQuery(review, queryClient);
  return isWanted && isAllowed === true ? EVERYWHERE : null;
}

const EVERYWHERE: Where = { namespace: null };
const NO_EXTENSIONS: readonly ClusterExtension[] = [];
const NO_CATALOGS: readonly ClusterCatalog[] = [];
