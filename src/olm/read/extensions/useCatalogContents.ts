import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { queryClient } from '~/kube/queryClient';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import type { Catalog } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import type { Extension } from '~/olm/extensions/extension';
import type { RequestedCatalog } from '~/olm/extensions/resolve';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import type { NewestOfPackage } from '~/olm/content/contentOperator';
import {
  type FoundPackage,
  catalogContent,
  contentPackage,
  keptContent,
  newestVersions,
  readsUnasked,
} from '~/olm/read/channels/edgeQueries';

/** The known content of a package in one catalog. */
export type PackageContent =
  | { readonly kind: 'loading' }
  /** `found` is `null` if the catalog does not contain the package. */
  | { readonly kind: 'known'; readonly found: CatalogPackage | null }
  /** Requires a download of the whole content, which the user must start. */
  | { readonly kind: 'on-request'; readonly failure: Failure | null }
  | { readonly kind: 'reading' };

type CatalogContents = {
  /** In the order of the catalogs. */
  readonly contents: readonly PackageContent[];
  /** Downloads the unknown contents as a whole. */
  readonly read: () => void;
};

/**
 * A package in the content of ClusterCatalogs: from the cache for exactly this content, from catalogd's query endpoint,
 * or from a download of the whole content.
 * @param catalogs the catalogs that are served
 */
export function useCatalogContents(
  catalogs: readonly CatalogContent[],
  packageName: string,
): CatalogContents {
  const kept = useQueries({ queries: catalogs.map((one) => keptContent(one)) });
  const whole = useQueries({
    queries: catalogs.map((one) => ({ ...catalogContent(one), enabled: false })),
  });
  const packages = useQueries({
    queries: catalogs.map((one, at) => {
      const contentId = whole[at]?.data ?? kept[at]?.data ?? null;
      const isLookedUp = kept[at]?.isPending === false;
      return { ...contentPackage(one, packageName, contentId), enabled: isLookedUp };
    }),
  });
  const isWholeOnly = packages.map(({ data }) => data?.kind === 'whole-only');
  const { isUndecided } = useUnaskedReading(catalogs.filter((_, at) => isWholeOnly[at]));
  const contents = packages.map((found, at) => contentFrom(found, whole[at], isUndecided));
  return {
    contents,
    read: () => {
      for (const [at, one] of whole.entries()) {
        if (contents[at]?.kind === 'on-request') void one.refetch();
      }
    },
  };
}

function contentFrom(
  found: UseQueryResult<FoundPackage>,
  whole: UseQueryResult<string> | undefined,
  isUndecided: boolean,
): PackageContent {
  if (found.data?.kind === 'known') return found.data;
  if (whole?.isFetching === true) return { kind: 'reading' };
  return waitingFor(whole?.error ?? found.error, found.isPending || isUndecided);
}

function waitingFor(error: Error | null, isLoading: boolean): PackageContent {
  if (isLoading && error === null) return { kind: 'loading' };
  return { kind: 'on-request', failure: error && failureIn(error) };
}

/**
 * Starts to read contents for which the user need not be asked.
 * @param catalogs those that are needed as a whole and not loaded
 * @returns whether it is not known of some if they are read
 */
export function useUnaskedReading(catalogs: readonly CatalogContent[]): {
  readonly isUndecided: boolean;
} {
  const decisions = useQueries({ queries: catalogs.map(readsUnasked) }, queryClient);
  useQueries(
    {
      queries: catalogs.map((one, at) => ({
        ...catalogContent(one),
        enabled: decisions[at]?.data === true,
      })),
    },
    queryClient,
  );
  return { isUndecided: decisions.some(({ isPending }) => isPending) };
}

/** The packages of a catalog with the latest version of each; `null` if the content is not loaded. */
type LoadedContent = readonly NewestOfPackage[] | null;

/** The content of catalogs that was loaded, now or in an earlier visit. Downloads nothing. */
export function useLoadedContents(catalogs: readonly CatalogContent[]): readonly LoadedContent[] {
  const kept = useQueries({ queries: catalogs.map((one) => keptContent(one)) });
  const whole = useQueries({
    queries: catalogs.map((one) => ({ ...catalogContent(one), enabled: false })),
  });
  // As a text, so that the result stays the same until something is loaded.
  const ids = catalogs.map((_, at) => whole[at]?.data ?? kept[at]?.data ?? '').join('\n');
  const newest = useQueries({ queries: loadedIn(ids).map(newestVersions), combine: dataOfAll });
  return useMemo(() => {
    const loaded = loadedIn(ids);
    return ids.split('\n').map((id) => newest[loaded.indexOf(id)] ?? null);
  }, [ids, newest]);
}

function loadedIn(ids: string): readonly string[] {
  return ids.split('\n').filter((id) => id !== '');
}

function dataOfAll(
  results: readonly { readonly data: readonly NewestOfPackage[] | undefined }[],
): readonly LoadedContent[] {
  return results.map(({ data }) => data ?? null);
}

/** The content of an extension's package in its catalogs. */
export type ExtensionContents = {
  readonly requested: readonly RequestedCatalog[];
  readonly readings: readonly { readonly catalog: string; readonly state: PackageContent }[];
  /** Downloads the unknown contents as a whole. */
  readonly read: () => void;
};

/** The whole content of a catalog is downloaded only on request. */
export function useExtensionContents(
  extension: Extension,
  catalogs: readonly Catalog[],
): ExtensionContents {
  const served = catalogsOf(extension, catalogs).filter(({ isServing }) => isServing);
  const { contents, read } = useCatalogContents(
    served.map(({ content }) => content),
    extension.packageName ?? '',
  );
  const readings = served.map(({ name }, at) => ({
    catalog: name,
    state: contents[at] ?? LOADING,
  }));
  const known = new Map(
    readings.flatMap(({ catalog, state }) =>
      state.kind === 'known' ? [[catalog, state.found] as const] : [],
    ),
  );
  return {
    requested: catalogs.map((catalog) => {
      const found = known.get(catalog.name);
      return { catalog, content: found === undefined ? 'unread' : found };
    }),
    readings,
    read,
  };
}

const LOADING: PackageContent = { kind: 'loading' };
