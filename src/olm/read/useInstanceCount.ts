import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { listIn, recordIn } from '~/kube/json';
import type { InstanceCount, OperatorApi } from '~/olm/installed/operatorApis';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed, mayList } from '~/kube/useCan';

/**
 * Counts the objects of an API without reading them: one object's metadata, and the number of the others. Failed with
 * `not-found` if the cluster does not have the API.
 * @param api `null`: counts nothing (loading)
 * @param namespace for users who cannot list in the whole cluster
 */
export function useInstanceCount(
  api: OperatorApi | null,
  namespace: string,
): Loadable<InstanceCount> {
  return fromQuery(useQuery(instanceCount(api, namespace)));
}

export type InstanceCounts = {
  /** In the order of the APIs. */
  readonly counts: readonly Loadable<InstanceCount>[];
  /** The oldest time of a count, as ISO 8601; `null`: none yet. */
  readonly countedAt: string | null;
  readonly isCounting: boolean;
  readonly countAgain: () => void;
};

/** The same for several APIs, with a refresh. */
export function useInstanceCounts(apis: readonly OperatorApi[], namespace: string): InstanceCounts {
  const results = useQueries({ queries: apis.map((api) => instanceCount(api, namespace)) });
  const times = results.flatMap(({ dataUpdatedAt, errorUpdatedAt }) => {
    const time = Math.max(dataUpdatedAt, errorUpdatedAt);
    return time === 0 ? [] : [time];
  });
  return {
    counts: results.map(fromQuery),
    countedAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    isCounting: results.some(({ isFetching }) => isFetching),
    countAgain: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

/**
 * A watch would require a connection for each API, and initially send every object. Instead, it is counted when the
 * page opens and when the user returns to its window.
 */
function instanceCount(api: OperatorApi | null, namespace: string) {
  return queryOptions({
    queryKey: ['instance-count', api, namespace],
    queryFn:
      api === null
        ? skipToken
        : ({ client, signal }) => countOf(api, namespace, { client, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** @throws ClusterError */
async function countOf(
  { group, kind, plural, versions: [version] }: OperatorApi,
  namespace: string,
  { client, signal }: { readonly client: QueryClient; readonly signal: AbortSignal },
): Promise<InstanceCount> {
  const model: ResourceModel = { group, version, kind, plural, namespaced: true };
  // The permission is reviewed first, because the count repeats when the user returns to the window.
  const place = (await mayList(client, model, null)) ? null : namespace;
  const address = { namespace: place ?? undefined, query: ONE };
  return { count: countIn(await ifAllowed(getMetadata)(model, address, signal)), namespace: place };
}

const ONE = { limit: '1' };

/** The server omits the number of the others if there are none. */
function countIn(list: unknown): number {
  const { items, metadata } = recordIn(list);
  const others = recordIn(metadata)['remainingItemCount'];
  return listIn(items).length + (typeof others === 'number' ? others : 0);
}
