import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ifAllowed } from './askedFirst';
import { ClusterError } from './clusterError';
import { type Loadable, dataOr, failed, ready } from './loadable';
import type { Namespace } from './models/namespace';
import type { ResourceModel, Stored } from './models/meta';
import { getList } from './request';
import { turns } from './turns';
import { useNamespaces } from './useNamespaces';

/** The namespaces that the user sees, for those who may not list something in the whole cluster. */
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

/** With four requests each this is as much as a browser sends to one host over HTTP/1.1 at once, and some in reserve. */
const AT_ONCE = 3;

/** Runs tasks a few at a time, so that hundreds do not take all of the browser's connections. */
export const inTurn = turns(AT_ONCE);

/** Reads lists of a namespace. Also what could not be read is an answer: each kind has a right of its own. */
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

/** The answers of all namespaces, in their order, and when the first of them was read. */
export function withTime<T>(
  results: readonly { readonly data: T | undefined; readonly dataUpdatedAt: number }[],
) {
  const times = results.flatMap(({ dataUpdatedAt: at }) => (at === 0 ? [] : [at]));
  return {
    answers: results.map(({ data }) => data),
    readAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}

/** Reads again what has one of these keys. @param keys the very same list on every rendering */
export function useReadAgain(keys: readonly string[]): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const key of keys) void queries.invalidateQueries({ queryKey: [key] });
  }, [queries, keys]);
}
