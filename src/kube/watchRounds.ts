import { useSyncExternalStore } from 'react';
import type { WatchK8sResource } from '@openshift-console/dynamic-plugin-sdk';

/**
 * The SDK asks again for a list that it could not read, but only after 15 seconds, and offers no way to ask at once. A
 * request that is not quite the same makes it begin anew: the size of its pages, said or left to the SDK, is the one part
 * that changes nothing of what comes. Whoever watches the same list goes along, so that they still share one watch.
 */
const PAGE_SIZE = 250;

/** How often somebody wanted a list at once, by its request. */
type Rounds = ReadonlyMap<string, number>;

let rounds: Rounds = new Map();
const listeners = new Set<() => void>();

/** What two requests that share a watch have in common. */
export function watchKey(request: WatchK8sResource): string {
  return JSON.stringify(request);
}

/** Lets all who watch this list begin anew. */
export function watchAgain(key: string): void {
  rounds = new Map(rounds).set(key, (rounds.get(key) ?? 0) + 1);
  for (const listener of listeners) listener();
}

export function useWatchRounds(): Rounds {
  return useSyncExternalStore(subscribe, () => rounds);
}

/** The request of now. */
export function inRound(request: WatchK8sResource, now: Rounds): WatchK8sResource {
  const round = now.get(watchKey(request)) ?? 0;
  return round % 2 === 0 ? request : { ...request, limit: PAGE_SIZE };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
