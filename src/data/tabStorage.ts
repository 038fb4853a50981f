import { ownName } from './useOwnAnswers';

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
  try {
    return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
      .filter((key) => key?.startsWith(ownName(prefix)) === true)
      .toSorted()
      .flatMap((key) => (key === null ? [] : (sessionStorage.getItem(key) ?? [])));
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
