import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogEntries, type CatalogEntry } from '~/olm/packages/catalogEntries';
import type { CatalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr, loading, map } from '~/kube/loadable';
import { useCatalogHealth } from '~/olm/read/catalogSources';
import { nodePlatforms } from '~/olm/read/nodePlatforms';
import { type PackageItems, usePackageItems } from '~/olm/read/packageItems';
import { usePackageInstalls } from '~/olm/read/packageInstalls';

export type CatalogContents = Omit<PackageItems, 'items'> & {
  readonly entries: Loadable<readonly CatalogEntry[]>;
  readonly catalogs: Loadable<readonly CatalogHealth[]>;
  /** Until installed Operators are known, all packages appear as not installed. */
  readonly installs: Loadable<unknown>;
};

/** The packages of a namespace with their states; `null`: of the whole cluster. */
export function usePackageEntries(namespace: string | null): CatalogContents {
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
  // Waits for the platforms, because removing unsupported packages later would move the others.
  const { isPending } = useQuery(nodePlatforms());
  const entries = useMemo(
    () => (isPending ? loading : map(items, () => known)),
    [isPending, items, known],
  );
  return { ...progress, entries, catalogs, installs };
}

const NO_ITEMS: readonly CatalogItem[] = [];
const NO_OPERATORS: readonly InstalledOperator[] = [];
