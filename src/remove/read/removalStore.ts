import { useSyncExternalStore } from 'react';
import { leftIn } from '~/remove/rules/run/removalProgress';
import { type RemovalRun, hasRemoved, isRunOf } from '~/remove/rules/run/removalRun';
import { type RemovalEvent, runAfter } from '~/remove/rules/run/runAfter';
import type { RemovalSubject } from '~/remove/rules/run/removalStep';
import { storedRun } from '~/remove/rules/run/storedRun';
import { readTab, readTabAll, writeTab } from '~/kube/tabStorage';
import { type BegunByOther, useBegunByOthers } from '~/kube/useBegunByOthers';
import { forgottenWithAnswers } from '~/kube/useOwnAnswers';

/**
 * The removal of this tab that is about something; `null`: there is none. It is one, whichever page shows it, and is kept
 * over a reload until it is over. Where the browser refuses to store anything it ends with the page.
 */
export function currentRun(subjectId: string): RemovalRun | null {
  const known = kept.get(subjectId);
  if (known !== undefined) return known.run;
  const run = storedRun(readTab(keyOf(subjectId)));
  // What is kept under another name is no removal of this.
  const own = run?.subject.id === subjectId ? waitingForKnown(run) : null;
  kept.set(subjectId, { run: own });
  return own;
}

/** What is over is not kept: nobody waits for it any more. */
function waitingForKnown(run: RemovalRun): RemovalRun {
  const after = run.after.filter((id) => readTab(keyOf(id)) !== null);
  return after.length === run.after.length ? run : { ...run, after };
}

/**
 * The subject of the removal that an Operator is named by: by its own id, or by that of the Subscription or of a CSV that
 * is removed, which is what is left of it when the page is loaded anew. `null`: there is none.
 * @param id `namespace/name`
 */
export function subjectNamed(id: string): string | null {
  if (currentRun(id) !== null) return id;
  const named = allRuns().find((run) => isOfOperator(run.subject) && isRunOf(run, id));
  return named?.subject.id ?? null;
}

/** A clean-up of leftovers may delete CSVs as well. */
function isOfOperator({ id }: RemovalSubject): boolean {
  return id.includes('/');
}

/** Begins a removal in the place of the one before, or with `null` forgets it. */
export function setRun(subjectId: string, run: RemovalRun | null): void {
  kept.set(subjectId, { run });
  if (run === null || run.isOver) {
    writeTab(keyOf(subjectId), null);
    setFree(subjectId, run !== null && hasRemoved(run));
  } else keepSoon(subjectId);
  announce();
}

/** Those that waited for it wait no longer. Where it is still there, they go on only when somebody says so. */
function setFree(subjectId: string, isGone: boolean): void {
  for (const { subject, after } of allRuns()) {
    if (!after.includes(subjectId)) continue;
    tellRun(subject.id, { kind: 'freed', subjectId });
    if (!isGone) tellRun(subject.id, { kind: 'leave' });
  }
}

/** A removal of thousands of objects is not written down for each of them. */
function keepSoon(subjectId: string): void {
  if (unkept.size === 0) {
    setTimeout(keepAll, RESTED);
    window.addEventListener('pagehide', keepAll, { once: true });
  }
  unkept.add(subjectId);
}

/** Milliseconds. What a page that dies forgets is done again, which harms nobody. */
const RESTED = 250;

function keepAll(): void {
  for (const subjectId of unkept) {
    const run = kept.get(subjectId)?.run ?? null;
    const isKept = run !== null && !run.isOver;
    writeTab(keyOf(subjectId), isKept ? JSON.stringify(run) : null);
  }
  unkept.clear();
}

const unkept = new Set<string>();

/** Tells a removal what has happened. */
export function tellRun(subjectId: string, event: RemovalEvent): void {
  const before = currentRun(subjectId);
  const after = before === null ? null : runAfter(before, event);
  if (after !== before) setRun(subjectId, after);
}

export function subscribeToRuns(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** The removals of these subjects, `null` where there is none; the very same list until one of them changes. */
export function runsOf(subjectIds: readonly string[]): readonly (RemovalRun | null)[] {
  const key = subjectIds.join();
  const runs = subjectIds.map(currentRun);
  const known = lists.get(key);
  if (known?.every((run, at) => run === runs[at]) === true) return known;
  lists.set(key, runs);
  return runs;
}

const lists = new Map<string, readonly (RemovalRun | null)[]>();

/** A removal that was begun in this tab, is not through, and is shown by nothing: it is paused. */
export type UnfinishedRemoval = {
  readonly subject: RemovalSubject;
  /** How many steps are neither through nor skipped. */
  readonly left: number;
};

/** What was begun to be removed in this tab and left before it was through, by name. */
export function useUnfinishedRemovals(): readonly UnfinishedRemoval[] {
  return useSyncExternalStore(subscribeToRuns, unfinishedRemovals);
}

/** The same outside of React; the very same list until a removal changes. */
export function unfinishedRemovals(): readonly UnfinishedRemoval[] {
  unfinished.known ??= allRuns()
    .filter(({ isOver, subject }) => !isOver && !isShown(subject.id))
    .map((run) => ({ subject: run.subject, left: leftIn(run) }))
    .toSorted((one, other) => one.subject.id.localeCompare(other.subject.id));
  return unfinished.known;
}

/** What an earlier page of the tab has kept is read once: from then on it is known. */
function allRuns(): readonly RemovalRun[] {
  if (!stored.areRead) {
    stored.areRead = true;
    for (const text of readTabAll(REMOVALS)) {
      const id = storedRun(text)?.subject.id;
      if (id !== undefined) currentRun(id);
    }
  }
  return [...kept.values()].flatMap(({ run }) => run ?? []);
}

/** Something shows a removal: as long as it does, that goes on. Called back when it no longer does. */
export function showRun(subjectId: string): () => void {
  shown.set(subjectId, (shown.get(subjectId) ?? 0) + 1);
  announce();
  return () => {
    shown.set(subjectId, (shown.get(subjectId) ?? 1) - 1);
    if (isShown(subjectId)) return;
    // Whoever opens it again is not to delete something by that.
    tellRun(subjectId, { kind: 'leave' });
    if (currentRun(subjectId)?.isOver === true) setRun(subjectId, null);
    announce();
  };
}

function isShown(subjectId: string): boolean {
  return (shown.get(subjectId) ?? 0) > 0;
}

function announce(): void {
  unfinished.known = null;
  for (const reader of readers) reader();
}

function keyOf(subjectId: string): string {
  return `${REMOVALS}${subjectId}`;
}

/** What the names begin with under which they are kept. */
const REMOVALS = 'operator-hub/removal/';

const stored = { areRead: false };
const kept = new Map<string, { readonly run: RemovalRun | null }>();
const readers = new Set<() => void>();
const shown = new Map<string, number>();
const unfinished: { known: readonly UnfinishedRemoval[] | null } = { known: null };

// Whoever acts as another does not go on with them; who is themselves again goes on when they say so.
forgottenWithAnswers(() => {
  keepAll();
  kept.clear();
  lists.clear();
  stored.areRead = false;
  unfinished.known = null;
});

/** What others began to remove in this tab and did not finish. */
export function useOthersRemovals(): readonly BegunByOther<RemovalSubject>[] {
  return useBegunByOthers(REMOVALS, (text) => storedRun(text)?.subject ?? null);
}
