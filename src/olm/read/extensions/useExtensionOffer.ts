import { useQuery } from '@tanstack/react-query';
import { dataOr } from '~/kube/loadable';
import { type ExtensionFit, type FitFacts, extensionFit } from '~/olm/content/extensionFit';
import { shownBundle } from '~/olm/content/contentOperator';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
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

/** A package that OLM v1 can install. */
export type ExtensionOffer = {
  /** The ClusterCatalog that contains it, with the same content as its CatalogSource, if any. */
  readonly catalog: string;
  /** Of the selected version; `null` while the content is not loaded. */
  readonly fit: ExtensionFit | null;
  /** No CatalogSource contains it. */
  readonly isOnly: boolean;
};

/**
 * `null`, without a request if the cluster has no OLM v1, if no ClusterCatalog has the package. Downloads no content.
 * @param bundleName the selected version; absent: the latest in the default channel
 */
export function useExtensionOffer(
  scope: string | null,
  key: PackageKey,
  bundleName?: string,
): ExtensionOffer | null {
  const content = useContentOf(scope, key);
  const isOnly = key.catalogNamespace === CLUSTER_SCOPE;
  const found = useLoadedPackage(content, key.packageName, isOnly);
  const facts = useFitFacts(found?.kind === 'known');
  const offer = content && offerIn(content, { found, facts, bundleName });
  return offer && { ...offer, isOnly };
}

type Known = {
  readonly found: FoundPackage | null;
  readonly facts: FitFacts | null;
  readonly bundleName: string | undefined;
};

function offerIn(
  { name: catalog }: CatalogContent,
  { found, facts, bundleName }: Known,
): Omit<ExtensionOffer, 'isOnly'> | null {
  if (found?.kind !== 'known') return { catalog, fit: null };
  const { found: loaded } = found;
  if (loaded === null) return null;
  const selected = loaded.bundles.find(({ name }) => name === bundleName);
  const bundle = selected ?? shownBundle(loaded);
  return { catalog, fit: bundle && facts && extensionFit(bundle, facts) };
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

/**
 * `null` while the content is loading.
 * @param isAsking whether catalogd's query endpoint is asked
 */
function useLoadedPackage(
  content: CatalogContent | null,
  packageName: string,
  isAsking: boolean,
): FoundPackage | null {
  const requested = content ?? NOWHERE;
  const kept = useQuery({ ...keptContent(requested), enabled: content !== null });
  const whole = useQuery({ ...catalogContent(requested), enabled: false });
  const contentId = whole.data ?? kept.data ?? null;
  const isLoaded = content !== null && (contentId !== null || (isAsking && kept.data === null));
  const found = useQuery({
    ...contentPackage(requested, packageName, contentId),
    enabled: isLoaded,
  });
  return isLoaded ? (found.data ?? null) : null;
}

const NOWHERE: CatalogContent = { name: '', path: '', revision: '' };
