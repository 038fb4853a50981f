import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ExtensionFit, extensionFit, type FitFacts } from '~/olm/content/extensionFit';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, keptContent, newestVersions } from '~/olm/read/channels/edgeQueries';

/**
 * Whether OLM v1 can install the packages of a catalog, by the latest version of each; `null` if the content was not
 * loaded. Downloads nothing.
 */
export function useContentFits(
  content: CatalogContent,
  { hasConfig, isOneNamespaceOff }: FitFacts,
): ReadonlyMap<string, ExtensionFit> | null {
  const kept = useQuery(keptContent(content));
  const whole = useQuery({ ...catalogContent(content), enabled: false });
  const { data } = useQuery(newestVersions(whole.data ?? kept.data ?? null));
  return useMemo(() => {
    if (data === undefined) return null;
    const facts = { hasConfig, isOneNamespaceOff };
    return new Map(
      data.flatMap(({ packageName, bundle }) =>
        bundle === null ? [] : [[packageName, extensionFit(bundle, facts)] as const],
      ),
    );
  }, [data, hasConfig, isOneNamespaceOff]);
}
