import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogEntries, type CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import type { ShortenedCatalog, UnreadCatalog } from '~/olm/packages/sourceAnswers';
import {
  type ExtensionCatalog,
  type ExtensionItem,
  useExtensionPackages,
} from '~/olm/read/extensions/useExtensionPackages';
import { useCatalogHealth } from '~/olm/read/catalogSources';
import { nodePlatforms } from '~/olm/read/nodePlatforms';
import { type PackageItems, usePackageItems } from '~/olm/read/packageItems';
import { usePackageInstalls } from '~/olm/read/packageInstalls';

export type CatalogContents = Omit<PackageItems, 'items'> & {
  readonly entries: Loadable<readonly CatalogEntry[]>;
  readonly catalogs: Loadable<readonly CatalogHealth[]>;
  /** The ClusterCatalogs whose packages only OLM v1 can install. */
  readonly extensionCatalogs: readonly ExtensionCatalog[];
  /** Until installed Operators are known, all packages appear as not installed. */
  readonly installs: Loadable<unknown>;
};

/**
 * The packages of a namespace with their states; `null`: of the whole cluster.
 * @param isExtended includes packages of ClusterCatalogs
 */
export function usePackageEntries(namespace: string | null, isExtended: boolean): CatalogContents {
  const { items, ...progress } = usePackageItems(namespace);
  const list = dataOr(items, NO_ITEMS);
  const used = useMemo(() => new Set(list.map(({ key }) => key.catalogNamespace)), [list]);
  const catalogs = useCatalogHealth(namespace, used);
  const installs = usePackageInstalls(namespace);
  const operators = dataOr(installs, NO_OPERATORS);
  // The same list without a change, so that the tiles need not render again.
  const known = useMemo(
    () => catalogEntries(list, operators, namespace),
    [list, operators, namespace],
  );
  const extensions = useExtensionPackages(namespace, list, isExtended);
  const all = useMemo(
    () => [...known, ...extensionEntries(extensions.items, operators, namespace)],
    [known, extensions.items, operators, namespace],
  );
  // Waits for the platforms, because removing unsupported packages later would move the others.
  const { isPending } = useQuery(nodePlatforms());
  const entries = useMemo(
    () =>
      isPending
        ? loading
        : orExtensions(
            map(items, () => all),
            all,
          ),
    [isPending, items, all],
  );
  const { unread, shortened } = missingOf(extensions.catalogs);
  return {
    ...progress,
    unread: [...progress.unread, ...unread],
    shortened: [...progress.shortened, ...shortened],
    retry: () => {
      progress.retry();
      for (const { failure, read } of extensions.catalogs) if (failure !== null) read();
    },
    entries,
    extensionCatalogs: extensions.catalogs,
    catalogs,
    installs,
  };
}

function extensionEntries(
  items: readonly ExtensionItem[],
  operators: readonly InstalledOperator[],
  namespace: string | null,
): readonly CatalogEntry[] {
  const entries = catalogEntries(
    items.map(({ item }) => item),
    operators,
    namespace,
  );
  return entries.map((entry, at) => ({ ...entry, fit: items[at]?.fit ?? null }));
}

/** Without OLM v0, or if its catalogs fail, the packages of OLM v1 remain. */
function orExtensions(
  entries: Loadable<readonly CatalogEntry[]>,
  all: readonly CatalogEntry[],
): Loadable<readonly CatalogEntry[]> {
  return entries.status === 'failed' && all.length > 0 ? ready(all) : entries;
}

function missingOf(catalogs: readonly ExtensionCatalog[]) {
  return {
    unread: catalogs.flatMap(({ name, state, failure, isCut }): readonly UnreadCatalog[] =>
      failure === null || state === 'reading' ? [] : [{ catalog: name, failure, isCut }],
    ),
    shortened: catalogs.flatMap(({ name, unusable, broken }): readonly ShortenedCatalog[] =>
      unusable.length + broken === 0 ? [] : [{ catalog: name, unusable, twice: [], broken }],
    ),
  };
}

const NO_ITEMS: readonly CatalogItem[] = [];
const NO_OPERATORS: readonly InstalledOperator[] = [];
