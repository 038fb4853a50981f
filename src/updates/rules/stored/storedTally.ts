import type { StoredLoss, StoredOffender, StoredPage } from './storedPage';

/** The result so far. */
export type StoredTally = {
  readonly checked: number;
  /** The total number; an estimate of the API server while the list is incomplete. `null`: unknown. */
  readonly total: number | null;
  /** The number of objects that violate the new schema. */
  readonly invalid: number;
  /** The number of these for which OLM would not execute the plan. */
  readonly stopping: number;
  /** The number of objects that would lose fields. */
  readonly losing: number;
  /** The first of them, up to `MAX_LISTED`. */
  readonly offenders: readonly StoredOffender[];
  readonly losses: readonly StoredLoss[];
  readonly cut: number;
  readonly rules: number;
};

/** A checked page of a list. */
export type ListedPage = StoredPage & {
  /** Restarts the list after an expired continue token. Earlier pages do not count. */
  readonly isStart: boolean;
  /** The number of remaining objects according to the API server; `null`: unknown. */
  readonly remaining: number | null;
};

/** The number of objects in the sample. */
export const SAMPLE = 500;

/** The maximum number of displayed objects. */
export const MAX_LISTED = 100;

/**
 * Combines pages.
 * @param lists one for each list: of the whole cluster, or of several namespaces
 * @param isDone the lists are complete
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

/** With several namespaces, the sizes of the remaining lists are unknown. */
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
