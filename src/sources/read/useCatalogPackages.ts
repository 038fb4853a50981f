import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { Extension } from '~/olm/extensions/extension';
import type { CatalogContent } from '~/olm/paths/clusterCatalogs';
import { catalogContent, contentSize, keptContent } from '~/olm/read/channels/edgeQueries';
import { useFitFacts } from '~/olm/read/extensions/useExtensionFits';
import { useLoadedContents } from '~/olm/read/extensions/useCatalogContents';
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
