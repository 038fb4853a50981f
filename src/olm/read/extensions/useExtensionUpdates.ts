import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { queryClient } from '~/kube/queryClient';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import type { Catalog } from '~/olm/extensions/catalog';
import { catalogsOf } from '~/olm/extensions/catalogUsers';
import type { Extension } from '~/olm/extensions/extension';
import { type ExtensionUpdate, extensionUpdate } from '~/olm/extensions/extensionUpdate';
import {
  catalogContent,
  contentPackage,
  type FoundPackage,
  keptContent,
} from '~/olm/read/channels/edgeQueries';
import { useUnaskedReading } from './useCatalogContents';

export type ExtensionUpdates = {
  /** By the name of the extension; only of installed ones. */
  readonly updates: ReadonlyMap<string, ExtensionUpdate>;
  /** The content of some used catalogs is neither cached nor being downloaded. */
  readonly isUnread: boolean;
  readonly isReading: boolean;
  /** The reason why the last download failed. */
  readonly failure: Failure | null;
  /** Downloads the unknown contents. */
  readonly read: () => void;
};

/**
 * The updates of extensions, from contents that the browser has. Downloads no content without `read`. The navigation also
 * uses it, where no query client is provided.
 * @param extensions must be referentially stable, as `catalogs`
 * @param isAsking whether catalogd's query endpoint is asked about the packages
 */
export function useExtensionUpdates(
  extensions: readonly Extension[],
  catalogs: readonly Catalog[],
  isAsking = false,
): ExtensionUpdates {
  const used = useMemo(() => usedCatalogs(extensions, catalogs), [extensions, catalogs]);
  const kept = useQueries(
    {
      queries: used.map(({ catalog }) => keptContent(catalog.content)),
      combine: dataOfEach,
    },
    queryClient,
  );
  const whole = useQueries(
    {
      queries: used.map(({ catalog }) => ({ ...catalogContent(catalog.content), enabled: false })),
    },
    queryClient,
  );
  const ids = whole.map(({ data }, at) => data ?? kept[at] ?? null);
  const requested = used.flatMap(({ catalog, packages }, at) => {
    const contentId = ids[at] ?? null;
    const isWanted = contentId !== null || (isAsking && kept[at] !== undefined);
    return isWanted ? packages.map((name) => ({ catalog, name, contentId })) : [];
  });
  const answers = useQueries(
    {
      queries: requested.map(({ catalog, name, contentId }) =>
        contentPackage(catalog.content, name, contentId),
      ),
      combine: answersOfEach,
    },
    queryClient,
  );
  const found = answers.data;
  const key = requested.map(({ catalog, name }) => `${catalog.name}/${name}`).join();
  const { updates, unanswered } = useMemo(() => {
    const contents = new Map(key.split(',').map((one, at) => [one, found[at]] as const));
    return {
      updates: updatesOf(extensions, catalogs, contents),
      unanswered: unansweredBy(contents),
    };
  }, [extensions, catalogs, key, found]);
  const unread = whole.filter((_, at) => {
    const isAnswered = isAsking && !unanswered.has(used[at]?.catalog.name ?? '');
    return ids[at] === null && kept[at] !== undefined && !isAnswered;
  });
  const unreadCatalogs = used.flatMap(({ catalog }, at) =>
    whole[at] !== undefined && unread.includes(whole[at]) ? [catalog.content] : [],
  );
  const { isUndecided } = useUnaskedReading(isAsking && !answers.isPending ? unreadCatalogs : []);
  const error = unread.find((one) => one.error !== null)?.error ?? null;
  return {
    updates,
    isUnread: ![answers.isPending, isUndecided].includes(true) && unread.some(isIdle),
    isReading: whole.some(({ isFetching }) => isFetching),
    failure: error && failureIn(error),
    read: () => {
      for (const one of unread) void one.refetch();
    },
  };
}

function isIdle({ isFetching }: { readonly isFetching: boolean }): boolean {
  return !isFetching;
}

function answersOfEach<T>(
  results: readonly { readonly data: T | undefined; readonly isPending: boolean }[],
) {
  return { data: dataOfEach(results), isPending: results.some(({ isPending }) => isPending) };
}

function dataOfEach<T>(results: readonly { readonly data: T | undefined }[]) {
  return results.map(({ data }) => data);
}

type UsedCatalog = { readonly catalog: Catalog; readonly packages: readonly string[] };

/** The served catalogs with the packages of the extensions that use them. */
function usedCatalogs(
  extensions: readonly Extension[],
  catalogs: readonly Catalog[],
): readonly UsedCatalog[] {
  const packages = new Map<Catalog, Set<string>>();
  for (const extension of extensions.filter(({ installed }) => installed !== null)) {
    for (const catalog of catalogsOf(extension, catalogs).filter(({ isServing }) => isServing)) {
      const names = packages.get(catalog) ?? new Set();
      packages.set(catalog, names.add(extension.packageName ?? ''));
    }
  }
  return [...packages].map(([catalog, names]) => ({ catalog, packages: [...names] }));
}

/** The names of the catalogs of which a package is not known. @param contents by `catalog/package` */
function unansweredBy(
  contents: ReadonlyMap<string, FoundPackage | undefined>,
): ReadonlySet<string> {
  return new Set(
    [...contents].flatMap(([key, found]) =>
      found?.kind === 'known' ? [] : (key.split('/')[0] ?? ''),
    ),
  );
}

/** @param contents by `catalog/package` */
function updatesOf(
  extensions: readonly Extension[],
  catalogs: readonly Catalog[],
  contents: ReadonlyMap<string, FoundPackage | undefined>,
): ReadonlyMap<string, ExtensionUpdate> {
  const installed = extensions.filter((one) => one.installed !== null && !one.isDeleting);
  return new Map(
    installed.map((extension) => {
      const requested = catalogs.map((catalog) => {
        const found = contents.get(`${catalog.name}/${extension.packageName ?? ''}`);
        return { catalog, content: contentIn(found) };
      });
      return [extension.name, extensionUpdate(extension, requested)];
    }),
  );
}

function contentIn(found: FoundPackage | undefined): CatalogPackage | null | 'unread' {
  return found?.kind === 'known' ? found.found : 'unread';
}
