import type { Leftover } from './leftover';

export type Verified = {
  /** Unchanged leftovers in their current state. */
  readonly still: readonly Leftover[];
  /** Leftovers that are needed by now or changed, as they were selected. */
  readonly changed: readonly Leftover[];
};

/** Separates unchanged leftovers from the selection. */
export function verified(chosen: readonly Leftover[], now: readonly Leftover[]): Verified {
  const found = new Map(now.map((leftover) => [leftover.id, leftover]));
  const isSame = (leftover: Leftover) => {
    const current = found.get(leftover.id);
    return (
      current?.object.uid === leftover.object.uid &&
      JSON.stringify(current.cleanUp) === JSON.stringify(leftover.cleanUp)
    );
  };
  return {
    still: chosen.filter(isSame).flatMap(({ id }) => found.get(id) ?? []),
    changed: chosen.filter((leftover) => !isSame(leftover)),
  };
}
