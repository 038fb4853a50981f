import { useCallback, useMemo, useState } from 'react';

/** The selected items of a list for bulk actions. Filters hide items but keep them selected. */
export type Chosen<T> = {
  /** The selected items that still exist, in list order. */
  readonly chosen: readonly T[];
  readonly isChosen: (id: string) => boolean;
  /** Referentially stable. */
  readonly toggle: (id: string) => void;
  readonly choose: (ids: readonly string[], isChoosing: boolean) => void;
  readonly clear: () => void;
};

export function useChosen<T extends { readonly id: string }>(all: readonly T[]): Chosen<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  return {
    chosen: useMemo(() => all.filter(({ id }) => ids.has(id)), [all, ids]),
    isChosen: useCallback((id: string) => ids.has(id), [ids]),
    toggle: useCallback((id: string) => {
      setIds((before) => changed(before, [id], !before.has(id)));
    }, []),
    choose: (some, isChoosing) => {
      setIds((before) => changed(before, some, isChoosing));
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
  isChoosing: boolean,
): ReadonlySet<string> {
  const next = new Set(before);
  for (const id of ids) {
    if (isChoosing) next.add(id);
    else next.delete(id);
  }
  return next;
}
