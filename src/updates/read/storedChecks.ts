import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';
import { type StoredChecker, storedChecker } from '~/updates/rules/stored/checkStored';
import type { StoredPage } from '~/updates/rules/stored/storedPage';
import type { DefinitionPair } from '~/updates/rules/stored/storedTarget';

/** A page of a list, checked, and the way to the next. */
export type CheckedList = {
  readonly page: StoredPage;
  /** `null`: this was the last. */
  readonly token: string | null;
  readonly remaining: number | null;
};

/** What is too slow for the thread that draws the page. */
export type StoredChecks = {
  /** Keeps a definition for the pages to come: it may be bigger than they are. */
  readonly learn: (id: string, pair: DefinitionPair) => void;
  /** Checks a page of a list as the API server answers it; `null` when the definition was not learned. */
  readonly check: (id: string, list: ArrayBuffer) => CheckedList | null;
};

export function createStoredChecks(): StoredChecks {
  const checkers = new Map<string, StoredChecker>();
  return {
    learn: (id, pair) => {
      checkers.set(id, storedChecker(pair));
    },
    check: (id, bytes) => {
      const checker = checkers.get(id);
      if (checker === undefined) return null;
      const list = recordIn(jsonIn(new TextDecoder().decode(bytes)));
      const { continue: token, remainingItemCount: remaining } = recordIn(list['metadata']);
      return {
        page: checker(listIn(list['items'])),
        token: textIn(token),
        remaining: typeof remaining === 'number' ? remaining : null,
      };
    },
  };
}
