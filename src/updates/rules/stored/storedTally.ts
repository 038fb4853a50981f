import type { StoredLoss, StoredOffender, StoredPage } from './storedPage';

/** What was found so far. */
export type StoredTally = {
  readonly checked: number;
  /** How many there are; the API server's number when not all were listed yet, which need not be exact. `null`: not known. */
  readonly total: number | null;
  /** How many objects do not keep to the new schema. */
  readonly invalid: number;
  /** How many of these would keep OLM from carrying out the plan. */
  readonly stopping: number;
  /** How many would lose fields. */
  readonly losing: number;
  /** The first of them, up to `MAX_LISTED`. */
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  readonly cut: number;
  readonly rules: number;
};

/** A page of a list, checked. */
export type ListedPage = StoredPage & {
  /** Begins the list anew, because the API server no longer knew how to go on: what came before does not count. */
  readonly isStart: boolean;
  /** How many follow, as the API server says; `null`: it does not. */
  readonly remaining: number | null;
};

/** How many objects are looked at unless somebody wants all. */
export const SAMPLE = 500;

/** Objects that are shown: nobody reads more, and each is a row. */
export const MAX_LISTED = 100;

/**
 * What pages amount to.
 * @param lists one for each list: of the whole cluster, or of several namespaces
 * @param isDone nothing is left to be listed
 */
export function tallyOf(lists: readonly (readonly ListedPage[])[], isDone: boolean): StoredTally {
  const current = lists.map(sinceStart);
  const pages = current.flat();
  const checked = sumOf(pages, ({ checked: count }) => count);
  const offenders = pages.flatMap((page) => page.offenders);
  const losses = pages.flatMap((page) => page.losses);
  return {
    checked,
    total: isDone ? checked : totalOf(current, checked),
    invalid: offenders.length,
    stopping: offenders.filter(isStopping).length,
    losing: losses.length,
    offenders: offenders.slice(0, MAX_LISTED),
    losses: losses.slice(0, MAX_LISTED),
    cut: sumOf(pages, ({ cut }) => cut),
    rules: Math.max(0, ...pages.map(({ rules }) => rules)),
  };
}

function sinceStart(pages: readonly ListedPage[]): readonly ListedPage[] {
  return pages.slice(pages.findLastIndex(({ isStart }) => isStart));
}

/** With several namespaces nobody knows what is in those that come. */
function totalOf(lists: readonly (readonly ListedPage[])[], checked: number): number | null {
  const remaining = lists.length === 1 ? lists[0]?.at(-1)?.remaining : null;
  return remaining === null || remaining === undefined ? null : checked + remaining;
}

function isStopping({ violations }: StoredOffender): boolean {
  return violations.some(({ foundBy }) => foundBy !== 'server');
}

function sumOf(pages: readonly ListedPage[], count: (page: ListedPage) => number): number {
  return pages.reduce((total, page) => total + count(page), 0);
}
