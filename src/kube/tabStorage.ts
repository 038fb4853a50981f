import { type Actor, actorIn } from './actor';
import { actingNow, ownName, ownerOf } from './useOwnAnswers';

/**
 * What the tab keeps under a name, over reloads too; `null`: nothing, or the browser refuses to store anything. Who acts as
 * another finds nothing of what they began or typed as themselves: it would go on with the rights, and in the name, of the other.
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(ownName(key));
  } catch {
    return null;
  }
}

/** What the tab keeps under names that begin like this, in the order of the names. */
export function readTabAll(prefix: string): readonly string[] {
  return entries()
    .filter(([key]) => key.startsWith(ownName(prefix)))
    .map(([, text]) => text);
}

/** What was begun or typed in the tab while the user acted as somebody else than now. */
export type OthersText = { readonly by: Actor; readonly text: string };

/**
 * What the tab keeps under names that begin like this, but not for whom the user acts as: to be told, not to be used. What
 * they began as themselves comes first.
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

/** Keeps a text under a name, or with `null` nothing any more. A browser that refuses leaves it at that. */
export function writeTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(ownName(key));
    else sessionStorage.setItem(ownName(key), text);
  } catch {
    // What is shown goes on being shown; it only does not survive the page.
  }
}
