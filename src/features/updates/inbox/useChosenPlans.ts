import { useCallback, useMemo, useState } from 'react';
import type { InboxPlan } from '~/domain/plans/inbox/inboxPlan';

export type ChosenPlans = {
  /** Those that there still are, in their order. */
  readonly chosen: readonly InboxPlan[];
  readonly isChosen: (id: string) => boolean;
  /** The very same function on every rendering. */
  readonly toggle: (id: string) => void;
  readonly choose: (ids: readonly string[], isChoosing: boolean) => void;
  readonly clear: () => void;
};

/** Which plans are chosen to be approved. Filters hide rows and do not give them up. */
export function useChosenPlans(plans: readonly InboxPlan[]): ChosenPlans {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  return {
    chosen: useMemo(() => plans.filter(({ id }) => ids.has(id)), [plans, ids]),
    isChosen: (id) => ids.has(id),
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
