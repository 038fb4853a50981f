import { useCallback, useMemo, useState } from 'react';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { canBeCleanedUp, isChosenAtFirst } from '~/remove/rules/leftovers/cleanUp';

export type ChosenLeftovers = {
  /** The selected leftovers that still exist, in order. */
  readonly chosen: readonly Leftover[];
  readonly isChosen: (leftover: Leftover) => boolean;
  /** The same function on every render. */
  readonly choose: (leftovers: readonly Leftover[], isChoosing: boolean) => void;
};

/**
 * The selected leftovers: those that the user selected, and those selected by default. Filters do not change the
 * selection.
 */
export function useChosenLeftovers(leftovers: readonly Leftover[]): ChosenLeftovers {
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  const isChosen = useCallback(
    (leftover: Leftover) => choices.get(leftover.id) ?? isChosenAtFirst(leftover),
    [choices],
  );
  return {
    chosen: useMemo(() => leftovers.filter(isChosen), [leftovers, isChosen]),
    isChosen,
    choose: useCallback((some: readonly Leftover[], isChoosing: boolean) => {
      setChoices((before) => {
        const own = some.filter(canBeCleanedUp).map(({ id }) => [id, isChoosing] as const);
        return new Map([...before, ...own]);
      });
    }, []),
  };
}

const NOTHING: ReadonlyMap<string, boolean> = new Map();
