import { useEffect, useMemo } from 'react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { useAllowedList } from '~/kube/allowedLists';
import type { Permission } from '~/kube/failure';
import {
  type PackageSource,
  catalogsIn,
  sourceOfNamespace,
  sourcesByCatalog,
} from '~/olm/packages/packageSource';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel, packageManifestModel } from '~/kube/models/olm';
import { useCatalogSources } from './catalogSources';
import { fromQuery } from '~/kube/fromQuery';
import { useCan } from '~/kube/useCan';

/**
 * The sources of the packages of a namespace; `null`: of the whole cluster. One request per catalog for users with
 * permission for all of them, so that each is shown when it is loaded and cached for every namespace; one request in
 * total for others.
 */
export function usePackageSources(namespace: string | null): Loadable<readonly PackageSource[]> {
  const everywhere = useAllowedList<CatalogSource>(catalogSourceModel, { namespace: null });
  const visible = useCatalogSources(namespace);
  const mayReadAll = useCan(READ_ALL);
  const isByCatalog = everywhere.status === 'ready' && dataOr(mayReadAll, false);
  const serving = useServing(namespace, isByCatalog ? everywhere.data : NONE);
  const isUndecided = everywhere.status === 'loading' || mayReadAll.status === 'loading';
  const sources = useMemo((): Loadable<readonly PackageSource[]> => {
    if (isUndecided) return loading;
    if (!isByCatalog) return ready([sourceOfNamespace(namespace, dataOr(visible, NONE))]);
    return map(serving, (ids) => sourcesByCatalog(dataOr(everywhere, NONE), ids, namespace));
  }, [isUndecided, isByCatalog, everywhere, visible, serving, namespace]);
  return useRemembered(namespace, sources);
}

/** The previous sources, until the current ones are loaded, so that a return to the catalog shows them immediately. */
function useRemembered(
  namespace: string | null,
  sources: Loadable<readonly PackageSource[]>,
): Loadable<readonly PackageSource[]> {
  const client = useQueryClient();
  const key = useMemo(() => ['package-sources', namespace], [namespace]);
  useEffect(() => {
    if (sources.status === 'ready') client.setQueryData(key, sources.data);
  }, [client, key, sources]);
  const isLoading = sources.status === 'loading';
  const before = isLoading ? client.getQueryData<readonly PackageSource[]>(key) : undefined;
  return useMemo(() => (before === undefined ? sources : ready(before)), [before, sources]);
}

const NONE: readonly CatalogSource[] = [];

/** The permission that reading packages catalog by catalog requires. */
export const READ_ALL: Permission = {
  verb: 'list',
  group: packageManifestModel.group,
  resource: packageManifestModel.plural,
};

const EVERY = ready(null);

/** The catalogs of a namespace; `null`: all. Read again when a catalog is created or deleted. */
function useServing(
  namespace: string | null,
  sources: readonly CatalogSource[],
): Loadable<ReadonlySet<string> | null> {
  const query = useQuery({
    ...servingCatalogs(namespace, sources),
    enabled: namespace !== null && sources.length > 0,
    placeholderData: (before) => before,
  });
  const answered = fromQuery(query);
  return namespace === null || sources.length === 0 ? EVERY : answered;
}

/** Reads only the labels of the packages, about 1% of their size. */
export function servingCatalogs(namespace: string | null, sources: readonly CatalogSource[]) {
  const catalogs = sources.map(({ metadata }) => metadata.uid ?? metadata.name).toSorted();
  return queryOptions({
    queryKey: ['serving-catalogs', namespace, catalogs],
    queryFn: async ({ signal }) => {
      const address = { namespace: namespace ?? undefined };
      return catalogsIn(await getMetadata(packageManifestModel, address, signal));
    },
    structuralSharing: false,
  });
}
