import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import {
  extensionFit,
  type ExtensionFits,
  type FitFacts,
  fitGroup,
} from '~/olm/content/extensionFit';
import { sourceOf } from '~/olm/packages/packageSource';
import { catalogsWithoutSource, contentIn, contentOf } from '~/olm/paths/clusterCatalogs';
import { useCatalogSources } from '~/olm/read/catalogSources';
import { clusterCatalogs } from '~/olm/read/channels/edgeQueries';
import { useApiFeatures, useFeatureGate } from './useApiFeatures';
import { useLoadedContents } from './useCatalogContents';
import { useHasExtensions } from './useServesExtensions';

/** Empty, without a request, if the cluster has no OLM v1 or no content is loaded. Downloads nothing. */
export function useExtensionFits(scope: string | null): ExtensionFits {
  const catalogs = useServedCatalogs();
  const sources = dataOr(useCatalogSources(scope), null);
  const pairs = useMemo(
    () =>
      (sources ?? []).flatMap((source) => {
        const content = contentOf(source, catalogs);
        return content === null ? [] : [{ id: sourceOf(source).id, content }];
      }),
    [sources, catalogs],
  );
  const loaded = useLoadedContents(useMemo(() => pairs.map(({ content }) => content), [pairs]));
  const facts = useFitFacts(loaded.some((one) => one !== null));
  return useMemo(() => {
    if (facts === null) return NONE;
    return new Map(
      pairs.map(({ id }, at) => {
        const packages = (loaded[at] ?? null)?.map(
          ({ packageName, bundle }) =>
            [packageName, fitGroup(bundle && extensionFit(bundle, facts))] as const,
        );
        return [id, packages === undefined ? null : new Map(packages)];
      }),
    );
  }, [pairs, loaded, facts]);
}

const NONE: ExtensionFits = new Map();

/**
 * The names of ClusterCatalogs without a corresponding CatalogSource; empty without OLM v1 and without permission.
 * @param shown a catalog whose packages are all among these is the same under another image
 */
export function useExtensionOnlyCatalogs(
  scope: string | null,
  shown: ReadonlySet<string>,
): readonly string[] {
  const catalogs = useServedCatalogs();
  const sources = dataOr(useCatalogSources(scope), null);
  const alone = useMemo(
    () => (sources === null ? [] : catalogsWithoutSource(catalogs, sources)),
    [catalogs, sources],
  );
  const loaded = useLoadedContents(useMemo(() => alone.map(contentIn), [alone]));
  return alone
    .filter((_, at) => !(loaded[at]?.every(({ packageName }) => shown.has(packageName)) ?? false))
    .map(({ metadata }) => metadata.name);
}

function useServedCatalogs(): readonly ClusterCatalog[] {
  const isServed = useHasExtensions();
  const { data } = useQuery({ ...clusterCatalogs(), enabled: isServed });
  return data?.kind === 'listed' ? data.items : NO_CATALOGS;
}

const NO_CATALOGS: readonly ClusterCatalog[] = [];

/**
 * What the cluster's OLM v1 supports; `null` while unknown.
 * @param isWanted if false, nothing is requested
 */
export function useFitFacts(isWanted: boolean): FitFacts | null {
  const hasConfig = dataOr(useApiFeatures(isWanted), null)?.hasConfig ?? null;
  const isOneNamespaceOff = useFeatureGate('NewOLMOwnSingleNamespace', isWanted) === 'off';
  return useMemo(
    () => (hasConfig === null ? null : { hasConfig, isOneNamespaceOff }),
    [hasConfig, isOneNamespaceOff],
  );
}
