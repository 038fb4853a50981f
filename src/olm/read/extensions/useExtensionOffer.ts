import { useQuery } from '@tanstack/react-query';
import { dataOr } from '~/kube/loadable';
import { type ExtensionFit, type FitFacts, extensionFit } from '~/olm/content/extensionFit';
import { newestOf } from '~/olm/content/newestBundle';
import type { PackageKey } from '~/olm/packages/operatorPackage';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import {
  type FoundPackage,
  catalogContent,
  clusterCatalogs,
  contentPackage,
  keptContent,
} from '~/olm/read/channels/edgeQueries';
import { contentFor } from '~/olm/read/channels/useUpgradeEdges';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { useFitFacts } from './useExtensionFits';
import { useHasExtensions } from './useServesExtensions';

/** A package of a CatalogSource that OLM v1 can also install. */
type ExtensionOffer = {
  /** The ClusterCatalog with the same content. */
  readonly catalog: string;
  /** For the latest version in the default channel; `null` while the content is loading. */
  readonly fit: ExtensionFit | null;
};

/** `null`, without a request if the cluster has no OLM v1, if no ClusterCatalog has the package. Downloads no content. */
export function useExtensionOffer(scope: string | null, key: PackageKey): ExtensionOffer | null {
  const content = useContentOf(scope, key);
  const found = useLoadedPackage(content, key.packageName);
  const facts = useFitFacts(found?.kind === 'known');
  return content && offerIn(content, found, facts);
}

function offerIn(
  { name: catalog }: CatalogContent,
  found: FoundPackage | null,
  facts: FitFacts | null,
): ExtensionOffer | null {
  if (found?.kind !== 'known') return { catalog, fit: null };
  const { found: loaded } = found;
  if (loaded === null) return null;
  const channels = loaded.defaultChannel === null ? [] : [loaded.defaultChannel];
  const newest = newestOf(loaded, channels) ?? newestOf(loaded);
  return { catalog, fit: newest && facts && extensionFit(newest, facts) };
}

function useContentOf(
  scope: string | null,
  { catalog: name, catalogNamespace: namespace }: PackageKey,
): CatalogContent | null {
  const isServed = useHasExtensions();
  const sources = useCatalogSources(scope);
  const catalogs = useQuery({ ...clusterCatalogs(), enabled: isServed });
  return isServed ? contentFor(catalogs.data, dataOr(sources, null), { name, namespace }) : null;
}

/** `null` while the content is loading. */
function useLoadedPackage(
  content: CatalogContent | null,
  packageName: string,
): FoundPackage | null {
  const requested = content ?? NOWHERE;
  const kept = useQuery({ ...keptContent(requested), enabled: content !== null });
  const whole = useQuery({ ...catalogContent(requested), enabled: false });
  const contentId = whole.data ?? kept.data ?? null;
  const isLoaded = content !== null && contentId !== null;
  const found = useQuery({
    ...contentPackage(requested, packageName, contentId),
    enabled: isLoaded,
  });
  return isLoaded ? (found.data ?? null) : null;
}

const NOWHERE: CatalogContent = { name: '', path: '', revision: '' };
