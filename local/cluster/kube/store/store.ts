import { freeze } from '../objects';
import type { KubeObject, ObjectRef, ResourceKey, WatchEvent } from '../types';
import { createHistory } from './history';
import type { StoredEvent } from './history';
import { createShelf } from './shelf';
import type { Shelf } from './shelf';

type Listener = (event: StoredEvent) => void;

/** All objects, one global revision, and recent events. All values are frozen. */
export type Store = {
  /** The latest resourceVersion. */
  readonly revision: () => number;
  /** The oldest revision a watch can start from. */
  readonly oldest: () => number;
  readonly get: (ref: ObjectRef) => KubeObject | undefined;
  /** Sorted by namespace and name, as etcd's keys are. */
  readonly list: (resource: ResourceKey, namespace?: string) => readonly KubeObject[];
  /** The list at a revision; `undefined` if that is expired. */
  readonly listAt: (resource: ResourceKey, revision: number) => readonly KubeObject[] | undefined;
  /** Adds or replaces, with the next resourceVersion. */
  readonly put: (resource: ResourceKey, object: KubeObject) => KubeObject;
  /** Removes an object. @returns the last state with the resourceVersion of the removal */
  readonly remove: (resource: ResourceKey, object: KubeObject) => KubeObject;
  readonly subscribe: (resource: ResourceKey, listener: Listener) => () => void;
  /** Events after a revision; `undefined` if that is expired. */
  readonly since: (resource: ResourceKey, revision: number) => readonly StoredEvent[] | undefined;
};

type StoreOptions = {
  /** The revision before the first write. A real cluster never starts at 0. */
  readonly firstRevision: number;
  /** How many events can be replayed. */
  readonly historySize: number;
  /** Receives errors of subscribers; the write itself is kept. */
  readonly onFault: (fault: unknown) => void;
};

export function createStore(options: StoreOptions): Store {
  const shelves = new Map<ResourceKey, Shelf>();
  const history = createHistory(options.firstRevision, options.historySize);
  const dispatch = createDispatch(options.onFault);
  let revision = options.firstRevision;

  function shelfOf(resource: ResourceKey): Shelf {
    const shelf = shelves.get(resource) ?? createShelf();
    shelves.set(resource, shelf);
    return shelf;
  }
  function stamped(object: KubeObject): KubeObject {
    revision += 1;
    return freeze({
      ...object,
      metadata: { ...object.metadata, resourceVersion: String(revision) },
    });
  }
  function emit(event: WatchEvent): void {
    const stored = { ...event, revision };
    history.add(stored);
    dispatch.emit(stored);
  }

  return {
    revision: () => revision,
    oldest: history.oldest,
    get: (ref) => shelves.get(ref.resource)?.get(ref.namespace, ref.name),
    list: (resource, namespace) => shelves.get(resource)?.list(namespace) ?? [],
    listAt: (resource, at) => history.rewind(resource, shelfOf(resource).list(undefined), at),
    put: (resource, object) => {
      const shelf = shelfOf(resource);
      const previous = shelf.get(object.metadata.namespace, object.metadata.name);
      const next = stamped(object);
      shelf.put(next);
      emit(
        previous === undefined
          ? { type: 'ADDED', resource, object: next }
          : { type: 'MODIFIED', resource, object: next, previous },
      );
      return next;
    },
    remove: (resource, object) => {
      const shelf = shelfOf(resource);
      const previous = shelf.get(object.metadata.namespace, object.metadata.name) ?? object;
      const last = stamped(object);
      shelf.remove(last);
      emit({ type: 'DELETED', resource, object: last, previous });
      return last;
    },
    subscribe: dispatch.subscribe,
    since: history.since,
  };
}

/** Delivers events in order: writes of a listener are delivered after the event it handles. */
function createDispatch(onFault: (fault: unknown) => void): {
  readonly emit: (event: StoredEvent) => void;
  readonly subscribe: Store['subscribe'];
} {
  const listeners = new Set<{ readonly resource: ResourceKey; readonly tell: Listener }>();
  const waiting: StoredEvent[] = [];
  let delivering = false;

  function deliver(event: StoredEvent): void {
    for (const listener of [...listeners]) {
      if (listener.resource !== '*' && listener.resource !== event.resource) {
        continue;
      }
      try {
        listener.tell(event);
      } catch (fault) {
        onFault(fault);
      }
    }
  }

  return {
    emit: (event) => {
      waiting.push(event);
      if (delivering) {
        return;
      }
      delivering = true;
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        deliver(next);
      }
      delivering = false;
    },
    subscribe: (resource, tell) => {
      const listener = { resource, tell };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
