import { useMemo, useSyncExternalStore } from 'react';
import {
  useK8sModels,
  useK8sWatchResource,
  useK8sWatchResources,
  type K8sModel,
  type WatchK8sResource,
} from '@openshift-console/dynamic-plugin-sdk';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import type { Permission } from './failure';
import { failed, loading, ready, type Loadable } from './loadable';
import { listPermission } from './permissions';
import { failureFrom } from './clusterError';
import { isTooDeep, TOO_DEEP } from './json';
import { isOwn, type OwnList, useOwnLists, type Watched } from './ownWatch';
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
  /** Only events about objects of this name. */
  readonly involved?: string;
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
  const request = where === null ? null : watchRequest(model, where);
  const { data, loaded, loadError } = useWatched(request, model, where);
  // Compared by content, because callers create the request at each rendering.
  const key = request === null ? null : watchKey(request);
  const namespace = where?.namespace ?? null;
  const isOne = where?.name !== undefined;
  return useMemo(
    () =>
      key === null
        ? loading
        : withRetry(
            watchedList<T>({ data, loaded, loadError }, listPermission(model, namespace), isOne),
            key,
          ),
    [key, data, loaded, loadError, model, namespace, isOne],
  );
}

/** Uses the SDK, or a separate watch for kinds that the SDK does not support. */
function useWatched(
  request: WatchK8sResource | null,
  model: ResourceModel,
  where: Where | null,
): Watched {
  const rounds = useWatchRounds();
  const models = useModels();
  const list = where === null ? null : ownList(model, where, rounds);
  const isForeign = list !== null && isWatchedHere(list, models);
  const [own] = useOwnLists(isForeign ? [list] : NO_LISTS);
  // The SDK types the error as `any`.
  const [data, loaded, loadError] = useK8sWatchResource(
    request === null || isForeign ? null : inRound(request, rounds),
  ) as unknown as readonly [unknown, boolean, unknown];
  return own ?? { data, loaded, loadError };
}

/** Watches lists of several kinds, by key. All watches restart when one is added or removed. */
export function useWatchQueries<T extends Stored<string>>(
  queries: readonly WatchQuery[],
): ReadonlyMap<string, Loadable<readonly T[]>> {
  const rounds = useWatchRounds();
  const models = useModels();
  const { requests, own } = useMemo(() => {
    const lists = queries.map(({ key, model, where }) => ({
      key,
      request: inRound(watchRequest(model, where), rounds),
      list: ownList(model, where, rounds),
    }));
    const foreign = lists.filter(({ list }) => isWatchedHere(list, models));
    const others = lists.filter((one) => !foreign.includes(one));
    return {
      requests: Object.fromEntries(others.map(({ key, request }) => [key, request] as const)),
      own: foreign,
    };
  }, [queries, rounds, models]);
  const results = useK8sWatchResources(requests);
  const ownResults = useOwnLists(useMemo(() => own.map(({ list }) => list), [own]));
  return useMemo(() => {
    const here = new Map(own.map(({ key }, index) => [key, ownResults[index]]));
    const entries = queries.flatMap(({ key, model, where }) => {
      const result: Watched | undefined = here.get(key) ?? results[key];
      if (result === undefined) return [];
      const permission = listPermission(model, where.namespace);
      const list = watchedList<T>(result, permission, where.name !== undefined);
      return [[key, withRetry(list, watchKey(watchRequest(model, where)))] as const];
    });
    return new Map(entries);
  }, [queries, results, own, ownResults]);
}

export type WatchQuery = {
  readonly key: string;
  readonly model: ResourceModel;
  readonly where: Where;
};

type Models = Readonly<Record<string, K8sModel | undefined>>;

/** The kinds that the console knows, by its model keys. */
function useModels(): Models {
  const [models] = useK8sModels();
  return models;
}

/**
 * Whether the SDK cannot watch a list that the cluster serves. The SDK also takes a kind of the same name in another group
 * for one that it does not know, and several watches at once never learn of a new kind (getK8sModel and
 * useK8sWatchResources of the SDK 4.22).
 */
