import { useMemo, useSyncExternalStore } from 'react';
import {
  useK8sWatchResource,
  useK8sWatchResources,
  type WatchK8sResource,
} from '@openshift-console/dynamic-plugin-sdk';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { Right } from './failure';
import { failed, loading, ready, type Loadable } from './loadable';
import { listRight } from './rights';
import { failureFrom } from './clusterError';
import { sdkKindOf } from './resource';

export type Where = {
  /** `null`: all namespaces, or a cluster-scoped kind. */
  readonly namespace: string | null;
  /** Only the object of this name. */
  readonly name?: string;
  readonly labels?: Readonly<Record<string, string>>;
  /** Only objects that do not have this label at all. */
  readonly withoutLabel?: string;
  /** Only objects that have this label, whatever its value. */
  readonly withLabel?: string;
};

/**
 * The objects of a kind, kept up to date by the API server. `null` as `where`: nothing is watched yet (loading).
 *
 * One object is watched as a list of one: the SDK's watch of a single object asks again every 30 s, and treats
 * "not there" as an error.
 */
export function useWatchList<T extends Stored<string>>(
  model: ResourceModel,
  where: Where | null,
): Loadable<readonly T[]> {
  const rounds = useWatchRounds();
  const request = where === null ? null : watchRequest(model, where);
  // The SDK types the error as `any`.
  const [data, loaded, loadError] = useK8sWatchResource(
    request === null ? null : inRound(request, rounds),
  ) as unknown as readonly [unknown, boolean, unknown];
  // Compared by content: callers say anew on every render what they watch.
  const key = request === null ? null : watchKey(request);
  const namespace = where?.namespace ?? null;
  return useMemo(
    () =>
      key === null
        ? loading
        : withRetry(watchedList<T>({ data, loaded, loadError }, listRight(model, namespace)), key),
    [key, data, loaded, loadError, model, namespace],
  );
}

/** Lists of several kinds at once, by their keys. All watches begin anew when one is added or left out. */
export function useWatchQueries<T extends Stored<string>>(
  queries: readonly WatchQuery[],
): ReadonlyMap<string, Loadable<readonly T[]>> {
  const wanted = useMemo(
    () =>
      Object.fromEntries(
        queries.map(({ key, model, where }) => [key, watchRequest(model, where)] as const),
      ),
    [queries],
  );
  const results = useRequests(wanted);
  return useMemo(() => {
    const entries = queries.flatMap(({ key, model, where }) => {
      const result = results[key];
      if (result === undefined) return [];
      const list = watchedList<T>(result, listRight(model, where.namespace));
      return [[key, withRetry(list, watchKey(watchRequest(model, where)))] as const];
    });
    return new Map(entries);
  }, [queries, results]);
}

export type WatchQuery = {
  readonly key: string;
  readonly model: ResourceModel;
  readonly where: Where;
};

type Requests = Readonly<Record<string, WatchK8sResource>>;

function useRequests(wanted: Requests): Readonly<Record<string, Watched>> {
  const rounds = useWatchRounds();
  const requests = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(wanted).map(([key, request]) => [key, inRound(request, rounds)] as const),
      ),
    [wanted, rounds],
  );
  return useK8sWatchResources(requests);
}

/** What failed can be asked for again; what the cluster does not serve comes only with its definition. */
function withRetry<T>(value: Loadable<T>, key: string): Loadable<T> {
  if (value.status !== 'failed' || value.failure.kind === 'not-served') return value;
  const retry = () => {
    watchAgain(key);
  };
  return failed({ ...value.failure, retry });
}

/** What the SDK is asked to watch. Two requests that are alike share one watch. */
export function watchRequest(model: ResourceModel, where: Where): WatchK8sResource {
  return {
    groupVersionKind: sdkKindOf(model),
    isList: true,
    namespaced: model.namespaced,
    ...(where.namespace === null ? {} : { namespace: where.namespace }),
    ...(where.name === undefined ? {} : { fieldSelector: `metadata.name=${where.name}` }),
    ...selectorOf(where),
  };
}

/** As the SDK gives what it watches. */
export type Watched = {
  readonly data: unknown;
  readonly loaded: boolean;
  readonly loadError: unknown;
};

/** The objects of a list that the SDK, or the console for us, watches. */
export function watchedList<T extends Stored<string>>(
  { data, loaded, loadError }: Watched,
  right: Right,
): Loadable<readonly T[]> {
  // The SDK types the objects as mutable: this is where they are given their real type.
  const objects = data as readonly T[] | undefined;
  if (loadError !== undefined && loadError !== null && loadError !== '') {
    const failure = failureFrom(loadError, right);
    return loaded && failure.kind !== 'not-served'
      ? ready(objects ?? [], failure)
      : failed(failure);
  }
  return loaded ? ready(objects ?? []) : loading;
}

function selectorOf(where: Where): Pick<WatchK8sResource, 'selector'> {
  const { labels, withoutLabel, withLabel } = where;
  const matchExpressions = [
    ...(withoutLabel === undefined ? [] : [{ key: withoutLabel, operator: 'DoesNotExist' }]),
    ...(withLabel === undefined ? [] : [{ key: withLabel, operator: 'Exists' }]),
  ];
  if (labels === undefined && matchExpressions.length === 0) return {};
  return {
    selector: {
      ...(labels === undefined ? {} : { matchLabels: { ...labels } }),
      ...(matchExpressions.length === 0 ? {} : { matchExpressions }),
    },
  };
}

/**
 * The SDK asks again for a list that it could not read, but only after 15 seconds, and offers no way to ask at once. A
 * request that is not quite the same makes it begin anew: the size of its pages, said or left to the SDK, is the one part
 * that changes nothing of what comes. Whoever watches the same list goes along, so that they still share one watch.
 */
const PAGE_SIZE = 250;

/** How often somebody wanted a list at once, by its request. */
type Rounds = ReadonlyMap<string, number>;

let rounds: Rounds = new Map();
const listeners = new Set<() => void>();

/** What two requests that share a watch have in common. */
function watchKey(request: WatchK8sResource): string {
  return JSON.stringify(request);
}

/** Lets all who watch this list begin anew. */
function watchAgain(key: string): void {
  rounds = new Map(rounds).set(key, (rounds.get(key) ?? 0) + 1);
  for (const listener of listeners) listener();
}

function useWatchRounds(): Rounds {
  return useSyncExternalStore(subscribe, () => rounds);
}

/** The request of now. */
function inRound(request: WatchK8sResource, now: Rounds): WatchK8sResource {
  const round = now.get(watchKey(request)) ?? 0;
  return round % 2 === 0 ? request : { ...request, limit: PAGE_SIZE };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
