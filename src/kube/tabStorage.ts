import { type Actor, actorIn, ownerTextOf } from './actor';
import { knownIdentity } from './identity';
import { ownName, ownerOf } from './useOwnAnswers';

/**
 * The value that the tab stores under a key, also after a reload; `null` if there is none or the browser refuses
 * storage, or while the identity is unknown. Values are separate for each identity: otherwise an action would continue with the permissions and in the
 * name of another user.
 */
export function readTab(key: string): string | null {
  try {
    const name = ownName(key);
    return name === null ? null : sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The values with a key prefix, ordered by key. */
export function readTabAll(prefix: string): readonly string[] {
  const name = ownName(prefix);
  return entries()
    .filter(([key]) => name !== null && key.startsWith(name))
    .map(([, text]) => text);
}

/** Values that were stored under another identity than the current one. */
export type OthersText = { readonly by: Actor; readonly text: string };

/**
 * The values with a key prefix that the signed-in user stored under other identities, for display only. Those of their
 * own identity come first.
 */
export function readTabOfOthers(prefix: string): readonly OthersText[] {
  const identity = knownIdentity();
  const found = entries().flatMap(([key, text]): OthersText[] => {
    const owner = ownerOf(key, prefix);
    if (owner === null || identity === null || owner === ownerTextOf(identity)) return [];
    const by = actorIn(owner, identity.session);
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
    const name = ownName(key);
    if (name === null) return;
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // The displayed value remains; it is only lost with the page.
  }
}
