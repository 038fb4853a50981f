import type { Leftover } from './leftover';

export type Verified = {
  /** As they are now. */
  readonly still: readonly Leftover[];
  /** As they were chosen: they are no leftovers any more, or others. */
  readonly changed: readonly Leftover[];
};

/** Tells of what was chosen what is the same now. */
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
