import { type Actor, actorIn } from './actor';
import { actingNow, ownName, ownerOf } from './useOwnAnswers';

/**
 * The value that the tab stores under a key, also after a reload; `null` if there is none or the browser refuses
 * storage. Values are separate for each identity: otherwise an action would continue with the permissions and in the
 * name of another user.
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(ownName(key));
  } catch {
    return null;
  }
}

/** The values with a key prefix, ordered by key. */
export function readTabAll(prefix: string): readonly string[] {
  return entries()
    .filter(([key]) => key.startsWith(ownName(prefix)))
    .map(([, text]) => text);
}

/** Values that were stored under another identity than the current one. */
export type OthersText = { readonly by: Actor; readonly text: string };

/**
 * The values with a key prefix that belong to other identities, for display only. Those of the user's own identity come
 * first.
 */
export function readTabOfOthers(prefix: string): readonly OthersText[] {
  const found = entries().flatMap(([key, text]): OthersText[] => {
    const owner = ownerOf(key, prefix);
    const by = owner === null || owner === actingNow() ? null : actorIn(owner);
    return by === null ? [] : [{ by, text }];
  });
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ by }: OthersText): number {
  return by.kind === 'oneself' ? 0 : 1;
}

function entries(): readonly (readonly [string, string])[] {
  try {
    return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
      .flatMap((key) => key ?? [])
      .toSorted()
      .map((key) => [key, sessionStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/** Stores a text under a key; `null` deletes it. If the browser refuses, nothing happens. */
export function writeTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(ownName(key));
    else sessionStorage.setItem(ownName(key), text);
  } catch {
    // The displayed value remains; it is only lost with the page.
  }
}
