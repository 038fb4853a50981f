import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import {
  extensionFit,
  type ExtensionFits,
  type FitFacts,
  type FitGroup,
  fitGroup,
} from '~/olm/content/extensionFit';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { sourceOf } from '~/olm/packages/packageSource';
import { sourceWithSameContent } from '~/olm/packages/sameContent';
import { catalogsWithoutSource, contentIn, contentOf } from '~/olm/paths/clusterCatalogs';
import { useCatalogSources } from '~/olm/read/catalogSources';
import type { NewestOfPackage } from '~/olm/content/contentOperator';
import { clusterCatalogs } from '~/olm/read/channels/edgeQueries';
import { leadingMinor } from '~/olm/minorVersion';
import { clusterRelease } from '~/olm/read/clusterRelease';
import { useApiFeatures, useFeatureGate } from './useApiFeatures';
import { useLoadedContents } from './useCatalogContents';
import { useHasExtensions } from './useServesExtensions';

/**
 * Empty, without a request, if the cluster has no OLM v1 or no content is loaded. Downloads nothing.
 * @param shown the packages of CatalogSources
 */
export function useExtensionFits(
  scope: string | null,
  shown: readonly CatalogItem[],
): ExtensionFits {
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
  const alone = useCatalogsWithoutSource(scope);
  const contents = useMemo(
    () => [...pairs.map(({ content }) => content), ...alone.map(contentIn)],
    [pairs, alone],
  );
  const loaded = useLoadedContents(contents);
  const facts = useFitFacts(loaded.some((one) => one !== null));
  return useMemo(() => {
    if (facts === null) return NONE;
    return new Map(
      contents.flatMap(({ name }, at): readonly (readonly [string, FitsOfCatalog])[] => {
        const packages = loaded[at] ?? null;
        const id = pairs[at]?.id ?? idOfContent(name, packages, shown);
        if (packages === null) return pairs[at] === undefined ? [] : [[id, null]];
        const fits = packages.map(
          ({ packageName, bundle }) =>
            [packageName, fitGroup(bundle && extensionFit(bundle, facts))] as const,
        );
        return [[id, new Map(fits)]];
      }),
    );
  }, [pairs, contents, loaded, facts, shown]);
}

type FitsOfCatalog = ReadonlyMap<string, FitGroup> | null;

const NONE: ExtensionFits = new Map();

/** The CatalogSource with the same content, or the ClusterCatalog itself. */
function idOfContent(
  name: string,
  packages: readonly NewestOfPackage[] | null,
  shown: readonly CatalogItem[],
): string {
  const items = (packages ?? []).flatMap(({ item }) => item ?? []);
  return sourceWithSameContent(items, shown) ?? `${CLUSTER_SCOPE}/${name}`;
}

/**
 * The served ClusterCatalogs whose image no CatalogSource has; empty without OLM v1 and without permission.
 * @param isWanted if false, nothing is requested
 */
export function useCatalogsWithoutSource(
  scope: string | null,
  isWanted = true,
): readonly ClusterCatalog[] {
  const catalogs = useServedCatalogs(isWanted);
  const sources = useCatalogSources(scope);
  return useMemo(
    () =>
      sources.status === 'loading' ? [] : catalogsWithoutSource(catalogs, dataOr(sources, [])),
    [catalogs, sources],
  );
}

function useServedCatalogs(isWanted = true): readonly ClusterCatalog[] {
  const isServed = useHasExtensions();
  const { data } = useQuery({ ...clusterCatalogs(), enabled: isServed && isWanted });
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
  const hasGate = useFeatureGate('NewOLMWebhookProviderOpenshiftServiceCA', isWanted) === 'on';
  const { data: release } = useQuery({ ...clusterRelease, enabled: isWanted });
  const minor = release == null ? null : leadingMinor(release.version);
  const rejectsWebhooks =
    !hasGate && minor !== null && (minor.major < 4 || (minor.major === 4 && minor.minor < 21));
  return useMemo(
    () => (hasConfig === null ? null : { hasConfig, isOneNamespaceOff, rejectsWebhooks }),
    [hasConfig, isOneNamespaceOff, rejectsWebhooks],
  );
}
