import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { type ExtensionFit, extensionFit } from '~/olm/content/extensionFit';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { sourceWithSameContent } from '~/olm/packages/sameContent';
import { type CatalogContent, contentIn } from '~/olm/paths/clusterCatalogs';
import {
  CutContent,
  catalogContent,
  contentFaults,
  keptContent,
  newestVersions,
} from '~/olm/read/channels/edgeQueries';
import type { NewestOfPackage } from '~/olm/content/contentOperator';
import { startReader } from '~/olm/read/channels/readerThread';
import { addItems } from '~/olm/read/packageIndex/indexThread';
import { useUnaskedReading } from './useCatalogContents';
import { useCatalogsWithoutSource, useFitFacts } from './useExtensionFits';
import { useHasExtensions } from './useServesExtensions';

/** A ClusterCatalog that no CatalogSource has. */
export type ExtensionCatalog = {
  readonly name: string;
  readonly content: CatalogContent;
  readonly state: 'looking' | 'reading' | 'on-request' | 'failed' | 'known';
  /** Why it could not be read, or not completely. */
  readonly failure: Failure | null;
  /** Only a part of its packages is known. */
  readonly isCut: boolean;
  readonly broken: number;
  /** The names of packages that are not shown. */
  readonly unusable: readonly string[];
  readonly read: () => void;
  readonly stop: () => void;
};

export type ExtensionItem = { readonly item: CatalogItem; readonly fit: ExtensionFit | null };

export type ExtensionPackages = {
  readonly items: readonly ExtensionItem[];
  readonly catalogs: readonly ExtensionCatalog[];
};

/**
 * The packages of ClusterCatalogs that no CatalogSource serves. Small and stored contents are read without a question.
 * @param shown the packages of CatalogSources: a catalog with exactly these is the same under another image
 * @param isWanted if false, nothing is requested
 */
export function useExtensionPackages(
  scope: string | null,
  shown: readonly CatalogItem[],
  isWanted: boolean,
): ExtensionPackages {
  const isStarted = useHasExtensions() && isWanted;
  useEffect(() => {
    if (isStarted) startReader();
  }, [isStarted]);
  const alone = useCatalogsWithoutSource(scope, isWanted);
  const contents = useMemo(() => alone.map(contentIn), [alone]);
  const client = useQueryClient();
  const kept = useQueries({ queries: contents.map(keptContent) });
  const whole = useQueries({
    queries: contents.map((one) => ({ ...catalogContent(one), enabled: false })),
  });
  const missing = contents.filter((_, at) => kept[at]?.data === null && !whole[at]?.data);
  const { isUndecided } = useUnaskedReading(missing);
  const ids = contents.map((_, at) => whole[at]?.data ?? cutIn(whole[at]?.error) ?? kept[at]?.data);
  const loaded = useQueries({
    queries: contents.map((one, at) => indexedPackages(one, ids[at] ?? '')),
    combine: dataOfEach,
  });
  // Together with the packages, so that these are not rendered twice.
  const facts = useFitFacts(ids.some((one) => one != null));
  const items = useMemo(
    () =>
      loaded.flatMap(({ packages } = NOTHING) => {
        const found = packages.flatMap(({ item }) => item ?? []);
        if (sourceWithSameContent(found, shown) !== null) return [];
        return packages.flatMap(({ item, bundle }): readonly ExtensionItem[] =>
          item === null ? [] : [{ item, fit: bundle && facts && extensionFit(bundle, facts) }],
        );
      }),
    [loaded, shown, facts],
  );
  const catalogs = contents.map((content, at): ExtensionCatalog => {
    const reading = whole[at];
    const error = reading?.error ?? null;
    const { packages, broken } = loaded[at] ?? NOTHING;
    return {
      name: content.name,
      content,
      state: stateOf({
        isReading: reading?.isFetching === true,
        isKnown: loaded[at] !== undefined,
        hasFailed: error !== null,
        isMissing: missing.includes(content) && !isUndecided,
      }),
      failure: error && failureIn(error),
      isCut: cutIn(error) !== null,
      broken,
      unusable: packages.flatMap(({ packageName, bundle }) => (bundle === null ? packageName : [])),
      read: () => void reading?.refetch(),
      stop: () => void client.cancelQueries({ queryKey: catalogContent(content).queryKey }),
    };
  });
  return { items, catalogs };
}

type Progress = Readonly<Record<'isReading' | 'isKnown' | 'hasFailed' | 'isMissing', boolean>>;

function stateOf(progress: Progress): ExtensionCatalog['state'] {
  if (progress.isReading) return 'reading';
  if (progress.isKnown) return 'known';
  if (progress.hasFailed) return 'failed';
  return progress.isMissing ? 'on-request' : 'looking';
}

const NOTHING: { readonly packages: readonly NewestOfPackage[]; readonly broken: number } = {
  packages: [],
  broken: 0,
};

function cutIn(error: Error | null | undefined): string | null {
  return error instanceof CutContent ? error.contentId : null;
}

function dataOfEach<T>(results: readonly { readonly data: T | undefined }[]) {
  return results.map(({ data }) => data);
}

/** The packages of a loaded content, which the search then finds. */
function indexedPackages({ name }: CatalogContent, contentId: string) {
  return queryOptions({
    queryKey: ['indexed-packages', name, contentId],
    queryFn: async ({ client }) => {
      const packages = await client.query(newestVersions(contentId));
      await addItems(
        `${CLUSTER_SCOPE}/${name}`,
        packages.flatMap(({ item }) => item ?? []),
      );
      return { packages, broken: client.getQueryData(contentFaults(contentId).queryKey) ?? 0 };
    },
    enabled: contentId !== '',
    structuralSharing: false,
  });
}
