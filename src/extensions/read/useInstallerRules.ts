import { useQuery } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { type Loadable, map } from '~/kube/loadable';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { manifestsOfBundle } from '~/olm/read/channels/edgeQueries';
import { type InstallerRules, installerRules } from '~/extensions/rules/installerRules';

/** A bundle in the content of a catalog. */
export type BundleOrigin = {
  readonly content: CatalogContent;
  readonly packageName: string;
  readonly bundleName: string;
};

/**
 * The permissions to install a bundle, from its manifests; `null` if they are unknown.
 * @param origin `null`: not requested (loading)
 */
export function useInstallerRules(
  extension: string,
  origin: BundleOrigin | null,
): Loadable<InstallerRules | null> {
  const { content, packageName, bundleName } = origin ?? NOWHERE;
  const found = useQuery({
    ...manifestsOfBundle(content, packageName, bundleName),
    enabled: origin !== null,
  });
  return map(fromQuery(found), (manifests) => manifests && installerRules(extension, manifests));
}

const NOWHERE: BundleOrigin = {
  content: { name: '', path: '', revision: '' },
  packageName: '',
  bundleName: '',
};
