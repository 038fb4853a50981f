import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import {
  columnsIn,
  LIST_COLUMNS,
  type ListColumn,
  needsLifecycles,
  servedColumns,
} from '~/installed/rules/installedList';
import { packageOf } from '~/olm/installed/operatorName';
import { useServesLifecycles } from '~/olm/read/lifecycle';
import { useParsedPreference } from '~/kube/parsedPreference';

/**
 * The columns that the user selected for the Installed list, without those that this console has no data for.
 * @param isChoosing the user is selecting columns, so that the available ones are needed
 */
export function useListColumns(operators: readonly InstalledOperator[], isChoosing: boolean) {
  const [chosen, change] = useParsedPreference('installed.columns', columnsIn);
  const isRequested = isChoosing || needsLifecycles(chosen);
  const served = useServesLifecycles(isRequested ? firstPackage(operators) : null);
  return {
    columns: useMemo(() => servedColumns(chosen, served !== false), [chosen, served]),
    offeredColumns: servedColumns(LIST_COLUMNS, served === true),
    chooseColumns: (columns: readonly ListColumn[]) => {
      change(() => columns);
    },
  };
}

function firstPackage(operators: readonly InstalledOperator[]) {
  const first = operators.find((operator) => packageOf(operator) !== null);
  return first === undefined ? null : packageOf(first);
}
