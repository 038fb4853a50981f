import type { Clock } from './types';

/** A clock that advances only on request. */
export type TestClock = Clock & {
  /** Runs all timers due within these milliseconds, in order. */
  readonly advance: (milliseconds: number) => void;
};

export function createTestClock(start = Date.UTC(2026, 0, 1)): TestClock {
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  let now = start;

  function nextBefore(end: number): { readonly at: number; readonly run: () => void } | undefined {
    return [...tasks].filter((task) => task.at <= end).sort((one, other) => one.at - other.at)[0];
  }

  return {
    now: () => now,
    after: (milliseconds, run) => {
      const task = { at: now + milliseconds, run };
      tasks.add(task);
      return () => {
        tasks.delete(task);
      };
    },
    advance: (milliseconds) => {
      const end = now + milliseconds;
      for (let task = nextBefore(end); task !== undefined; task = nextBefore(end)) {
        tasks.delete(task);
        now = task.at;
        task.run();
      }
      now = end;
    },
  };
}
