import { useEffect, useSyncExternalStore } from 'react';
import { failureIn } from './fromQuery';
import type { StepEvent } from './steps';
import { readTab, readTabAll, writeTab } from './tabStorage';
import { forgottenWithAnswers } from './useOwnAnswers';

/** What a kind of runs does differently from others: approvals, removals. */
export type RunDriver<Run, Event> = {
  /** What the names begin with under which the tab keeps them. */
  readonly prefix: string;
  readonly idOf: (run: Run) => string;
  /** What an earlier page of the tab wrote down, which sends nothing until somebody says so; `null`: it is no run. */
  readonly restored: (text: string | null) => Run | null;
  /** The run after something happened; the very same when that changes nothing. */
  readonly after: (run: Run, event: Told<Event>) => Run;
  /** Milliseconds since 1970 at which the run has to be told the time; `null`: nothing depends on it. */
  readonly nextTick: (run: Run) => number | null;
  readonly afterTick: (run: Run, at: number) => Run;
  /** An ended run is not kept over a reload. */
  readonly isOver: (run: Run) => boolean;
  /** @param run how it ended; `null`: it was given up */
  readonly onEnd?: (id: string, run: Run | null) => void;
};

type Told<Event> = Event | StepEvent | { readonly kind: 'go-on' };

export type TabRuns<Run, Event> = ReturnType<typeof tabRuns<Run, Event>>;

/**
 * The runs of this tab: each is one, whichever page shows it, and is kept over a reload. Where the browser refuses to store
 * anything they end with the page. Who acts as another does not go on with them; who is themselves again does when they say so.
 */
export function tabRuns<Run, Event>(driver: RunDriver<Run, Event>) {
  const runs = new Map<string, Run | null>();
  const unwritten = new Set<string>();
  const readers = new Set<() => void>();
  let areAllRead = false;
  let changes = 0;

  function current(id: string): Run | null {
    const known = runs.get(id);
    if (known !== undefined) return known;
    const kept = driver.restored(readTab(keyOf(id)));
    // What is kept under another name is not the run of this.
    const run = kept !== null && driver.idOf(kept) === id ? kept : null;
    runs.set(id, run);
    return run;
  }

  /** Begins a run in the place of the one before, or with `null` forgets it. */
  function set(id: string, run: Run | null): void {
    runs.set(id, run);
    if (run === null || driver.isOver(run)) {
      writeTab(keyOf(id), null);
      driver.onEnd?.(id, run);
    } else writeSoon(id);
    announce();
  }

  function change(id: string, to: (run: Run) => Run): void {
    const before = current(id);
    const after = before === null ? null : to(before);
    if (after !== before) set(id, after);
  }

  function tell(id: string, event: Told<Event>): void {
    change(id, (run) => driver.after(run, event));
  }

  /**
   * Sends a step and tells the run what the server answers; nothing where it is on its way already, or no longer due.
   * @param sent tells the run that the request is on its way
   */
  async function send(
    id: string,
    sent: Event & { readonly id: string },
    request: () => Promise<unknown>,
  ): Promise<void> {
    const before = current(id);
    tell(id, sent);
    if (current(id) === before) return;
    try {
      await request();
      tell(id, { kind: 'accepted', id: sent.id, at: Date.now() });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      tell(id, { kind: 'refused', id: sent.id, failure: failureIn(cause), at: Date.now() });
    }
  }

  /** What an earlier page of the tab has kept is read once: from then on it is known. */
  function all(): readonly Run[] {
    if (!areAllRead) {
      areAllRead = true;
      for (const text of readTabAll(driver.prefix)) {
        const run = driver.restored(text);
        if (run !== null) current(driver.idOf(run));
      }
    }
    return [...runs.values()].flatMap((run) => run ?? []);
  }

  /** A run of thousands of steps is not written down for each of them. */
  function writeSoon(id: string): void {
    if (unwritten.size === 0) {
      setTimeout(writeAll, RESTED);
      window.addEventListener('pagehide', writeAll, { once: true });
    }
    unwritten.add(id);
  }

  function writeAll(): void {
    for (const id of unwritten) {
      const run = runs.get(id) ?? null;
      writeTab(keyOf(id), run === null || driver.isOver(run) ? null : JSON.stringify(run));
    }
    unwritten.clear();
  }

  function announce(): void {
    changes += 1;
    for (const reader of readers) reader();
  }

  function subscribe(reader: () => void): () => void {
    readers.add(reader);
    return () => readers.delete(reader);
  }

  function keyOf(id: string): string {
    return `${driver.prefix}${id}`;
  }

  forgottenWithAnswers(() => {
    writeAll();
    runs.clear();
    areAllRead = false;
    changes += 1;
  });

  const changeCount = () => changes;
  return { driver, current, set, change, tell, send, all, announce, subscribe, changeCount };
}

/** Milliseconds. What a page that dies forgets is done again, which harms nobody. */
const RESTED = 250;

/** A run of the tab; as long as this is shown it is told the time. `null`: there is none. */
export function useTabRun<Run, Event>(store: TabRuns<Run, Event>, id: string): Run | null {
  const { driver, change } = store;
  const run = useSyncExternalStore(store.subscribe, () => store.current(id));
  const at = run === null ? null : driver.nextTick(run);
  useEffect(() => {
    if (at === null) return undefined;
    const timer = setTimeout(
      () => {
        change(id, (now) => driver.afterTick(now, Math.max(at, Date.now())));
      },
      Math.max(0, at - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [driver, change, id, at]);
  return run;
}

/** Renders anew whenever a run changes: for what is told of several of them. */
export function useTabRunChanges<Run, Event>({
  subscribe,
  changeCount,
}: TabRuns<Run, Event>): void {
  useSyncExternalStore(subscribe, changeCount);
}

/** What can be decided about a run, besides what pauses it. */
export type RunActions = {
  /** Sends what is due, again or from now on. */
  readonly goOn: () => void;
  readonly tryAgain: (id: string) => void;
  /** Waits for a late step as long as before. */
  readonly waitOn: (id: string) => void;
  /** Goes on without the step being done. */
  readonly skip: (id: string) => void;
  /** Forgets the run: what was done stays done. */
  readonly close: () => void;
};

export function runActions<Run, Event>(store: TabRuns<Run, Event>, id: string): RunActions {
  return {
    goOn: () => {
      store.tell(id, { kind: 'go-on' });
    },
    tryAgain: (step) => {
      store.tell(id, { kind: 'try-again', id: step });
    },
    waitOn: (step) => {
      store.tell(id, { kind: 'wait-on', id: step, at: Date.now() });
    },
    skip: (step) => {
      store.tell(id, { kind: 'skip', id: step });
    },
    close: () => {
      store.set(id, null);
    },
  };
}
