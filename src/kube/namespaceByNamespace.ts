import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ifAllowed } from './useCan';
import { ClusterError } from './clusterError';
import { type Loadable, dataOr, failed, ready } from './loadable';
import type { Namespace } from './models/namespace';
import type { ResourceModel, Stored } from './models/meta';
import { concurrencyLimit, getList } from './request';
import { useNamespaces } from './useListOrNamespace';

/** The user's namespaces, for users who cannot list a kind cluster-wide. */
export function useNamespaceNames(isWanted: boolean): {
  readonly namespaces: Loadable<readonly Namespace[]>;
  readonly names: readonly string[];
} {
  const { namespaces } = useNamespaces(isWanted);
  const names = useMemo(
    () =>
      dataOr(namespaces, [])
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    [namespaces],
  );
  return { namespaces, names };
}

/** With four requests each, this is the number that a browser sends to one host over HTTP/1.1, with some reserve. */
const AT_ONCE = 3;

/** Runs a few tasks at a time, so that hundreds of them do not use all connections of the browser. */
export const inTurn = concurrencyLimit(AT_ONCE);

/** Reads lists of a namespace. A failure is also a result, because each kind has its own permission. */
export function listsOf(namespace: string, signal: AbortSignal) {
  return async <T extends Stored<string>>(
    model: ResourceModel,
    labelSelector?: string,
  ): Promise<Loadable<readonly T[]>> => {
    const query = labelSelector === undefined ? {} : { query: { labelSelector } };
    try {
      return ready(await ifAllowed(getList<T>)(model, { namespace, ...query }, signal));
    } catch (error) {
      if (error instanceof ClusterError) return failed(error.failure);
      throw error;
    }
  };
}

/** The results of all namespaces in order, and the time of the first request. */
export function withTime<T>(
  results: readonly { readonly data: T | undefined; readonly dataUpdatedAt: number }[],
) {
  const times = results.flatMap(({ dataUpdatedAt: at }) => (at === 0 ? [] : [at]));
  return {
    answers: results.map(({ data }) => data),
    readAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}

/**
 * Repeats the reads with one of these keys.
 * @param keys must be referentially stable
 */
export function useReadAgain(keys: readonly string[]): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  }, [queries, keys]);
}
