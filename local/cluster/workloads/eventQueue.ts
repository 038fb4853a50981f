/** Event queue of a controller with an equal delay, and keys of objects. */
import type { Clock, KubeObject, ObjectRef, ResourceKey } from '../kube/types';
import { createWorkQueue } from '../olm/shared/workQueue';

export type EventQueue = {
  /** Queues a key after these milliseconds (default: the delay of the queue). The earlier time applies. */
  readonly add: (key: string, delay?: number) => void;
  /** Queues a key with a delay that increases with each call, for retries. */
  readonly retry: (key: string) => void;
  readonly stop: () => void;
};

type EventQueueOptions = {
  readonly clock: Clock;
  /** Milliseconds between an event and its reconciliation. */
  readonly delay: number;
  readonly reconcile: (key: string) => void;
};

/** A key whose reconciliation fails is retried with increasing delay. */
export function createEventQueue({ clock, delay, reconcile }: EventQueueOptions): EventQueue {
  const queue = createWorkQueue(clock, (key) => {
    try {
      reconcile(key);
    } catch (error) {
      // A rejected write is a Kubernetes Status, and a retry succeeds; any other error is a bug to report.
      if (!isRefusal(error)) process.emitWarning(error instanceof Error ? error : String(error));
      throw error;
    }
  });
  return {
    add: (key, after = delay) => {
      queue.add(key, after);
    },
    retry: queue.addRateLimited,
    stop: queue.stop,
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
