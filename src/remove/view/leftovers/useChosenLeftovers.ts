import { useCallback, useMemo, useState } from 'react';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { canBeCleanedUp, isChosenAtFirst } from '~/remove/rules/leftovers/severity';

export type ChosenLeftovers = {
  /** Those that there still are, in their order. */
  readonly chosen: readonly Leftover[];
  readonly isChosen: (leftover: Leftover) => boolean;
  /** The very same function on every rendering. */
  readonly choose: (leftovers: readonly Leftover[], isChoosing: boolean) => void;
  readonly clear: () => void;
};

/** Which leftovers are to be cleaned up: what was said of each, else what is chosen at first. Filters only hide rows. */
export function useChosenLeftovers(leftovers: readonly Leftover[]): ChosenLeftovers {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(NOTHING);
  const isChosen = useCallback(
    (leftover: Leftover) => said.get(leftover.id) ?? isChosenAtFirst(leftover),
    [said],
  );
  return {
    chosen: useMemo(() => leftovers.filter(isChosen), [leftovers, isChosen]),
    isChosen,
    choose: useCallback((some: readonly Leftover[], isChoosing: boolean) => {
      setSaid((before) => {
        const own = some.filter(canBeCleanedUp).map(({ id }) => [id, isChoosing] as const);
        return new Map([...before, ...own]);
      });
    }, []),
    clear: () => {
      setSaid(NOTHING);
    },
  };
}

const NOTHING: ReadonlyMap<string, boolean> = new Map();
