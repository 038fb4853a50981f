import { useMemo } from 'react';
import { listIn } from '~/kube/json';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { lifecyclePackage } from '~/olm/installed/operatorName';
import { useServesLifecycles } from '~/olm/read/lifecycle';
import { useParsedPreference } from '~/kube/parsedPreference';
import { COLUMNS, DEFAULT_COLUMNS, type InstalledColumn } from './fields';

/**
 * The columns that the user selected for the Installed list, without those that this console has no data for.
 * @param isChoosing the user is selecting columns, so that the available ones are needed
 */
export function useListColumns(operators: readonly InstalledOperator[], isChoosing: boolean) {
  const [ids, change] = useParsedPreference('installed.columns', columnIdsIn);
  const chosen = useMemo(() => COLUMNS.filter(({ id }) => ids.includes(id)), [ids]);
  const isRequested = isChoosing || chosen.some(isOfLifecycle);
  const served = useServesLifecycles(isRequested ? onePerCatalog(operators) : []);
  return {
    columns: useMemo(
      () => (served === false ? chosen.filter((column) => !isOfLifecycle(column)) : chosen),
      [chosen, served],
    ),
    offeredColumns: served === true ? COLUMNS : COLUMNS.filter((column) => !isOfLifecycle(column)),
    chooseColumns: (columns: readonly InstalledColumn[]) => {
      change(() => columns.map(({ id }) => id));
    },
  };
}

/** The columns of a stored preference in display order; without one, the default columns. */
export function columnIdsIn(stored: unknown): readonly string[] {
  const columns = Array.isArray(stored)
    ? COLUMNS.filter(({ id }) => listIn(stored).includes(id))
    : DEFAULT_COLUMNS;
  return columns.map(({ id }) => id);
}

function isOfLifecycle(column: InstalledColumn): boolean {
  return column.isOfLifecycle === true;
}

/** The first package of each of a few catalogs. */
function onePerCatalog(operators: readonly InstalledOperator[]) {
  const keys = operators.flatMap((operator) => lifecyclePackage(operator) ?? []);
  const first = new Map(
    keys.toReversed().map((key) => [`${key.catalogNamespace}/${key.catalog}`, key] as const),
  );
  return [...first.values()].toReversed().slice(0, MOST_CATALOGS);
}

const MOST_CATALOGS = 5;
