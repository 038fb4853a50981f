import { jsonIn, listIn, recordIn, textIn } from '~/kube/json';
import { type StoredChecker, storedChecker } from '~/updates/rules/stored/checkStored';
import type { DefinitionPair, StoredPage } from '~/updates/rules/stored/stored';

/** A checked page of a list, and its continue token. */
export type CheckedList = {
  readonly page: StoredPage;
  /** `null`: the last page. */
  readonly token: string | null;
  readonly remaining: number | null;
};

/** Work that is too slow for the main thread. */
export type StoredChecks = {
  /** Keeps a definition for further pages, because it can be larger than a page. */
  readonly learn: (id: string, pair: DefinitionPair) => void;
  /** Checks a page of a list from the API server; `null`: unknown definition. */
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
