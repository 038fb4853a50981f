import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { failureIn, fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import { dataOr, type Loadable, map } from '~/kube/loadable';
import { type CatalogSource, packageManifestModel } from '~/kube/models/olm';
import { getMetadata } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import type { Extension } from '~/olm/extensions/extension';
import { catalogEntries, type CatalogEntry } from '~/olm/packages/catalogEntries';
import { sourceOf } from '~/olm/packages/packageSource';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, contentSize, keptContent } from '~/olm/read/channels/edgeQueries';
import { useLoadedContents } from '~/olm/read/extensions/useCatalogContents';
import { useFitFacts } from '~/olm/read/extensions/useExtensionFits';
import { currentUser, isOutdated, packageContents } from '~/olm/read/packageContents';
import { usePackageInstalls } from '~/olm/read/packageInstalls';
import { type ExtensionPackage, extensionPackages } from '~/sources/rules/sourcePackages';

/** The packages of a ClusterCatalog, which are downloaded only when the user starts it. */
export type CatalogPackages =
  | { readonly kind: 'loading' | 'reading' }
  | { readonly kind: 'known'; readonly packages: readonly ExtensionPackage[] }
  | {
      readonly kind: 'on-request';
      /** In bytes; `null` if unknown. */
      readonly size: number | null;
      readonly failure: Failure | null;
      readonly read: () => void;
    };

export function useCatalogPackages(
  content: CatalogContent,
  extensions: readonly Extension[] | null,
): CatalogPackages {
  const kept = useQuery(keptContent(content));
  const whole = useQuery({ ...catalogContent(content), enabled: false });
  const [newest = null] = useLoadedContents([content]);
  const facts = useFitFacts(newest !== null);
  const isMissing = kept.data === null && whole.data === undefined;
  const size = useQuery({ ...contentSize(content), enabled: isMissing });
  const packages = useMemo(
    () => newest && extensionPackages(newest, facts, extensions),
    [newest, facts, extensions],
  );
  if (packages !== null) return { kind: 'known', packages };
  if (whole.isFetching) return { kind: 'reading' };
  if (!isMissing) return { kind: 'loading' };
  return {
    kind: 'on-request',
    size: size.data ?? null,
    failure: whole.error && failureIn(whole.error),
    read: () => void whole.refetch(),
  };
}

/** The packages of a catalog with their installed Operators, from the data of the catalog page. */
export function useSourcePackages(catalog: CatalogSource): Loadable<readonly CatalogEntry[]> {
  const client = useQueryClient();
  const who = useQuery(currentUser());
  const user = who.data ?? null;
  const source = useMemo(() => sourceOf(catalog), [catalog]);
  const query = useQuery({ ...packageContents(user, source), enabled: !who.isPending });
  const { data, error, refetch } = query;
  useEffect(() => {
    const hasAnswered = data !== undefined || error !== null;
    if (hasAnswered && isOutdated(client, user, source)) void refetch();
  }, [client, user, source, data, error, refetch]);
  const installs = usePackageInstalls(catalog.metadata.namespace ?? '');
  const contents = fromQuery(query);
  return useMemo(
    () => map(contents, ({ items }) => catalogEntries(items, dataOr(installs, []), null)),
    [contents, installs],
  );
}

/**
 * The names of a catalog's packages. Only their metadata is requested, about 1% of the packages.
 * @param seen changes when the content of the catalog can have changed
 */
export function packageNames({ namespace, name }: CatalogName, seen = '') {
  return queryOptions({
    queryKey: ['catalog-package-names', namespace, name, seen],
    queryFn: async ({ signal }) => {
      const query = { labelSelector: `catalog=${name},catalog-namespace=${namespace}` };
      const list = recordIn(
        await ifAllowed(getMetadata)(packageManifestModel, { namespace, query }, signal),
      );
      return listIn(list['items']).flatMap(
        (item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [],
      );
    },
    staleTime: 0,
  });
}

type CatalogName = { readonly namespace: string; readonly name: string };
