/** What the tab keeps under a name, over reloads too; `null`: nothing, or the browser refuses to store anything. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the tab keeps under names that begin like this, in the order of the names. */
export function readTabAll(prefix: string): readonly string[] {
  try {
    return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
      .filter((key) => key?.startsWith(prefix) === true)
      .toSorted()
      .flatMap((key) => (key === null ? [] : (sessionStorage.getItem(key) ?? [])));
  } catch {
    return [];
  }
}

/** Keeps a text under a name, or with `null` nothing any more. A browser that refuses leaves it at that. */
export function writeTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // What is shown goes on being shown; it only does not survive the page.
  }
}
