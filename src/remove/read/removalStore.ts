import { leftIn } from '~/remove/rules/run/removalProgress';
import { type RemovalRun, hasRemoved, isRunOf, nextTick } from '~/remove/rules/run/removalRun';
import { type RemovalEvent, runAfter } from '~/remove/rules/run/runAfter';
import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import { storedRun } from '~/remove/rules/run/storedRun';
import { tabRuns, useTabRunChanges } from '~/kube/tabRuns';
import { readTab } from '~/kube/tabStorage';
import { type BegunByOther, useBegunByOthers } from '~/kube/useBegunByOthers';

/** What the names begin with under which they are kept. */
const REMOVALS = 'operator-hub/removal/';

/** The removals of this tab, by the ids of what they are about. */
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

/** Begins a removal in the place of the one before, or with `null` forgets it. */
export const { current: currentRun, set: setRun, tell: sendRunEvent } = removals;

/** What is over is not kept: nobody waits for it any more. */
function waitingForKnown(run: RemovalRun | null): RemovalRun | null {
  const after = run?.after.filter((id) => readTab(`${REMOVALS}${id}`) !== null) ?? [];
  return run === null || after.length === run.after.length ? run : { ...run, after };
}

/** Those that waited for it wait no longer. Where it is still there, they go on only when somebody says so. */
function releaseSubject(subjectId: string, isGone: boolean): void {
  for (const { subject, after } of removals.all()) {
    if (!after.includes(subjectId)) continue;
    sendRunEvent(subject.id, { kind: 'freed', subjectId });
    if (!isGone) sendRunEvent(subject.id, { kind: 'leave' });
  }
}

/**
 * The subject of the removal that an Operator is named by: by its own id, or by that of the Subscription or of a CSV that
 * is removed, which is what is left of it when the page is loaded anew. `null`: there is none.
 * @param id `namespace/name`
 */
export function subjectNamed(id: string): string | null {
  if (currentRun(id) !== null) return id;
  const named = removals.all().find((run) => isOfOperator(run.subject) && isRunOf(run, id));
  return named?.subject.id ?? null;
}

/** A clean-up of leftovers may delete CSVs as well. */
function isOfOperator({ id }: RemovalSubject): boolean {
  return id.includes('/');
}

/** A removal that was begun in this tab, is not through, and is shown by nothing: it is paused. */
export type UnfinishedRemoval = {
  readonly subject: RemovalSubject;
  /** How many steps are neither through nor skipped. */
  readonly left: number;
};

/** What was begun to be removed in this tab and left before it was through, by name. */
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

/** Something shows a removal: as long as it does, that goes on. Called back when it no longer does. */
export function showRun(subjectId: string): () => void {
  shown.set(subjectId, (shown.get(subjectId) ?? 0) + 1);
  removals.announce();
  return () => {
    shown.set(subjectId, (shown.get(subjectId) ?? 1) - 1);
    if (isShown(subjectId)) return;
    // Whoever opens it again is not to delete something by that.
    sendRunEvent(subjectId, { kind: 'leave' });
    if (currentRun(subjectId)?.isOver === true) setRun(subjectId, null);
    removals.announce();
  };
}

function isShown(subjectId: string): boolean {
  return (shown.get(subjectId) ?? 0) > 0;
}

const shown = new Map<string, number>();

/** What others began to remove in this tab and did not finish. */
export function useOthersRemovals(): readonly BegunByOther<RemovalSubject>[] {
  return useBegunByOthers(REMOVALS, (text) => storedRun(text)?.subject ?? null);
}
