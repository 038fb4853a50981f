import { useMemo } from 'react';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterCatalog } from '~/kube/models/clusterCatalog';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { catalogFacts, catalogRow } from '~/extensions/rules/catalogRow';
import { readExtension } from '~/extensions/rules/extension';
import { useClusterCatalogs, useExtensions } from './useExtensions';
import { useServesExtensions } from './useServesExtensions';

/** The catalogs of OLM v1 as rows; `null`: the cluster has no OLM v1, and nothing is asked. */
export function useClusterCatalogRows(): Loadable<readonly SourceRow[]> | null {
  const isServed = useServesExtensions();
  const catalogs = useClusterCatalogs(isServed);
  const extensions = useExtensions(isServed);
  const rows = useMemo(() => {
    const users = dataOr(extensions, null)?.map(readExtension) ?? null;
    return map(catalogs, (list) => list.map((one) => catalogRow(one, users)));
  }, [catalogs, extensions]);
  return isServed ? rows : null;
}

export type CatalogDetails = {
  readonly object: ClusterCatalog;
  readonly facts: ClusterCatalogFacts;
};

/** One catalog, live; `null`: there is none of that name. @param isServed otherwise nothing is asked (loading) */
export function useClusterCatalog(
  name: string,
  isServed: boolean,
): Loadable<CatalogDetails | null> {
  const catalogs = useClusterCatalogs(isServed);
  const extensions = useExtensions(isServed);
  return useMemo(
    () =>
      map(catalogs, (list) => {
        const object = list.find(({ metadata }) => metadata.name === name);
        const users = dataOr(extensions, null)?.map(readExtension) ?? null;
        return object === undefined ? null : { object, facts: catalogFacts(object, users) };
      }),
    [catalogs, extensions, name],
  );
}