function isWatchedHere(list: OwnList, models: Models): boolean {
  // Unknown until the console's first discovery is complete.
  if (list.model.isServed !== true || Object.keys(models).length === 0) return false;
  return isOwn(list) || !isKnown(list.model, models);
}

function isKnown({ group, version, kind, plural, namespaced }: ResourceModel, models: Models) {
  const found = models[`${group === '' ? 'core' : group}~${version}~${kind}`] ?? models[kind];
  return (
    found?.apiVersion === version &&
    (found.apiGroup ?? '') === group &&
    found.plural === plural &&
    (found.namespaced ?? false) === namespaced
  );
}

const NO_LISTS: readonly OwnList[] = [];

function ownList(model: ResourceModel, where: Where, now: Rounds): OwnList {
  const { namespace, labels = {}, withLabel, withoutLabel } = where;
  const selectors = [
    ...Object.entries(labels).map(([key, value]) => `${key}=${value}`),
    ...(withLabel === undefined ? [] : [withLabel]),
    ...(withoutLabel === undefined ? [] : [`!${withoutLabel}`]),
  ];
  return {
    model,
    namespace,
    ...fieldSelectorOf(where),
    ...(selectors.length > 0 && { labelSelector: selectors.join() }),
    round: now.get(watchKey(watchRequest(model, where))) ?? 0,
  };
}

/** A failed list can be retried. An unserved API becomes available only with its definition. */
function withRetry<T>(value: Loadable<T>, key: string): Loadable<T> {
  if (value.status !== 'failed' || value.failure.kind === 'not-served') return value;
  const retry = () => {
    watchAgain(key);
  };
  return failed({ ...value.failure, retry });
}

/** The request for the SDK's watch. Equal requests share one watch. */
export function watchRequest(model: ResourceModel, where: Where): WatchK8sResource {
  return {
    groupVersionKind: sdkKindOf(model),
    isList: true,
    namespaced: model.namespaced,
    ...(where.namespace === null ? {} : { namespace: where.namespace }),
    ...fieldSelectorOf(where),
    ...selectorOf(where),
  };
}

function fieldSelectorOf({ name, involved }: Where): Pick<WatchK8sResource, 'fieldSelector'> {
  if (involved !== undefined) return { fieldSelector: `involvedObject.name=${involved}` };
  return name === undefined ? {} : { fieldSelector: `metadata.name=${name}` };
}

/**
 * The objects of a list that the SDK, or the console for us, watches.
 * @param isOne the list of one object, which is shown as a whole: fails if it would overflow the stack
 */
export function watchedList<T extends Stored<string>>(
  { data, loaded, loadError }: Watched,
  permission: Permission,
  isOne = false,
): Loadable<readonly T[]> {
  // The SDK types the objects as mutable: this is where they are given their real type.
  const list = (data as readonly T[] | undefined) ?? [];
  if (loadError !== undefined && loadError !== null && loadError !== '') {
    const failure = failureFrom(loadError, permission);
    return loaded && failure.kind !== 'not-served' ? ready(list, failure) : failed(failure);
  }
  if (!loaded) return loading;
  return isOne ? shallow(list) : ready(list);
}

function shallow<T extends object>(list: readonly T[]): Loadable<readonly T[]> {
  return list.some(isTooDeep) ? failed(TOO_DEEP) : ready(list);
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
 * The SDK retries a list that it could not read only after 15 seconds, and has no function to retry. A slightly different
 * request restarts the watch. The page size, explicit or the SDK's default, is the only part that does not change the
 * result. All users of the list change together, so that they still share one watch.
 */
const PAGE_SIZE = 250;

/** The number of requested retries of each list, by its request. */
type Rounds = ReadonlyMap<string, number>;

let rounds: Rounds = new Map();
const listeners = new Set<() => void>();

/** The common key of requests that share a watch. */
function watchKey(request: WatchK8sResource): string {
  return JSON.stringify(request);
}

/** Restarts the watch of this list for all its users. */
function watchAgain(key: string): void {
  rounds = new Map(rounds).set(key, (rounds.get(key) ?? 0) + 1);
  for (const listener of listeners) listener();
}

function useWatchRounds(): Rounds {
  return useSyncExternalStore(subscribe, () => rounds);
}

/** The current request. */
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
