import { useMemo, useSyncExternalStore } from 'react';
import type { Resubscription } from '~/domain/remedies/resubscription';
import { parseResubscription } from '~/domain/remedies/storedResubscription';
import { readTab, writeTab } from '../tabStorage';

/**
 * What was begun and not finished, kept in the tab: between the deletion of a Subscription and its creation its settings
 * exist nowhere else, and a page may be reloaded.
 */
export function keepResubscription(plan: Resubscription): void {
  write(keyOf(plan.manifest.metadata), JSON.stringify(plan));
}

/** Forgets it: it is done, or of no use any more. */
export function forgetResubscription(plan: Resubscription): void {
  write(keyOf(plan.manifest.metadata), null);
}

/** What was begun for a Subscription and not finished; `null`: nothing. */
export function useUnfinishedResubscription(place: Place): Resubscription | null {
  const text = useSyncExternalStore(subscribe, () => readTab(keyOf(place)));
  return useMemo(() => parseResubscription(text), [text]);
}

type Place = { readonly namespace?: string; readonly name: string };

function keyOf({ namespace = '', name }: Place): string {
  return `operator-hub/resubscription/${namespace}/${name}`;
}

const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Where the browser refuses to store anything, the dialog, which stays open, is all that knows. */
function write(key: string, text: string | null): void {
  writeTab(key, text);
  for (const reader of readers) reader();
}
