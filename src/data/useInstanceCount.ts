import { skipToken, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getMetadata } from '~/cluster/request';
import { listIn, recordIn } from '~/domain/catalog/json';
import type { OperatorApi } from '~/domain/installed/page/operatorApis';
import type { Loadable } from '~/domain/loadable';
import type { ResourceModel } from '~/models/meta';
import { fromQuery } from './fromQuery';

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
  return fromQuery(
    useQuery({
      queryKey: ['instance-count', api, namespace],
      queryFn: api === null ? skipToken : ({ signal }) => countOf(api, namespace, signal),
      staleTime: 0,
    }),
  );
}

/** @throws ClusterError */
async function countOf(
  { group, kind, plural, versions: [version] }: OperatorApi,
  namespace: string,
  signal: AbortSignal,
): Promise<InstanceCount> {
  const model: ResourceModel = { group, version, kind, plural, namespaced: true };
  try {
    return { count: countIn(await getMetadata(model, { query: ONE }, signal)), namespace: null };
  } catch (error) {
    if (!(error instanceof ClusterError) || error.failure.kind !== 'forbidden') throw error;
    const list = await getMetadata(model, { namespace, query: ONE }, signal);
    return { count: countIn(list), namespace };
  }
}

const ONE = { limit: '1' };

/** The server leaves the number of the others out when there are none. */
function countIn(list: unknown): number {
  const { items, metadata } = recordIn(list);
  const others = recordIn(metadata)['remainingItemCount'];
  return listIn(items).length + (typeof others === 'number' ? others : 0);
}
