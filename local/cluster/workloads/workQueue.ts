/** A controller's queue: a key that waits is not queued twice, and a failed key comes back later and later. */
import type { Clock, KubeObject, ObjectRef, ResourceKey } from '../kube/types';

export type WorkQueue = {
  /** Queues a key after that many milliseconds (default: the queue's own delay). An earlier date wins. */
  readonly add: (key: string, delay?: number) => void;
  readonly stop: () => void;
};

export type WorkQueueOptions = {
  readonly clock: Clock;
  /** Milliseconds between an event and its reconciliation. */
  readonly delay: number;
  readonly reconcile: (key: string) => void;
};

const firstRetry = 1_000;
const longestRetry = 30_000;

export function createWorkQueue({ clock, delay, reconcile }: WorkQueueOptions): WorkQueue {
  const waiting = new Map<string, { readonly due: number; readonly cancel: () => void }>();
  const failures = new Map<string, number>();
  let stopped = false;

  function add(key: string, after = delay): void {
    if (stopped) return;
    const due = clock.now() + after;
    const known = waiting.get(key);
    if (known !== undefined && known.due <= due) return;
    known?.cancel();
    const cancel = clock.after(after, () => {
      run(key);
    });
    waiting.set(key, { due, cancel });
  }

  function run(key: string): void {
    waiting.delete(key);
    try {
      reconcile(key);
      failures.delete(key);
    } catch (error) {
      const times = failures.get(key) ?? 0;
      failures.set(key, times + 1);
      // A refused write is a Kubernetes Status and heals by itself; anything else is a bug that must be seen.
      if (!isRefusal(error)) process.emitWarning(error instanceof Error ? error : String(error));
      add(key, Math.min(firstRetry * 2 ** times, longestRetry));
    }
  }

  return {
    add,
    stop: () => {
      stopped = true;
      for (const { cancel } of waiting.values()) cancel();
      waiting.clear();
    },
  };
}

/** `namespace/name`, or `/name` for a cluster-scoped object. */
export function keyOf(object: KubeObject): string {
  return `${object.metadata.namespace ?? ''}/${object.metadata.name}`;
}

export function refOfKey(resource: ResourceKey, key: string): ObjectRef {
  const slash = key.indexOf('/');
  const namespace = key.slice(0, slash);
  const name = key.slice(slash + 1);
  return namespace === '' ? { resource, name } : { resource, name, namespace };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError';
}
