import { useMemo, useSyncExternalStore } from 'react';
import type { Resubscription } from '~/operator/rules/resubscription';
import { parseResubscription } from '~/operator/rules/storedResubscription';
import { jsonIn, textsIn } from '~/kube/json';
import { readTab, readTabAll, writeTab } from '~/kube/tabStorage';
import { type BegunByOther, useBegunByOthers } from '~/kube/useBegunByOthers';

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

/** The Subscriptions of what was begun and not finished in a namespace, or with `null` in any. */
export function useUnfinishedResubscriptions(namespace: string | null): readonly Unfinished[] {
  const text = useSyncExternalStore(subscribe, allTexts);
  return useMemo(() => distinct(text, namespace), [text, namespace]);
}

type Unfinished = { readonly namespace: string; readonly name: string };

function allTexts(): string {
  return JSON.stringify(readTabAll(RESUBSCRIPTIONS));
}

/** Each is kept under several names. */
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

/** What the names begin with under which they are kept. */
const RESUBSCRIPTIONS = 'operator-hub/resubscription/';

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

/** The Subscriptions that others deleted in this tab to create them again. Each is kept under several names. */
export function useOthersResubscriptions(): readonly BegunByOther<{
  readonly id: string;
  readonly title: string;
}>[] {
  const all = useBegunByOthers(RESUBSCRIPTIONS, (text) => {
    const { name, namespace = '' } = parseResubscription(text)?.manifest.metadata ?? {};
    return name === undefined ? null : { id: `${namespace}/${name}`, title: name };
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
