import { useMemo } from 'react';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import type { ClusterCatalogFacts } from '~/olm/extensions/clusterCatalogFacts';
import { catalogFacts, catalogRow } from '~/sources/rules/clusterCatalogRow';
import { readCatalog } from '~/olm/extensions/catalog';
import { type Extension, readExtension } from '~/olm/extensions/extension';
import { useClusterCatalogs, useExtensions } from '~/olm/read/extensions/useExtensions';
import { contentIn } from '~/olm/paths/clusterCatalogs';
import { useLoadedContents } from '~/olm/read/extensions/useCatalogContents';
import { ifServed, useServesExtensions } from '~/olm/read/extensions/useServesExtensions';

/** The ClusterCatalogs as list rows; `null`, without further requests, if the cluster has no OLM v1. */
export function useClusterCatalogRows(): Loadable<readonly SourceRow[]> | null {
  const served = useServesExtensions();
  const isServed = dataOr(served, false);
  const catalogs = useClusterCatalogs(isServed);
  const extensions = useExtensions(isServed);
  const loaded = useLoadedContents(useMemo(() => dataOr(catalogs, []).map(contentIn), [catalogs]));
  const rows = useMemo(() => {
    const users = dataOr(extensions, null)?.map(readExtension) ?? null;
    return map(catalogs, (list) => {
      const known = list.map((one, at) => ({
        catalog: readCatalog(one),
        packages: namesIn(loaded[at] ?? null),
      }));
      return list.map((one) => catalogRow(one, { extensions: users, catalogs: known }));
    });
  }, [catalogs, extensions, loaded]);
  return ifServed(served, rows);
}

function namesIn(loaded: ReturnType<typeof useLoadedContents>[number]): ReadonlySet<string> | null {
  return loaded && new Set(loaded.map(({ packageName }) => packageName));
}

export type CatalogDetails = {
  readonly object: ClusterCatalog;
  readonly facts: ClusterCatalogFacts;
  /** `null` while loading and without permission. */
  readonly extensions: readonly Extension[] | null;
};

/**
 * Watches one catalog; `null` if it does not exist.
 * @param isServed if false, nothing is requested (loading)
 */
export function useClusterCatalog(
  name: string,
  isServed: boolean,
): Loadable<CatalogDetails | null> {
  const catalogs = useClusterCatalogs(isServed);
  const extensions = useExtensions(isServed);
  const contents = useMemo(
    () => dataOr(catalogs, []).flatMap((one) => (one.metadata.name === name ? contentIn(one) : [])),
    [catalogs, name],
  );
  const loaded = useLoadedContents(contents);
  return useMemo(
    () =>
      map(catalogs, (list) => {
        const object = list.find(({ metadata }) => metadata.name === name);
        const packages = namesIn(loaded[0] ?? null);
        const users = dataOr(extensions, null)?.map(readExtension) ?? null;
        return object === undefined
          ? null
          : { object, facts: catalogFacts(object, users, packages), extensions: users };
      }),
    [catalogs, extensions, loaded, name],
  );
}
