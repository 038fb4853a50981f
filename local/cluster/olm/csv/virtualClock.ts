/** Time that stands still until a test moves it. */
import type { Clock } from '../../kube/types';

export type VirtualClock = Clock & {
  /** Moves on by that many milliseconds and runs, in order of date, what falls due. */
  readonly advance: (milliseconds: number) => void;
};

export function createVirtualClock(start = Date.parse('2026-11-21T00:00:00Z')): VirtualClock {
  let now = start;
  let sequence = 0;
  const tasks = new Map<number, { readonly due: number; readonly run: () => void }>();

  function next(
    until: number,
  ): [number, { readonly due: number; readonly run: () => void }] | undefined {
    return [...tasks]
      .filter(([, task]) => task.due <= until)
      .sort(([a, left], [b, right]) => left.due - right.due || a - b)[0];
  }

  return {
    now: () => now,
    after: (milliseconds, run) => {
      sequence += 1;
      const id = sequence;
      tasks.set(id, { due: now + milliseconds, run });
      return () => {
        tasks.delete(id);
      };
    },
    advance: (milliseconds) => {
      const until = now + milliseconds;
      for (let due = next(until); due !== undefined; due = next(until)) {
        const [id, task] = due;
        tasks.delete(id);
        now = Math.max(now, task.due);
        task.run();
      }
      now = until;
    },
  };
}
