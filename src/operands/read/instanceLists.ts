import { experimental_streamedQuery, queryOptions } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { concurrencyLimit, getJson, getMetadata } from '~/kube/request';
import { placesToList } from '~/olm/read/storedPlaces';
import type { NamespaceScope } from '~/routes';

/** The number of instances of an API, and where they were counted. */
export type InstanceCount = {
  readonly count: number;
  /** `null`: the whole cluster. */
  readonly places: readonly (string | null)[];
  /** Visible namespaces in which the user cannot list the instances. */
  readonly refused: readonly string[];
};

/** The prefix of all these query keys, which a creation or deletion invalidates. */
export const INSTANCES = 'operand-instances';

/** Counts with a list of one item, whose metadata contains the number of remaining items. */
export function instanceCount(model: ResourceModel, scope: NamespaceScope) {
  return queryOptions({
    queryKey: [INSTANCES, 'count', model, scope],
    queryFn: ({ signal }) => countIn(model, scope, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

async function countIn(
  model: ResourceModel,
  scope: NamespaceScope,
  signal: AbortSignal,
): Promise<InstanceCount> {
  const { places, refused } =
    scope === null
      ? await placesToList(model, { isOneOfMany: true }, signal)
      : { places: [scope], refused: [] };
  const counts = await Promise.all(
    places.map((place) =>
      inTurn(async () => {
        signal.throwIfAborted();
        const address = { namespace: place ?? undefined, query: { limit: '1' } };
        return counted(await ifAllowed(getMetadata)(model, address, signal));
      }),
    ),
  );
  return { count: counts.reduce((sum, one) => sum + one, 0), places, refused };
}

/** The server omits the number of remaining items if there are none. */
function counted(list: unknown): number {
  const { items, metadata } = recordIn(list);
  const others = recordIn(metadata)['remainingItemCount'];
  return listIn(items).length + (typeof others === 'number' ? others : 0);
}

export type ReadInstances = {
  readonly objects: readonly unknown[];
  /** The list is incomplete. */
  readonly isCut: boolean;
  /** Further pages are loading. */
  readonly isGrowing: boolean;
};

/**
 * The instances of an API, read once and page by page: for many namespaces, or more instances than a watch supports.
 * Unchanged instances of an earlier read keep their identity.
 */
export function readInstances(model: ResourceModel, places: readonly (string | null)[]) {
  const queryKey = [INSTANCES, 'list', model, places] as const;
  return queryOptions({
    queryKey,
    queryFn: experimental_streamedQuery({
      streamFn: ({ signal, client }) => {
        const before = client.getQueryData<ReadInstances>(queryKey)?.objects ?? [];
        return pagesOf(model, places, { signal, known: byVersion(before) });
      },
      refetchMode: 'replace',
      initialValue: NOTHING,
      reducer: (read: ReadInstances, { isFirst, ...page }: Page): ReadInstances =>
        isFirst ? page : { ...page, objects: [...read.objects, ...page.objects] },
    }),
    // Comparing thousands of objects takes longer than rendering them.
    structuralSharing: false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

const NOTHING: ReadInstances = { objects: [], isCut: false, isGrowing: true };

type Page = ReadInstances & { readonly isFirst: boolean };

type Reading = {
  readonly signal: AbortSignal;
  /** The instances of the previous read, by resource version. */
  readonly known: ReadonlyMap<string, unknown>;
};

/** A continue token expires after some minutes, so that a list that fails in between is restarted once. */
async function* pagesOf(
  model: ResourceModel,
  places: readonly (string | null)[],
  reading: Reading,
): AsyncGenerator<Page> {
  for (let attempt = 0; ; attempt += 1) {
    let isFirst = true;
    try {
      for await (const page of pagesOnce(model, places, reading)) {
        yield { ...page, isFirst };
        isFirst = false;
      }
      return;
    } catch (error) {
      if (isFirst || attempt > 0 || reading.signal.aborted) throw error;
    }
  }
}

async function* pagesOnce(
  model: ResourceModel,
  places: readonly (string | null)[],
  { signal, known }: Reading,
): AsyncGenerator<ReadInstances> {
  let count = 0;
  for (const [at, place] of places.entries()) {
    let token: string | null = null;
    do {
      const query = { limit: String(PAGE), ...(token === null ? {} : { continue: token }) };
      const address = { namespace: place ?? undefined, query };
      const page = recordIn(await listInTurn(() => ifAllowed(getJson)(model, address, signal)));
      const objects = listIn(page['items']).map((item) => known.get(versionOf(item)) ?? slim(item));
      count += objects.length;
      token = textIn(recordIn(page['metadata'])['continue']);
      const isFull = count >= MOST;
      const hasMore = token !== null || at < places.length - 1;
      yield { objects, isCut: isFull && hasMore, isGrowing: !isFull && hasMore };
      if (isFull) return;
    } while (token !== null);
  }
}

function byVersion(objects: readonly unknown[]): ReadonlyMap<string, unknown> {
  return new Map(objects.map((object) => [versionOf(object), object]));
}

function versionOf(object: unknown): string {
  const { uid, resourceVersion } = recordIn(recordIn(object)['metadata']);
  return `${textIn(uid) ?? ''} ${textIn(resourceVersion) ?? ''}`;
}

/** The largest part of an instance is not shown in lists. */
function slim(object: unknown): unknown {
  const record = recordIn(object);
  const metadata = recordIn(record['metadata']);
  const managedFields = listIn(metadata['managedFields']).map((entry) => {
    const { manager, time, subresource } = recordIn(entry);
    return { manager, time, subresource };
  });
  return { ...record, metadata: { ...metadata, managedFields } };
}

/** The number of objects per page, with some kilobytes each. */
const PAGE = 500;

/** The maximum number of instances in a list. */
const MOST = 10_000;

const inTurn = concurrencyLimit(4);
/** The first lists do not wait until all instances are counted. */
const listInTurn = concurrencyLimit(2);
