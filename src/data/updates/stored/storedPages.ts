import { infiniteQueryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getStream } from '~/cluster/request';
import type { StoredTarget } from '~/domain/plans/review/stored/storedTarget';
import type { ListedPage } from '~/domain/plans/review/stored/storedTally';
import { type StoredPlaces, storedPlaces } from './storedPlaces';
import { type NamedPair, checkedList } from './storedThread';

/** Objects per request: 25 MB when they are as big as objects can well be. */
const PAGE = 250;

/** What is to be read next. */
type Position = {
  readonly places: StoredPlaces;
  /** Which of the places. */
  readonly at: number;
  /** Where the list goes on; `null`: it begins. */
  readonly token: string | null;
  /** It has begun anew before. */
  readonly isRestarted: boolean;
};

export type StoredListPage = ListedPage & {
  /** Which of the lists it belongs to. */
  readonly at: number;
  readonly isEverywhere: boolean;
  readonly next: Position | null;
};

/** The objects of a kind page by page, each checked. Where they may be listed is asked first. */
export function storedPages(change: NamedPair, target: StoredTarget) {
  return infiniteQueryOptions({
    queryKey: ['stored-objects', change.id, target.model],
    queryFn: async ({ pageParam, signal }) =>
      readPage(pageParam ?? (await firstPosition(target, signal)), { change, target, signal }),
    initialPageParam: null as Position | null,
    getNextPageParam: ({ next }) => next,
    structuralSharing: false,
  });
}

async function firstPosition({ model }: StoredTarget, signal: AbortSignal): Promise<Position> {
  const places = await storedPlaces(model, signal);
  return { places, at: 0, token: null, isRestarted: false };
}

type Reading = {
  readonly change: NamedPair;
  readonly target: StoredTarget;
  readonly signal: AbortSignal;
};

async function readPage(position: Position, reading: Reading): Promise<StoredListPage> {
  const { places, at, token, isRestarted } = position;
  try {
    const { page, remaining, token: next } = await listed(position, reading);
    return {
      ...page,
      remaining,
      at,
      isStart: token === null,
      isEverywhere: places[0] === null,
      next: next === null ? nextPlace(position) : { ...position, token: next },
    };
  } catch (error) {
    if (token === null || isRestarted || !isExpired(error)) throw error;
    return readPage({ ...position, token: null, isRestarted: true }, reading);
  }
}

async function listed({ places, at, token }: Position, { change, target, signal }: Reading) {
  const namespace = places[at] ?? undefined;
  const query = { limit: String(PAGE), ...(token === null ? {} : { continue: token }) };
  const body = await getStream(target.model, { namespace, query }, signal);
  const found = await checkedList(change, body);
  signal.throwIfAborted();
  return found;
}

function nextPlace({ places, at }: Position): Position | null {
  const isLast = at + 1 >= places.length;
  return isLast ? null : { places, at: at + 1, token: null, isRestarted: false };
}

/** After some minutes the API server no longer knows how a list went on (410); no other failure is of no kind. */
function isExpired(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'other';
}
