/** A controller with one event queue: initial keys, watches, and reconciliation of a key. */
import type { Clock, ClusterClient, Controller, ResourceKey, WatchEvent } from '../kube/types';
import { createEventQueue, keyOf, type EventQueue } from './eventQueue';
import { controllerKey } from './owners';

export type Surroundings = {
  readonly client: ClusterClient;
  readonly clock: Clock;
  readonly queue: EventQueue;
};

export type Watch = readonly [resource: ResourceKey, notice: (event: WatchEvent) => void];

type EventControllerOptions = {
  readonly name: string;
  /** Milliseconds between an event and its reconciliation, unless a watch specifies others. */
  readonly delay: number;
  /** Called at each start, so that its state lasts until the stop. */
  readonly begin: (surroundings: Surroundings) => {
    readonly reconcile: (key: string) => void;
    /** Keys that are reconciled at the start. */
    readonly first: readonly string[];
    readonly watches: readonly Watch[];
  };
};

export function eventController({ name, delay, begin }: EventControllerOptions): Controller {
  return {
    name,
    start: (client, clock) => {
      const queue = createEventQueue({
        clock,
        delay,
        reconcile: (key) => {
          reconcile(key);
        },
      });
      const { reconcile, first, watches } = begin({ client, clock, queue });
      for (const key of first) queue.add(key);
      const stops = watches.map(([resource, notice]) => client.subscribe(resource, notice));
      return () => {
        for (const stop of stops) stop();
        queue.stop();
      };
    },
  };
}

/** Queues created and changed objects of a resource. */
export function watchLiving(queue: EventQueue, resource: ResourceKey): Watch {
  return [
    resource,
    ({ type, object }) => {
      if (type !== 'DELETED') queue.add(keyOf(object));
    },
  ];
}

/** Queues the controllers, of the given kind, of the objects of a resource. */
export function watchControlled(queue: EventQueue, resource: ResourceKey, kind: string): Watch {
  return [
    resource,
    ({ object }) => {
      const owner = controllerKey(object, kind);
      if (owner !== undefined) queue.add(owner);
    },
  ];
}
