import { useCallback, useMemo, useState } from 'react';
import type { InstalledOperator } from '~/domain/installed/installedOperator';

export type Selection = {
  /** The chosen Operators that there still are, in the order of the list. */
  readonly chosen: readonly InstalledOperator[];
  readonly isSelected: (operator: InstalledOperator) => boolean;
  readonly toggle: (operator: InstalledOperator) => void;
  readonly set: (operators: readonly InstalledOperator[], isSelecting: boolean) => void;
  readonly clear: () => void;
};

/** Which rows are chosen for what is done to several at once. Filters hide rows and do not give them up. */
export function useSelection(operators: readonly InstalledOperator[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const chosen = useMemo(() => operators.filter(({ id }) => ids.has(id)), [operators, ids]);
  return {
    chosen,
    isSelected: useCallback(({ id }: InstalledOperator) => ids.has(id), [ids]),
    toggle: useCallback(({ id }: InstalledOperator) => {
      setIds((before) => changed(before, [id], !before.has(id)));
    }, []),
    set: (rows, isSelecting) => {
      setIds((before) =>
        changed(
          before,
          rows.map(({ id }) => id),
          isSelecting,
        ),
      );
    },
    clear: () => {
      setIds(NONE);
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

function changed(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isSelecting: boolean,
): ReadonlySet<string> {
  const next = new Set(before);
  for (const id of ids) {
    if (isSelecting) next.add(id);
    else next.delete(id);
  }
  return next;
}
