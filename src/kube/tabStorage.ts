import { ownName } from './useOwnAnswers';

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
