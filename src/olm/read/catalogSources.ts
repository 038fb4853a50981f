import { useEffect, useMemo } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAllowedList } from '~/kube/allowedLists';
import { type CatalogHealth, catalogsFor, fingerprintOf } from '~/olm/catalogSources/catalogHealth';
import { type Loadable, map } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { PACKAGES } from './packages';

/**
 * The health of the catalogs of a namespace. A change of a CatalogSource reloads the packages; nothing polls.
 * @param used namespaces whose catalogs provide packages in the namespace
 */
export function useCatalogHealth(
  namespace: string | null,
  used: ReadonlySet<string>,
): Loadable<readonly CatalogHealth[]> {
  const sources = useCatalogSources(namespace);
  useOutdating(sources);
  return useMemo(
    () => map(sources, (list) => catalogsFor(list, namespace, used)),
    [sources, namespace, used],
  );
}

/** All CatalogSources, or those of the namespace without permission to list all. */
export function useCatalogSources(namespace: string | null): Loadable<readonly CatalogSource[]> {
  const everywhere = useAllowedList<CatalogSource>(catalogSourceModel, { namespace: null });
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  const here = useAllowedList<CatalogSource>(
    catalogSourceModel,
    isRefused && namespace !== null ? { namespace } : null,
  );
  return isRefused && namespace !== null ? here : everywhere;
}

/** The fingerprint of the catalogs behind the packages in a query client's cache. */
const seen = new WeakMap<QueryClient, string>();

function useOutdating(sources: Loadable<readonly CatalogSource[]>): void {
  const client = useQueryClient();
  const fingerprint = sources.status === 'ready' ? fingerprintOf(sources.data) : null;
  useEffect(() => {
    if (fingerprint === null) return;
    const before = seen.get(client);
    seen.set(client, fingerprint);
    if (before !== undefined && before !== fingerprint) {
      void client.invalidateQueries({ queryKey: PACKAGES });
    }
  }, [client, fingerprint]);
}
