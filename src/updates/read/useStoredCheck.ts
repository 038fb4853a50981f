import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query';
import { transfer } from 'comlink';
import { useEffect, useMemo, useState } from 'react';
import { ClusterError } from '~/kube/clusterError';
import { failureIn } from '~/kube/fromQuery';
import { inWorkerOr } from '~/kube/inWorkerOr';
import { failed, type Loadable, loading, ready } from '~/kube/loadable';
import { getStream } from '~/kube/request';
import { storedPlaces, type StoredPlaces } from '~/olm/read/storedPlaces';
import {
  type DefinitionPair,
  type ListedPage,
  SAMPLE,
  type StoredCheck,
  type StoredTally,
  type StoredTarget,
  tallyOf,
} from '~/updates/rules/stored/stored';
import type { CheckedList, StoredChecks } from './storedChecks';

/**
 * Validates the objects of a kind with its new definition: a sample, and all on request. The result is cached for the
 * next visit; leaving the page stops the check.
 * @param isMeant whether it starts automatically
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

/** What checks of this page have found so far; `null`: there was none. Requests nothing. */
export function useKnownTally(): (change: NamedPair, target: StoredTarget) => StoredTally | null {
  const client = useQueryClient();
  return (change, target) => {
    const pages = client.getQueryData(storedPages(change, target).queryKey)?.pages ?? NOTHING;
    const isDone = pages.at(-1)?.next === null;
    return pages.length === 0 ? null : tallyOf(byList(pages), isDone);
  };
}

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'error' | 'fetchNextPage'>;

/** Requests pages while more are wanted; returns whether it does. */
function useNextPages(
  { hasNextPage, isFetching, error, fetchNextPage }: Pages,
  read: number,
  isMoreWanted: boolean,
): boolean {
  const goesOn = hasNextPage && isMoreWanted && !isFetching && error === null;
  useEffect(() => {
    // After each page, because a fast answer can arrive before a render.
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

/** Objects per request: 25 MB with the largest possible objects. */
const PAGE = 250;

/** The position of the next page. */
type Position = {
  /** `null`: the readable namespaces are unknown. */
  readonly places: StoredPlaces | null;
  /** The index of the namespace. */
  readonly at: number;
  /** The continue token; `null`: the first page. */
  readonly token: string | null;
  /** The list was restarted before. */
  readonly isRestarted: boolean;
};

const START: Position = { places: null, at: 0, token: null, isRestarted: false };

type StoredListPage = ListedPage & {
  /** The index of its list. */
  readonly at: number;
  readonly isEverywhere: boolean;
  readonly next: Position | null;
};

/** The objects of a kind page by page, each checked. Starts with the readable namespaces. */
function storedPages(change: NamedPair, target: StoredTarget) {
  return infiniteQueryOptions({
    queryKey: keyOf(change, target),
    queryFn: ({ pageParam, signal }) => readPage(pageParam, { change, target, signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next,
    structuralSharing: false,
  });
}

/** The definitions themselves can have a megabyte. */
function keyOf({ id }: NamedPair, { model }: StoredTarget) {
  return ['stored-objects', id, model] as const;
}

type Reading = {
  readonly change: NamedPair;
  readonly target: StoredTarget;
  readonly signal: AbortSignal;
};

async function readPage(position: Position, reading: Reading): Promise<StoredListPage> {
  const { at, token, isRestarted } = position;
  const { target, signal } = reading;
  const places = position.places ?? (await storedPlaces(target.model, signal));
  try {
    const { page, remaining, token: next } = await listed({ ...position, places }, reading);
    return {
      ...page,
      remaining,
      at,
      isStart: token === null,
      isEverywhere: places[0] === null,
      next: next === null ? nextPlace(places, at) : { places, at, token: next, isRestarted },
    };
  } catch (error) {
    if (token === null || isRestarted || !isExpired(error)) throw error;
    return readPage({ places, at, token: null, isRestarted: true }, reading);
  }
}

type Place = Omit<Position, 'places'> & { readonly places: StoredPlaces };

async function listed({ places, at, token }: Place, { change, target, signal }: Reading) {
  const namespace = places[at] ?? undefined;
  const query = { limit: String(PAGE), ...(token === null ? {} : { continue: token }) };
  const body = await getStream(target.model, { namespace, query }, signal);
  const found = await checkedList(change, body);
  signal.throwIfAborted();
  return found;
}

function nextPlace(places: StoredPlaces, at: number): Position | null {
  return at + 1 < places.length ? { ...START, places, at: at + 1 } : null;
}

/** Continue tokens expire after some minutes (410). This is the only failure without a kind of its own. */
function isExpired(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'other';
}

/** A changed definition with a unique name. */
export type NamedPair = { readonly id: string; readonly pair: DefinitionPair };

/** Checks a page of a list in the worker, or in this thread if workers are blocked. */
export async function checkedList(
  { id, pair }: NamedPair,
  body: ReadableStream,
): Promise<CheckedList> {
  const [bytes, checks] = await Promise.all([new Response(body).arrayBuffer(), checksThread()]);
  if (!learned.has(id)) await checks.learn(id, pair);
  learned.add(id);
  const found = await checks.check(id, transfer(bytes, [bytes]));
  if (found === null) throw new Error(`The definition ${id} is not known.`);
  return found;
}

/** The definitions that the worker has. */
const learned = new Set<string>();

const checksThread = inWorkerOr<StoredChecks>({
  worker: () => new Worker(new URL('./stored.worker.ts', import.meta.url)),
  ask: (checks) => checks.check('', new ArrayBuffer(0)),
  main: async () => (await import('./storedChecks')).createStoredChecks(),
});
