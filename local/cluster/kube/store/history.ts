import type { KubeObject, ResourceKey, WatchEvent } from '../types';
import { compareText, storageKey } from './shelf';

export type StoredEvent = WatchEvent & { readonly revision: number };

/** A limited number of recent events, oldest first. */
type History = {
  readonly add: (event: StoredEvent) => void;
  readonly oldest: () => number;
  readonly since: (resource: ResourceKey, revision: number) => readonly StoredEvent[] | undefined;
  /** Undoes the events after a revision. */
  readonly rewind: (
    resource: ResourceKey,
    current: readonly KubeObject[],
    revision: number,
  ) => readonly KubeObject[] | undefined;
};

export function createHistory(firstRevision: number, size: number): History {
  let events: StoredEvent[] = [];
  let oldest = firstRevision;

  function since(resource: ResourceKey, revision: number): readonly StoredEvent[] | undefined {
    if (revision < oldest) {
      return undefined;
    }
    return events
      .slice(firstAfter(events, revision))
      .filter((event) => event.resource === resource);
  }

  return {
    add: (event) => {
      events.push(event);
      // Trims one half at a time, so that a write does not always move the whole array.
      if (events.length > size * 2) {
        oldest = events[size - 1]?.revision ?? oldest;
        events = events.slice(size);
      }
    },
    oldest: () => oldest,
    since,
    rewind: (resource, current, revision) => {
      const later = since(resource, revision);
      return later === undefined || later.length === 0 ? later && current : undo(later, current);
    },
  };
}

/** Index of the first event after a revision. */
function firstAfter(events: readonly StoredEvent[], revision: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.revision ?? 0) > revision) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}

function undo(
  events: readonly StoredEvent[],
  current: readonly KubeObject[],
): readonly KubeObject[] {
  const objects = new Map(current.map((object) => [storageKey(object), object]));
  for (const event of events.toReversed()) {
    if (event.previous === undefined) {
      objects.delete(storageKey(event.object));
    } else {
      objects.set(storageKey(event.object), event.previous);
    }
  }
  return [...objects.entries()]
    .sort(([left], [right]) => compareText(left, right))
    .map(([, object]) => object);
}
