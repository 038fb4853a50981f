/** A queue of keys for level-triggered reconcilers: keys are unique, and retried after a failure. */
import type { Clock } from '../../kube/types';

export type WorkQueue = {
  /** Reconciles the key after these milliseconds, or earlier if it is already due earlier. */
  readonly add: (key: string, afterMilliseconds: number) => void;
  /** Like `add`, but later with each call in a row (controllers' exponential back-off). */
  readonly addRateLimited: (key: string) => void;
  readonly stop: () => void;
};

const firstRetryMilliseconds = 400;
const longestRetryMilliseconds = 60_000;

/** A `reconcile` that throws is retried with increasing delays, like in Kubernetes' controllers. */
export function createWorkQueue(clock: Clock, reconcile: (key: string) => void): WorkQueue {
  const waiting = new Map<string, { due: number; cancel: () => void }>();
  const failures = new Map<string, number>();
  let stopped = false;

  function add(key: string, afterMilliseconds: number): void {
    const due = clock.now() + afterMilliseconds;
    const known = waiting.get(key);
    if (stopped || (known !== undefined && known.due <= due)) return;
    known?.cancel();
    waiting.set(key, {
      due,
      cancel: clock.after(afterMilliseconds, () => {
        waiting.delete(key);
        run(key);
      }),
    });
  }

  function run(key: string): void {
    const failuresBefore = failures.get(key);
    try {
      reconcile(key);
      if (failures.get(key) === failuresBefore) failures.delete(key);
    } catch {
      addRateLimited(key);
    }
  }

  function addRateLimited(key: string): void {
    const count = failures.get(key) ?? 0;
    failures.set(key, count + 1);
    add(key, Math.min(firstRetryMilliseconds * 2 ** count, longestRetryMilliseconds));
  }

  return {
    add,
    addRateLimited,
    stop: () => {
      stopped = true;
      waiting.forEach(({ cancel }) => {
        cancel();
      });
      waiting.clear();
    },
  };
}
