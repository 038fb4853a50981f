import { leftIn } from '~/remove/rules/run/removalProgress';
import {
  hasRemoved,
  isRunOf,
  nextTick,
  type RemovalRun,
  storedRun,
} from '~/remove/rules/run/removalRun';
import { type RemovalEvent, runAfter } from '~/remove/rules/run/runAfter';
import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import { tabRuns, useTabRunChanges } from '~/kube/tabRuns';
import { readTab } from '~/kube/tabStorage';

/** The prefix of the storage keys. */
const REMOVALS = 'operator-hub/removal/';

/** The removals of this tab, by the ID of their subject. */
export const removals = tabRuns<RemovalRun, RemovalEvent>({
  prefix: REMOVALS,
  idOf: ({ subject }) => subject.id,
  restored: (text) => waitingForKnown(storedRun(text)),
  after: runAfter,
  nextTick,
  afterTick: (run, at) => runAfter(run, { kind: 'tick', at }),
  isOver: ({ isOver }) => isOver,
  onEnd: (subjectId, run) => {
    releaseSubject(subjectId, run !== null && hasRemoved(run));
  },
});

/** Begins a removal in place of the previous one, or removes it with `null`. */
export const { current: currentRun, set: setRun, tell: sendRunEvent } = removals;

/** A completed removal is not kept, because no other removal waits for it. */
function waitingForKnown(run: RemovalRun | null): RemovalRun | null {
  const after = run?.after.filter((id) => readTab(`${REMOVALS}${id}`) !== null) ?? [];
  return run === null || after.length === run.after.length ? run : { ...run, after };
}

/** Other removals no longer wait for this one. If its subject still exists, they resume only on request. */
function releaseSubject(subjectId: string, isGone: boolean): void {
  for (const { subject, after } of removals.all()) {
    if (!after.includes(subjectId)) continue;
    sendRunEvent(subject.id, { kind: 'freed', subjectId });
    if (!isGone) sendRunEvent(subject.id, { kind: 'leave' });
  }
}

/**
 * The subject of a removal by the name of an Operator: its own ID, or that of a removed Subscription or CSV, which
 * remains after a reload. `null`: none.
 * @param id `namespace/name`
 */
export function subjectNamed(id: string): string | null {
  if (currentRun(id) !== null) return id;
  const named = removals.all().find((run) => isOfOperator(run.subject) && isRunOf(run, id));
  return named?.subject.id ?? null;
}

/** A clean-up of leftovers can also delete CSVs. */
function isOfOperator({ id }: RemovalSubject): boolean {
  return id.includes('/');
}

/** An incomplete removal of this tab that is not visible. It is paused. */
export type UnfinishedRemoval = {
  readonly subject: RemovalSubject;
  /** The number of steps that are neither completed nor skipped. */
  readonly left: number;
};

/** The incomplete removals of this tab, by name. */
export function useUnfinishedRemovals(): readonly UnfinishedRemoval[] {
  useTabRunChanges(removals);
  return unfinishedRemovals();
}

/** The same outside of React. */
export function unfinishedRemovals(): readonly UnfinishedRemoval[] {
  return removals
    .all()
    .filter(({ isOver, subject }) => !isOver && !isShown(subject.id))
    .map((run) => ({ subject: run.subject, left: leftIn(run) }))
    .toSorted((one, other) => one.subject.id.localeCompare(other.subject.id));
}

/** Marks a removal as visible. It runs only while it is visible. The returned function ends this. */
export function showRun(subjectId: string): () => void {
  shown.set(subjectId, (shown.get(subjectId) ?? 0) + 1);
  removals.announce();
  return () => {
    shown.set(subjectId, (shown.get(subjectId) ?? 1) - 1);
    if (isShown(subjectId)) return;
    // Opening a removal again must not delete anything.
    sendRunEvent(subjectId, { kind: 'leave' });
    if (currentRun(subjectId)?.isOver === true) setRun(subjectId, null);
    removals.announce();
  };
}

function isShown(subjectId: string): boolean {
  return (shown.get(subjectId) ?? 0) > 0;
}

const shown = new Map<string, number>();
