import { experimental_streamedQuery, queryOptions } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/askedFirst';
import { listIn, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson, getMetadata } from '~/kube/request';
import { concurrencyLimit } from '~/kube/concurrencyLimit';
import { placesToList } from '~/olm/read/storedPlaces';
import type { NamespaceScope } from '~/routes';

/** How many instances of an API there are, and where they were counted. */
export type InstanceCount = {
  readonly count: number;
  /** `null`: in the whole cluster. */
  readonly places: readonly (string | null)[];
  /** Namespaces that the user sees without being allowed to list the instances there. */
  readonly refused: readonly string[];
};

/** What the keys of all of these begin with: a creation or deletion makes them old. */
export const INSTANCES = 'operand-instances';

/** Counts without reading: the metadata of one object comes, and the number of the others. */
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
    scope === null ? await placesToList(model, [], signal) : { places: [scope], refused: [] };
  const counts = await Promise.all(
    places.map((place) =>
      inTurn(async () => {
        const address = { namespace: place ?? undefined, query: { limit: '1' } };
        return counted(await ifAllowed(getMetadata)(model, address, signal));
      }),
    ),
  );
  return { count: counts.reduce((sum, one) => sum + one, 0), places, refused };
}

/** The server leaves the number of the others out when there are none. */
function counted(list: unknown): number {
  const { items, metadata } = recordIn(list);
  const others = recordIn(metadata)['remainingItemCount'];
  return listIn(items).length + (typeof others === 'number' ? others : 0);
}

export type ReadInstances = {
  readonly objects: readonly unknown[];
  /** There are more than these. */
  readonly isCut: boolean;
  /** Others are being read. */
  readonly isGrowing: boolean;
};

/**
 * The instances of an API as they are when they are read: of many namespaces, or more than a watch is good for. They come
 * page by page; one that has not changed since it was read before is the same object.
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
    // To compare thousands of objects takes longer than to show them.
    structuralSharing: false,
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

const NOTHING: ReadInstances = { objects: [], isCut: false, isGrowing: true };

type Page = ReadInstances & { readonly isFirst: boolean };

type Reading = {
  readonly signal: AbortSignal;
  /** What was read before, by its version. */
  readonly known: ReadonlyMap<string, unknown>;
};

/** A continue token is good for some minutes: a list that fails in its midst begins anew, once. */
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
      const page = recordIn(await inTurn(() => ifAllowed(getJson)(model, address, signal)));
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

/** What most instances consist of, no list shows. */
function slim(object: unknown): unknown {
  const record = recordIn(object);
  const metadata = recordIn(record['metadata']);
  const managedFields = listIn(metadata['managedFields']).map((entry) => {
    const { manager, time, subresource } = recordIn(entry);
    return { manager, time, subresource };
  });
  return { ...record, metadata: { ...metadata, managedFields } };
}

/** Objects of an answer: some kilobytes each. */
const PAGE = 500;

/** More than these nobody looks through in a browser. */
const MOST = 10_000;

const inTurn = concurrencyLimit(4);
