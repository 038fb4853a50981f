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
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { packageManifestModel } from '~/kube/models/packageManifest';
import { useCatalogSources } from './catalogSources';
import { fromQuery } from '~/kube/fromQuery';
import { useCan } from '~/kube/useCan';

/**
 * Where the packages that a namespace may use come from; `null`: those of the whole cluster. Catalog by catalog for
 * those who may read all of them, so that each appears as soon as it is there and is kept for every namespace; in one
 * answer for the others.
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

/** Who comes back to the catalog sees at once what was there; the sources of before hold until they are known anew. */
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

/** Without which nobody reads the packages catalog by catalog. */
export const READ_ALL: Permission = {
  verb: 'list',
  group: packageManifestModel.group,
  resource: packageManifestModel.plural,
};

const EVERY = ready(null);

/** The catalogs that serve a namespace; `null`: all of them. Asked anew when a catalog comes or goes. */
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

/** Only the labels of the packages are asked for: about a hundredth of the packages themselves. */
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
