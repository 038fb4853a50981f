import { useEffect, useMemo, useState } from 'react';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { failureIn } from '~/kube/fromQuery';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import type { StoredCheck } from '~/updates/rules/stored/storedCheck';
import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import { SAMPLE, type StoredTally, tallyOf } from '~/updates/rules/stored/storedTally';
import { type StoredListPage, storedPages } from './storedPages';
import type { NamedPair } from './storedThread';

/**
 * Holds the objects of a kind against its new definition: a sample, and all when somebody wants that. What was read stays
 * for the next visit; who leaves the page ends the reading.
 * @param isMeant whether it begins by itself
 */
export function useStoredCheck(
  change: NamedPair,
  target: StoredTarget,
  isMeant: boolean,
): StoredCheck {
  const [isStarted, setStarted] = useState(isMeant);
  const [areAllWanted, setAllWanted] = useState(false);
  const query = useInfiniteQuery({ ...storedPages(change, target), enabled: isStarted });
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const pages = data?.pages ?? NOTHING;
  const tally = useMemo(() => tallyOf(byList(pages), !hasNextPage), [pages, hasNextPage]);
  const isMoreWanted = areAllWanted || tally.checked < SAMPLE;
  const isRunning = useNextPages(query, pages.length, isMoreWanted);
  const isRead = pages.length > 0;
  return {
    tally: isStarted || isRead ? loadable(isRead ? tally : null, error) : null,
    isEverywhere: pages.every(({ isEverywhere }) => isEverywhere),
    isRunning: isRunning || isFetching,
    isDone: isRead && !hasNextPage,
    start: () => {
      setStarted(true);
    },
    checkAll: () => {
      setAllWanted(true);
    },
    again: () => {
      void (query.isFetchNextPageError ? fetchNextPage() : refetch());
    },
  };
}

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'error' | 'fetchNextPage'>;

/** Asks for one page after the other while more are wanted; whether it does. */
function useNextPages(
  { hasNextPage, isFetching, error, fetchNextPage }: Pages,
  read: number,
  isMoreWanted: boolean,
): boolean {
  const goesOn = hasNextPage && isMoreWanted && !isFetching && error === null;
  useEffect(() => {
    // After each page anew: a fast answer is there before anybody saw that it was waited for.
    if (goesOn && read > 0) void fetchNextPage();
  }, [goesOn, read, fetchNextPage]);
  return goesOn;
}

const NOTHING: readonly StoredListPage[] = [];

function byList(pages: readonly StoredListPage[]): readonly (readonly StoredListPage[])[] {
  const count = (pages.at(-1)?.at ?? 0) + 1;
  return Array.from({ length: count }, (_, list) => pages.filter(({ at }) => at === list));
}

function loadable(tally: StoredTally | null, error: Error | null): Loadable<StoredTally> {
  const failure = error === null ? null : failureIn(error);
  if (tally !== null) return ready(tally, failure);
  return failure === null ? loading : failed(failure);
}
