import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { Extension } from '~/olm/extensions/extension';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, contentSize, keptContent } from '~/olm/read/channels/edgeQueries';
import { useFitFacts } from '~/olm/read/extensions/useExtensionFits';
import { useLoadedContents, useUnaskedReading } from '~/olm/read/extensions/useCatalogContents';
import { type ExtensionPackage, extensionPackages } from '~/sources/rules/sourcePackages';

/** The packages of a ClusterCatalog. The user starts the download of a large one. */
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
  const { isUndecided } = useUnaskedReading(isMissing ? [content] : []);
  const size = useQuery({ ...contentSize(content), enabled: isMissing && !isUndecided });
  const packages = useMemo(
    () => newest && extensionPackages(newest, facts, extensions),
    [newest, facts, extensions],
  );
  if (packages !== null) return { kind: 'known', packages };
  if (whole.isFetching) return { kind: 'reading' };
  if ([!isMissing, isUndecided].includes(true)) return { kind: 'loading' };
  return {
    kind: 'on-request',
    size: size.data ?? null,
    failure: whole.error && failureIn(whole.error),
    read: () => void whole.refetch(),
  };
}
