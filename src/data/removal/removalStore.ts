import { useSyncExternalStore } from 'react';
import { leftIn } from '~/domain/removal/removalProgress';
import type { RemovalRun } from '~/domain/removal/removalRun';
import { type RemovalEvent, runAfter } from '~/domain/removal/runAfter';
import type { RemovalSubject } from '~/domain/removal/removalStep';
import { storedRun } from '~/domain/removal/storedRun';
import { readTab, readTabAll, writeTab } from '../tabStorage';

/**
 * The removal of this tab that is about something; `null`: there is none. It is one, whichever page shows it, and is kept
 * over a reload until it is over. Where the browser refuses to store anything it ends with the page.
 */
export function currentRun(subjectId: string): RemovalRun | null {
  const known = kept.get(subjectId);
  if (known !== undefined) return known.run;
  const run = storedRun(readTab(keyOf(subjectId)));
  // What is kept under another name is no removal of this.
  const own = run?.subject.id === subjectId ? run : null;
  kept.set(subjectId, { run: own });
  return own;
}

/** Begins a removal in the place of the one before, or with `null` forgets it. */
export function setRun(subjectId: string, run: RemovalRun | null): void {
  kept.set(subjectId, { run });
  if (run === null || run.isOver) writeTab(keyOf(subjectId), null);
  else keepSoon(subjectId);
  announce();
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

function allRuns(): readonly RemovalRun[] {
  for (const text of readTabAll(PREFIX)) {
    const id = storedRun(text)?.subject.id;
    if (id !== undefined) currentRun(id);
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
  return `${PREFIX}${subjectId}`;
}

const PREFIX = 'operator-hub/removal/';

const kept = new Map<string, { readonly run: RemovalRun | null }>();
const readers = new Set<() => void>();
const shown = new Map<string, number>();
const unfinished: { known: readonly UnfinishedRemoval[] | null } = { known: null };
