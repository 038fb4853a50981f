import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';

import { type WatchQuery, type Where, useWatchList, useWatchQueries } from './watch';
import type { Right } from './failure';
import { type Loadable, failed, loading } from './loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { accessReview } from './useCan';
import { listRight } from './rights';

/**
 * The objects of a kind, kept up to date, for those who may list them. Who may not is asked first and told which right
 * that is: the console's watch would ask for a forbidden list again every 15 seconds.
 */
export function useAllowedList<T extends Stored<string>>(
  model: ResourceModel,
  where: Where | null,
): Loadable<readonly T[]> {
  const namespace = where?.namespace ?? null;
  const right = useMemo(() => listRight(model, namespace), [model, namespace]);
  const review = useQuery({ ...accessReview(reviewed(right, where)), enabled: where !== null });
  // A review that fails forbids nothing: the server decides.
  const isDecided = review.data !== undefined || review.error !== null;
  const isRefused = review.data === false;
  const list = useWatchList<T>(model, isDecided && !isRefused ? where : null);
  return useMemo(
    () => (isRefused ? failed({ kind: 'forbidden', message: '', right }) : list),
    [isRefused, right, list],
  );
}

/** Of a kind of the cluster there is often but one object, and a role may name it. */
function reviewed(right: Right, where: Where | null): Right {
  return where?.namespace === null && where.name !== undefined
    ? { ...right, name: where.name }
    : right;
}

/** The same in several namespaces at once, by their names. */
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

/** The same of several kinds at once, by their keys. @param queries the very same list until one of them changes */
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
          ? failed({ kind: 'forbidden', message: '', right: listRight(model, where.namespace) })
          : (lists.get(key) ?? loading),
      ]),
    );
  }, [queries, answers, lists]);
}

/**
 * Whether each may be listed: `waiting`, `allowed` or `refused`, joined by commas. Compared by content: reviews are made anew
 * on every render.
 */
export function useListAnswers(lists: readonly Omit<WatchQuery, 'key'>[]): string {
  const reviews = useQueries({
    queries: lists.map(({ model, where }) => accessReview(listRight(model, where.namespace))),
  });
  return reviews
    .map(({ data, error }) => {
      if (data === false) return 'refused';
      // A review that fails forbids nothing: the server decides.
      return data === true || error !== null ? 'allowed' : 'waiting';
    })
    .join();
}
