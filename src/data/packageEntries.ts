import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { catalogEntries } from '~/domain/catalog/catalogEntries';
import type { CatalogHealth } from '~/domain/catalog/catalogHealth';
import type { CatalogItem } from '~/domain/catalog/catalogItem';
import type { CatalogEntry } from '~/domain/catalog/facets';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import { type Loadable, dataOr, map } from '~/domain/loadable';
import { useCatalogHealth } from './catalogSources';
import { fromQuery } from './fromQuery';
import { usePackageInstalls } from './packageInstalls';
import { catalogItems } from './packages';

export type CatalogContents = {
  readonly entries: Loadable<readonly CatalogEntry[]>;
  readonly catalogs: Loadable<readonly CatalogHealth[]>;
  /** While it is not known what is installed, every package looks as if it were not. */
  readonly installs: Loadable<unknown>;
  readonly retry: () => void;
};

/** What a namespace may install, with the state of each package there; `null`: of the whole cluster. */
export function usePackageEntries(namespace: string | null): CatalogContents {
  const query = useQuery(catalogItems(namespace));
  const items = query.data ?? NO_ITEMS;
  const used = useMemo(() => new Set(items.map(({ key }) => key.catalogNamespace)), [items]);
  const catalogs = useCatalogHealth(namespace, used);
  const installs = usePackageInstalls(namespace);
  const operators = dataOr(installs, NO_OPERATORS);
  // Kept as long as nothing changed, so that the tiles need not be drawn again.
  const entries = useMemo(
    () => catalogEntries(items, operators, namespace),
    [items, operators, namespace],
  );
  return {
    entries: map(fromQuery(query), () => entries),
    catalogs,
    installs,
    retry: () => void query.refetch(),
  };
}

const NO_ITEMS: readonly CatalogItem[] = [];
const NO_OPERATORS: readonly InstalledOperator[] = [];
