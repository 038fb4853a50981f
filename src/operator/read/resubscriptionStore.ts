import { useMemo, useSyncExternalStore } from 'react';
import type { Resubscription } from '~/operator/rules/resubscription';
import { parseResubscription } from '~/operator/rules/storedResubscription';
import { jsonIn, textsIn } from '~/kube/json';
import { readTab, readTabAll, writeTab } from '~/kube/tabStorage';

/**
 * Stores an unfinished resubscription in the tab: between the deletion of a Subscription and its creation, its settings
 * exist nowhere else, and the page might be reloaded. Not longer and not in an annotation, because the settings can
 * name secrets, no other object of the Operator is certain to remain, and later users have other plans. Also stored
 * under the names of its CSVs, which identify the Operator's page while one of them exists.
 */
export function keepResubscription(plan: Resubscription): void {
  write(keysOf(plan), JSON.stringify(plan));
}

/** Deletes a completed or outdated one. */
export function forgetResubscription(plan: Resubscription): void {
  write(keysOf(plan), null);
}

/**
 * The unfinished resubscription of an Operator; `null`: none.
 * @param place by the name of its Subscription or CSV
 */
export function useUnfinishedResubscription(place: Place): Resubscription | null {
  const text = useSyncExternalStore(subscribe, () => readTab(keyOf(place)));
  return useMemo(() => parseResubscription(text), [text]);
}

/** The Subscriptions of unfinished resubscriptions in a namespace; `null`: in any. */
export function useUnfinishedResubscriptions(namespace: string | null): readonly Unfinished[] {
  const text = useSyncExternalStore(subscribe, allTexts);
  return useMemo(() => distinct(text, namespace), [text, namespace]);
}

type Unfinished = { readonly namespace: string; readonly name: string };

function allTexts(): string {
  return JSON.stringify(readTabAll(RESUBSCRIPTIONS));
}

/** Each is stored under several names. */
function distinct(texts: string, namespace: string | null): readonly Unfinished[] {
  const found = textsIn(jsonIn(texts)).flatMap((text) => {
    const metadata = parseResubscription(text)?.manifest.metadata;
    if (metadata?.namespace === undefined) return [];
    return [{ namespace: metadata.namespace, name: metadata.name }];
  });
  const byId = new Map(found.map((place) => [`${place.namespace}/${place.name}`, place]));
  return [...byId.values()].filter((place) => namespace === null || place.namespace === namespace);
}

type Place = { readonly namespace?: string; readonly name: string };

function keysOf({ manifest, csvNames }: Resubscription): readonly string[] {
  const { name, namespace = '' } = manifest.metadata;
  return [name, ...csvNames].map((one) => keyOf({ namespace, name: one }));
}

function keyOf({ namespace = '', name }: Place): string {
  return `${RESUBSCRIPTIONS}${namespace}/${name}`;
}

/** The prefix of the storage keys. */
const RESUBSCRIPTIONS = 'operator-hub/resubscription/';

const readers = new Set<() => void>();

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

/** If the browser rejects the storage, only the open dialog has the data. */
function write(keys: readonly string[], text: string | null): void {
  for (const key of keys) writeTab(key, text);
  for (const reader of readers) reader();
}
