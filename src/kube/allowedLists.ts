import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';

import { type WatchQuery, type Where, useWatchList, useWatchQueries } from './watch';
import type { Permission } from './failure';
import { type Loadable, failed, loading } from './loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { accessReview } from './useCan';
import { listPermission } from './permissions';

/**
 * Watches the objects of a kind if the user can list them. The permission is reviewed first and named if it is missing:
 * the console's watch repeats a forbidden list request every 15 seconds.
 */
export function useAllowedList<T extends Stored<string>>(
  model: ResourceModel,
  where: Where | null,
): Loadable<readonly T[]> {
  const namespace = where?.namespace ?? null;
  const permission = useMemo(() => listPermission(model, namespace), [model, namespace]);
  const review = useQuery({
    ...accessReview(reviewed(permission, where)),
    enabled: where !== null,
  });
  // If a review fails, the request is sent: the server decides.
  const isDecided = review.data !== undefined || review.error !== null;
  const isRefused = review.data === false;
  const list = useWatchList<T>(model, isDecided && !isRefused ? where : null);
  return useMemo(
    () => (isRefused ? failed({ kind: 'forbidden', message: '', permission }) : list),
    [isRefused, permission, list],
  );
}

/** For cluster-scoped kinds with a single object, to which a role can refer by name. */
function reviewed(permission: Permission, where: Where | null): Permission {
  return where?.namespace === null && where.name !== undefined
    ? { ...permission, name: where.name }
    : permission;
}

/** The same for several namespaces, by name. */
export function useAllowedLists<T extends Stored<string>>(
  model: ResourceModel,
  namespaces: readonly string[],
  { withoutLabel, withLabel }: Pick<Where, 'withoutLabel' | 'withLabel'> = {},
): ReadonlyMap<string, Loadable<readonly T[]>> {
  const queries = useMemo(() => {
    const more = {
      ...(withoutLabel !== undefined && { withoutLabel }),
      ...(withLabel !== undefined && { withLabel }),
    };
    return namespaces.map((namespace) => ({
      key: namespace,
      model,
      where: { namespace, ...more },
    }));
  }, [model, namespaces, withoutLabel, withLabel]);
  return useAllowedQueries<T>(queries);
}

/**
 * The same for several kinds, by key.
 * @param queries must be referentially stable until one of them changes
 */
export function useAllowedQueries<T extends Stored<string>>(
  queries: readonly WatchQuery[],
): ReadonlyMap<string, Loadable<readonly T[]>> {
  const answers = useListAnswers(queries);
  const allowed = useMemo(() => {
    const decided = answers.split(',');
    return queries.filter((_, index) => decided[index] === 'allowed');
  }, [queries, answers]);
  const lists = useWatchQueries<T>(allowed);
  return useMemo(() => {
    const decided = answers.split(',');
    return new Map(
      queries.map(({ key, model, where }, index): [string, Loadable<readonly T[]>] => [
        key,
        decided[index] === 'refused'
          ? failed({
              kind: 'forbidden',
              message: '',
              permission: listPermission(model, where.namespace),
            })
          : (lists.get(key) ?? loading),
      ]),
    );
  }, [queries, answers, lists]);
}

/**
 * The permission for each list: `waiting`, `allowed` or `refused`, joined by commas. A string, because reviews are new
 * objects in every render.
 */
export function useListAnswers(lists: readonly Omit<WatchQuery, 'key'>[]): string {
  const reviews = useQueries({
    queries: lists.map(({ model, where }) => accessReview(listPermission(model, where.namespace))),
  });
  return reviews
    .map(({ data, error }) => {
      if (data === false) return 'refused';
      // If a review fails, the request is sent: the server decides.
      return data === true || error !== null ? 'allowed' : 'waiting';
    })
    .join();
}
