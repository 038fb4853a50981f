import { useMemo } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { fromQuery } from '~/kube/fromQuery';
import { type Loadable, dataOr, loading, map, ready } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
// eslint-disable-next-line no-restricted-imports -- what may not be listed is not counted, and what is not counted is not watched
import { useWatchQueries, type WatchQuery } from '~/kube/watch';
import type { NamespaceScope } from '~/routes';
import type { OperandApi } from '~/operands/rules/operandApis';
import { INSTANCES, instanceCount, readInstances, type InstanceCount } from './instanceLists';
import { useLostApi } from './useOperandApis';

/** The instances of one API, or the reason why they are unknown. */
export type ApiInstances = { readonly api: OperandApi; readonly found: Loadable<FoundInstances> };

export type FoundInstances = InstanceCount & {
  /** `null`: too many for the list of all APIs. */
  readonly objects: readonly unknown[] | null;
};

/** An API with more instances has only its own list. */
const MOST_TOGETHER = 500;

/** The number of simultaneous watches. */
const MOST_WATCHED = 20;

/**
 * The instances of several APIs in a namespace, or wherever the user can list them. APIs that are not served are
 * omitted.
 */
export function useInstances(
  apis: readonly OperandApi[],
  scope: NamespaceScope,
): readonly ApiInstances[] {
  const listed = useMemo(() => apis.flatMap((api) => listedApi(api, scope)), [apis, scope]);
  const counts = useQueries({
    queries: listed.map(({ model }) => instanceCount(model, scope)),
  }).map(fromQuery);
  const plans = listed.map(({ api, model }, index) => ({
    api,
    model,
    count: counts[index] ?? loading,
  }));
  const small = plans.filter(({ count }) => isSmall(dataOr(count, null)));
  const isSettled = plans.every(({ count }) => count.status !== 'loading');
  // APIs without instances are also watched within the limit, because other users and Operators create instances.
  const watchable = small
    .filter(({ count }) => dataOr(count, null)?.places.length === 1)
    .toSorted((one, other) => Number(isEmpty(one.count)) - Number(isEmpty(other.count)))
    .slice(0, MOST_WATCHED);
  const queries = useSteadyQueries(
    isSettled
      ? watchable.map(({ api, model, count }) => ({
          key: api.name,
          model,
          where: { namespace: dataOr(count, null)?.places[0] ?? null },
        }))
      : [],
  );
  const watched = useWatchQueries(queries);
  const others = small.filter((one) => !watchable.includes(one) && !isEmpty(one.count));
  const reads = useQueries({
    queries: others.map(({ model, count }) =>
      readInstances(model, dataOr(count, null)?.places ?? []),
    ),
  }).map(fromQuery);
  return plans.map(({ api, count }) => ({
    api,
    found: joined(count, () => {
      const at = others.findIndex((one) => one.api === api);
      if (at >= 0) return map(reads[at] ?? loading, ({ objects }) => objects);
      return watched.get(api.name) ?? (isEmpty(count) ? NONE : loading);
    }),
  }));
}

/** A cluster-scoped API has no instances in a namespace. */
function listedApi(api: OperandApi, scope: NamespaceScope) {
  const model = api.served?.model;
  return model === undefined || (scope !== null && !model.namespaced) ? [] : [{ api, model }];
}

function isSmall(count: InstanceCount | null): boolean {
  return count !== null && count.count <= MOST_TOGETHER;
}

function isEmpty(count: Loadable<InstanceCount>): boolean {
  return dataOr(count, null)?.count === 0;
}

const NONE: Loadable<readonly unknown[]> = ready([]);

function joined(
  count: Loadable<InstanceCount>,
  objects: () => Loadable<readonly unknown[]>,
): Loadable<FoundInstances> {
  if (count.status !== 'ready') return count;
  if (!isSmall(count.data)) return ready({ ...count.data, objects: null });
  return map(objects(), (list) => ({ ...count.data, count: list.length, objects: list }));
}

/** Keeps its identity while its content is the same, because another array would start new watches. */
function useSteadyQueries(queries: readonly WatchQuery[]): readonly WatchQuery[] {
  const key = queries.map((one) => `${one.key} ${one.where.namespace ?? ''}`).join();
  // oxlint-disable-next-line react/exhaustive-deps -- compared by content
  return useMemo(() => queries, [key]);
}

export type OneApiInstances = FoundInstances & {
  /** Not all instances could be read. */
  readonly isCut: boolean;
  /** Further instances are loading; the total is already known. */
  readonly isGrowing: boolean;
  /** The time of the read, as ISO 8601; `null`: they are watched. */
  readonly readAt: string | null;
};

/** The instances of one API: watched, or read page by page for many instances or namespaces. */
export function useOneApiInstances(
  model: ResourceModel,
  scope: NamespaceScope,
): Loadable<OneApiInstances> {
  const count = fromQuery(useQuery(instanceCount(model, scope)));
  useLostApi(count);
  const counted = dataOr(count, null);
  const isWatched = canBeWatched(counted);
  const queries = useSteadyQueries(
    isWatched
      ? [{ key: 'instances', model, where: { namespace: counted?.places[0] ?? null } }]
      : [],
  );
  const watched = useWatchQueries(queries).get('instances') ?? loading;
  const query = useQuery({
    ...readInstances(model, counted?.places ?? []),
    enabled: counted !== null && !isWatched,
  });
  useLostApi(watched);
  if (count.status !== 'ready') return count;
  if (!isWatched) {
    const readAt = new Date(query.dataUpdatedAt).toISOString();
    return map(fromQuery(query), (read) => ({ ...count.data, ...read, readAt }));
  }
  return map(watched, (objects) => ({
    ...count.data,
    count: objects.length,
    objects,
    isCut: false,
    isGrowing: false,
    readAt: null,
  }));
}

function canBeWatched(count: InstanceCount | null): boolean {
  return count?.places.length === 1 && count.count <= MOST_TOGETHER;
}

/** Reads instances that are not watched again. */
export function useRefreshInstances(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [INSTANCES] });
  };
}
