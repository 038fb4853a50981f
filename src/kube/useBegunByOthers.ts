import { useState } from 'react';
import type { Actor } from './actor';
import { readTabOfOthers } from './tabStorage';

/** An action that waits in this tab for the identity that started it. Other identities do not continue it. */
export type BegunByOther<T> = { readonly by: Actor; readonly what: T };

/**
 * Values of this tab that belong to other identities. They remain the same while the page is mounted, because a change
 * of identity mounts another page.
 * @param prefix the prefix of the storage keys
 * @param read parses a stored text; `null` if nothing waits
 */
export function useBegunByOthers<T>(
  prefix: string,
  read: (text: string) => T | null,
): readonly BegunByOther<T>[] {
  const [found] = useState(() =>
    readTabOfOthers(prefix).flatMap(({ by, text }) => {
      const what = read(text);
      return what === null ? [] : [{ by, what }];
    }),
  );
  return found;
}
