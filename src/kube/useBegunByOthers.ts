import { useState } from 'react';
import type { Actor } from './actor';
import { readTabOfOthers } from './tabStorage';

/** Something that waits in this tab for the one as whom the user began it. Nobody else goes on with it. */
export type BegunByOther<T> = { readonly by: Actor; readonly what: T };

/**
 * What is kept in this tab for others than the one as whom the user acts. It stays as it is while the page does: whoever acts
 * as another gets another page.
 * @param prefix how the names under which it is kept begin
 * @param read what a kept text means; `null`: nothing that still waits
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
