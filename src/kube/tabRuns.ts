import { useEffect, useSyncExternalStore } from 'react';
import { failureIn } from './fromQuery';
import type { StepEvent } from './steps';
import { readTab, readTabAll, writeTab } from './tabStorage';
import { clearedWithAnswers, readWhenKnown } from './identity';

/** The differences between the kinds of runs: approvals, removals. */
export type RunDriver<Run, Event> = {
  /** The prefix of the storage keys. */
  readonly prefix: string;
  readonly idOf: (run: Run) => string;
  /** Parses a stored run, which sends nothing until the user resumes it; `null` if it is invalid. */
  readonly restored: (text: string | null) => Run | null;
  /** The run after an event; the same object if nothing changed. */
  readonly after: (run: Run, event: RunEvent<Event>) => Run;
  /** The time, in milliseconds since 1970, at which the run needs a clock event; `null` if none. */
  readonly nextTick: (run: Run) => number | null;
  readonly afterTick: (run: Run, at: number) => Run;
  /** A finished run is not stored. */
  readonly isOver: (run: Run) => boolean;
  /** @param run the finished run; `null` if it was discarded */
  readonly onEnd?: (id: string, run: Run | null) => void;
};

type RunEvent<Event> = Event | StepEvent | { readonly kind: 'go-on' };

export type TabRuns<Run, Event> = ReturnType<typeof tabRuns<Run, Event>>;

/**
 * The runs of this tab. Each exists once, whichever page shows it, and is stored for a reload. If the browser refuses
 * storage, runs end with the page. Under another identity a run is not continued. The user who started it can resume
 * it.
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
    // A run stored under another key is ignored.
    const run = kept !== null && driver.idOf(kept) === id ? kept : null;
    runs.set(id, run);
    return run;
  }

  /** Starts a run in place of the previous one; `null` discards it. */
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

  function tell(id: string, event: RunEvent<Event>): void {
    change(id, (run) => driver.after(run, event));
  }

  /**
   * Sends a step and reports the server's answer to the run. Does nothing if the step is already sent or no longer due.
   * @param sent reports to the run that the request is sent
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

  /** The stored run is read once. */
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

  /** A run with thousands of steps is not stored after each of them. */
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

  clearedWithAnswers(() => {
    writeAll();
    runs.clear();
    areAllRead = false;
    changes += 1;
  });

  readWhenKnown(() => {
    for (const [id, run] of runs) if (run === null) runs.delete(id);
    areAllRead = false;
    announce();
  });

  const changeCount = () => changes;
  return { driver, current, set, change, tell, send, all, announce, subscribe, changeCount };
}

/** Milliseconds. After a crash, the last steps are repeated, which is harmless. */
const RESTED = 250;

/** A run of the tab. While mounted, it sends clock events. `null` if there is none. */
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

/** Renders again whenever a run changes, for summaries of several runs. */
export function useTabRunChanges<Run, Event>({
  subscribe,
  changeCount,
}: TabRuns<Run, Event>): void {
  useSyncExternalStore(subscribe, changeCount);
}

/** The decisions about a run other than pausing it. */
export type RunActions = {
  /** Sends the due steps, initially or again. */
  readonly goOn: () => void;
  readonly tryAgain: (id: string) => void;
  /** Waits again for a late step. */
  readonly waitOn: (id: string) => void;
  /** Continues without this step. */
  readonly skip: (id: string) => void;
  /** Discards the run. Completed steps remain. */
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
