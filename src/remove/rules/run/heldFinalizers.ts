import type { StepSight } from './removalSight';
import type { RemovalItem } from './removalRun';

/** A finalizer, and how many objects that are being deleted have it. */
export type HeldFinalizer = { readonly finalizer: string; readonly count: number };

/** What objects wait for, most of them first. */
export function heldFinalizers(
  items: readonly RemovalItem[],
  sights: ReadonlyMap<string, StepSight>,
): readonly HeldFinalizer[] {
  const counts = new Map<string, number>();
  for (const { step, state } of items) {
    const of = sights.get(step.id);
    const sight = of === undefined || of.kind === 'loading' ? null : of.sight;
    if (state.kind !== 'leaving' || sight?.kind !== 'present' || sight.deletingSince === null) {
      continue;
    }
    for (const one of new Set(sight.finalizers)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts]
    .map(([finalizer, count]) => ({ finalizer, count }))
    .toSorted((one, other) => other.count - one.count);
}
