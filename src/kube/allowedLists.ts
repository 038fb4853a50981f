import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';

import { type Where, useWatchList, useWatchLists } from './watch';
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
  narrowing?: Pick<Where, 'withoutLabel' | 'withLabel'>,
): ReadonlyMap<string, Loadable<readonly T[]>> {
  const reviews = useQueries({
    queries: namespaces.map((namespace) => accessReview(listRight(model, namespace))),
  });
  // Compared by content: reviews are made anew on every render.
  const answers = reviews.map(({ data, error }) => answerOf(data, error !== null)).join();
  const allowed = useMemo(() => {
    const decided = answers.split(',');
    return namespaces.filter((_, index) => decided[index] === 'allowed');
  }, [namespaces, answers]);
  const lists = useWatchLists<T>(model, allowed, narrowing);
  return useMemo(() => {
    const decided = answers.split(',');
    return new Map(
      namespaces.map((namespace, index): [string, Loadable<readonly T[]>] => [
        namespace,
        decided[index] === 'refused'
          ? failed({ kind: 'forbidden', message: '', right: listRight(model, namespace) })
          : (lists.get(namespace) ?? loading),
      ]),
    );
  }, [namespaces, answers, lists, model]);
}

function answerOf(isAllowed: boolean | undefined, hasFailed: boolean): string {
  if (isAllowed === false) return 'refused';
  return isAllowed === true || hasFailed ? 'allowed' : 'waiting';
}
