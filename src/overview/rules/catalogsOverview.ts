import type { CatalogSource } from '~/kube/models/catalogSource';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { catalogStateAt } from '~/olm/status/catalogFact';

/** What an overview says of all catalogs. */
export type CatalogsOverview = {
  readonly total: number;
  readonly counts: Readonly<Record<CatalogHealth['state'], number>>;
  /** Those that OLM cannot read, the one that most Operators need first. */
  readonly down: readonly DownCatalog[];
};

export type DownCatalog = CatalogHealth & {
  /** Operators that get their updates from it. */
  readonly dependents: number;
};

/** @param now milliseconds since 1970; a connection that was lost just now is being made */
export function catalogsOverview(
  sources: readonly CatalogSource[],
  operators: readonly InstalledOperator[],
  now: number,
): CatalogsOverview {
  const catalogs = sources.map((source) => ({
    ...catalogHealth(source),
    state: catalogStateAt(source, now),
  }));
  const down = catalogs
    .filter(({ state }) => state === 'down')
    .map((catalog) => ({ ...catalog, dependents: dependentsOf(catalog, operators) }))
    .toSorted((one, other) => other.dependents - one.dependents || (one.id < other.id ? -1 : 1));
  const counted = (state: CatalogHealth['state']) =>
    catalogs.filter((catalog) => catalog.state === state).length;
  return {
    total: catalogs.length,
    counts: {
      ready: counted('ready'),
      connecting: counted('connecting'),
      down: counted('down'),
    },
    down,
  };
}

function dependentsOf(
  { namespace, name }: CatalogHealth,
  operators: readonly InstalledOperator[],
): number {
  return operators.filter(
    ({ isCopy, catalog }) => !isCopy && catalog?.namespace === namespace && catalog.name === name,
  ).length;
}
