/** The queue of a controller whose events all wait equally long, and the keys it knows objects by. */
import type { Clock, KubeObject, ObjectRef, ResourceKey } from '../kube/types';
import { createWorkQueue } from '../olm/shared/workQueue';

export type EventQueue = {
  /** Queues a key after that many milliseconds (default: the queue's own delay). An earlier date wins. */
  readonly add: (key: string, delay?: number) => void;
  /** Queues a key later with each call in a row, as after a failure. */
  readonly retry: (key: string) => void;
  readonly stop: () => void;
};

type EventQueueOptions = {
  readonly clock: Clock;
  /** Milliseconds between an event and its reconciliation. */
  readonly delay: number;
  readonly reconcile: (key: string) => void;
};

/** A key whose reconciliation fails comes back later and later. */
export function createEventQueue({ clock, delay, reconcile }: EventQueueOptions): EventQueue {
  const queue = createWorkQueue(clock, (key) => {
    try {
      reconcile(key);
    } catch (error) {
      // A refused write is a Kubernetes Status and heals by itself; anything else is a bug that must be seen.
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
