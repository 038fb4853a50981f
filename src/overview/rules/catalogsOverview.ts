import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
import { type CatalogHealth, catalogHealth } from '~/olm/catalogSources/catalogHealth';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { catalogStateAt } from '~/olm/status/catalogFact';

/** The summary of all catalogs. */
export type CatalogsOverview = {
  readonly total: number;
  readonly counts: Readonly<Record<CatalogHealth['state'], number>>;
  /** Unavailable catalogs, sorted by the number of affected Operators. */
  readonly down: readonly DownCatalog[];
};

export type DownCatalog = CatalogHealth & {
  /** The Operators that are updated from the catalog. */
  readonly dependents: number;
  /** Those whose status names it: an unavailable catalog also blocks Operators of other catalogs. */
  readonly blocked: readonly InstalledOperator[];
};

/** @param now milliseconds since 1970; a connection that was lost shortly before counts as connecting */
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
    .map((catalog) => ({
      ...catalog,
      dependents: dependentsOf(catalog, operators),
      blocked: operators.filter((operator) => isBlockedBy(catalog, operator)),
    }))
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

function isBlockedBy({ namespace, name }: CatalogHealth, { health }: InstalledOperator): boolean {
  return (health.finding?.evidence ?? []).some(
    ({ model, ...object }) =>
      model === catalogSourceModel && object.namespace === namespace && object.name === name,
  );
}

function dependentsOf(
  { namespace, name }: CatalogHealth,
  operators: readonly InstalledOperator[],
): number {
  return operators.filter(
    ({ isCopy, catalog }) => !isCopy && catalog?.namespace === namespace && catalog.name === name,
  ).length;
}
