import { useQueries } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, contentPackage, keptContent } from '~/olm/read/channels/edgeQueries';

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
  const contents = packages.map((found, at): PackageContent => {
    const reading = whole[at];
    if (found.data?.kind === 'known') return found.data;
    if (reading?.isFetching === true) return { kind: 'reading' };
    if (found.isPending) return { kind: 'loading' };
    const error = reading?.error ?? found.error ?? null;
    return { kind: 'on-request', failure: error && failureIn(error) };
  });
  return {
    contents,
    read: () => {
      for (const [at, one] of whole.entries()) {
        if (contents[at]?.kind === 'on-request') void one.refetch();
      }
    },
  };
}
