import { type RemovalRun, watchedItems } from '~/remove/rules/run/removalRun';
import type { RemovalStep } from '~/remove/rules/run/removalStep';

/** The steps whose objects have to be seen: the very same list until they are others, however often the run changes. */
export function watchedSteps(run: RemovalRun): readonly RemovalStep[] {
  const steps = watchedItems(run).map(({ step }) => step);
  const known = lists.get(run.subject.id);
  if (known !== undefined && isSame(known, steps)) return known;
  lists.set(run.subject.id, steps);
  return steps;
}

/** By the subjects of runs. */
const lists = new Map<string, readonly RemovalStep[]>();

/** A run keeps its steps as they are. */
function isSame(one: readonly RemovalStep[], other: readonly RemovalStep[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}
