import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { getMetadata } from '~/kube/request';
import { listIn, recordIn } from '~/kube/json';
import type { OperatorApi } from '~/olm/installed/operatorApis';
import type { Loadable } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
import { fromQuery } from '~/kube/fromQuery';
import { ifAllowed, mayList } from '~/kube/askedFirst';

/** How many objects of an API there are. */
export type InstanceCount = {
  readonly count: number;
  /** Counted in this namespace only, as the user may not see more; `null`: in the whole cluster. */
  readonly namespace: string | null;
};

/**
 * Counts the objects of an API without reading them: one object's metadata comes, and the number of the others. Failed
 * with `not-found` where the cluster does not serve the API.
 * @param api `null`: nothing is counted (loading)
 * @param namespace where to count for those who may not list in the whole cluster
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
  /** When the one that is known the longest was counted, as ISO 8601; `null`: none is yet. */
  readonly countedAt: string | null;
  readonly isCounting: boolean;
  readonly countAgain: () => void;
};

/** The same of several APIs, and how to count them again. */
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
 * A watch would hold a connection for each API, and send every object at first. So it is counted whenever somebody opens
 * the page or comes back to its window, after they have created or deleted something elsewhere.
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
  // Asked before: it is counted again on each return to the window.
  const place = (await mayList(client, model, null)) ? null : namespace;
  const address = { namespace: place ?? undefined, query: ONE };
  return { count: countIn(await ifAllowed(getMetadata)(model, address, signal)), namespace: place };
}

const ONE = { limit: '1' };

/** The server leaves the number of the others out when there are none. */
function countIn(list: unknown): number {
  const { items, metadata } = recordIn(list);
  const others = recordIn(metadata)['remainingItemCount'];
  return listIn(items).length + (typeof others === 'number' ? others : 0);
}
