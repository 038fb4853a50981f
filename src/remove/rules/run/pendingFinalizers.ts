import type { StepObservation } from './observedObject';
import type { RemovalItem } from './removalRun';

/** A finalizer with the number of objects in deletion that have it. */
export type PendingFinalizer = { readonly finalizer: string; readonly count: number };

/** The finalizers of objects in deletion, the most frequent first. */
export function pendingFinalizers(
  items: readonly RemovalItem[],
  observations: ReadonlyMap<string, StepObservation>,
): readonly PendingFinalizer[] {
  const counts = new Map<string, number>();
  for (const { step, state } of items) {
    const of = observations.get(step.id);
    const observed = of === undefined || of.kind === 'loading' ? null : of.observed;
    if (
      state.kind !== 'leaving' ||
      observed?.kind !== 'present' ||
      observed.deletingSince === null
    ) {
      continue;
    }
    for (const one of new Set(observed.finalizers)) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts]
    .map(([finalizer, count]) => ({ finalizer, count }))
    .toSorted((one, other) => other.count - one.count);
}
