import { infiniteQueryOptions } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getStream } from '~/kube/request';
import type { StoredTarget } from '~/updates/rules/stored/storedTarget';
import type { ListedPage } from '~/updates/rules/stored/storedTally';
import { type StoredPlaces, storedPlaces } from '~/olm/read/storedPlaces';
import { type NamedPair, checkedList } from './storedThread';

/** Objects per request: 25 MB when they are as big as objects can well be. */
const PAGE = 250;

/** What is to be read next. */
type Position = {
  /** `null`: where anything may be read has to be found out first. */
  readonly places: StoredPlaces | null;
  /** Which of the places. */
  readonly at: number;
  /** Where the list goes on; `null`: it begins. */
  readonly token: string | null;
  /** It has begun anew before. */
  readonly isRestarted: boolean;
};

const START: Position = { places: null, at: 0, token: null, isRestarted: false };

export type StoredListPage = ListedPage & {
  /** Which of the lists it belongs to. */
  readonly at: number;
  readonly isEverywhere: boolean;
  readonly next: Position | null;
};

/** The objects of a kind page by page, each checked. Where they may be listed is asked first. */
export function storedPages(change: NamedPair, target: StoredTarget) {
  return infiniteQueryOptions({
    queryKey: keyOf(change, target),
    queryFn: ({ pageParam, signal }) => readPage(pageParam, { change, target, signal }),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next,
    structuralSharing: false,
  });
}

/** The definitions themselves may be of a megabyte. */
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

/** After some minutes the API server no longer knows how a list went on (410); no other failure is of no kind. */
function isExpired(error: unknown): boolean {
  return error instanceof ClusterError && error.failure.kind === 'other';
}
