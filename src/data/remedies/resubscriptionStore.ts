import { useMemo, useSyncExternalStore } from 'react';
import type { Resubscription } from '~/domain/remedies/resubscription';
import { parseResubscription } from '~/domain/remedies/storedResubscription';
import { readTab, writeTab } from '../tabStorage';

/**
 * What was begun and not finished, kept in the tab: between the deletion of a Subscription and its creation its settings
 * exist nowhere else, and a page may be reloaded. Not longer than the tab, nor in an annotation: the settings may name
 * secrets, no other object of the Operator stays for certain, and who comes later has other plans. Under the names of its
 * CSVs, too, as which the Operator's page is known while one of them is left.
 */
export function keepResubscription(plan: Resubscription): void {
  write(keysOf(plan), JSON.stringify(plan));
}

/** Forgets it: it is done, or of no use any more. */
export function forgetResubscription(plan: Resubscription): void {
  write(keysOf(plan), null);
}

/**
 * What was begun for an Operator and not finished; `null`: nothing.
 * @param place by the name of its Subscription, or of a CSV of it
 */
export function useUnfinishedResubscription(place: Place): Resubscription | null {
  const text = useSyncExternalStore(subscribe, () => readTab(keyOf(place)));
  return useMemo(() => parseResubscription(text), [text]);
}

type Place = { readonly namespace?: string; readonly name: string };

function keysOf({ manifest, csvNames }: Resubscription): readonly string[] {
  const { name, namespace = '' } = manifest.metadata;
  return [name, ...csvNames].map((one) => keyOf({ namespace, name: one }));
}

function keyOf({ namespace = '', name }: Place): string {
  return `operator-hub/resubscription/${namespace}/${name}`;
}

const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** Where the browser refuses to store anything, the dialog, which stays open, is all that knows. */
function write(keys: readonly string[], text: string | null): void {
  for (const key of keys) writeTab(key, text);
  for (const reader of readers) reader();
}
