import { useMemo } from 'react';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { dataOr, failed, loading, map, ready, type Loadable } from '~/kube/loadable';
import { joinedPlans, type JoinedPlans, type NamespacePlans } from '~/updates/rules/namespacePlans';
import {
  type InstallPlan,
  installPlanModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { useAllowedList, useAllowedLists } from '~/kube/allowedLists';
import {
  inTurn,
  listsOf,
  useNamespaceNames,
  useReadAgain,
  withTime,
} from '~/kube/namespaceByNamespace';

/** InstallPlans with the Subscriptions of their namespaces. */
export type ReadPlans = HowRead & Pick<JoinedPlans, 'plans' | 'subscriptions'>;

export type HowRead = {
  /** The reason why the requesting Subscriptions are unknown; `null`: known. */
  readonly unknownSubscriptions: Failure | null;
  /** The lists per namespace for users without permission for the whole cluster; `null`: one list. */
  readonly byNamespace: PlansByNamespace | null;
};

export type PlansByNamespace = Pick<JoinedPlans, 'settled' | 'unread'> & {
  /** The reason why the user cannot read all at once. */
  readonly cause: Failure;
  readonly total: number;
  /** Reads all again, if there are too many to watch; `null`: all are watched. */
  readonly refresh: (() => void) | null;
};

/**
 * The InstallPlans of a namespace or of all. Without permission for the whole cluster, each visible namespace is read
 * as it loads.
 */
export function useReadPlans(scope: string | null): Loadable<ReadPlans> {
  const atOnce = usePlansAtOnce(scope);
  const isRefused = atOnce.status === 'failed' && atOnce.failure.kind === 'forbidden';
  const cause = scope === null && isRefused ? atOnce.failure : null;
  const byNamespace = useByNamespace(cause);
  return cause === null ? atOnce : byNamespace;
}

function usePlansAtOnce(scope: string | null): Loadable<ReadPlans> {
  const where = { namespace: scope };
  const plans = useAllowedList<InstallPlan>(installPlanModel, where);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  return useMemo(() => {
    if (subscriptions.status === 'loading') return loading;
    const known = dataOr(subscriptions, []);
    return map(plans, (found) => ({
      plans: found,
      subscriptions: known,
      unknownSubscriptions: subscriptions.status === 'failed' ? subscriptions.failure : null,
      byNamespace: null,
    }));
  }, [plans, subscriptions]);
}

/** @param cause `null`: reads nothing */
function useByNamespace(cause: Failure | null): Loadable<ReadPlans> {
  const { namespaces, names } = useNamespaceNames(cause !== null);
  const isWatched = names.length <= WATCHED_NAMESPACES;
  const watched = useWatchedPlans(isWatched ? names : NONE);
  const read = usePlansRead(isWatched ? NONE : names);
  const refresh = useReadAgain(KEYS);
  const reads = isWatched ? watched : read;
  const joined = useMemo(() => joinedPlans(reads), [reads]);
  const total = names.length;
  return useMemo(() => {
    if (cause === null || namespaces.status === 'loading') return loading;
    // The user can list neither projects nor namespaces and must enter one.
    if (namespaces.status === 'failed') return failed(cause);
    const { plans, subscriptions, ...progress } = joined;
    const how = { ...progress, cause, total, refresh: isWatched ? null : refresh };
    return ready(
      { plans, subscriptions, unknownSubscriptions: null, byNamespace: how },
      namespaces.stale,
    );
  }, [cause, namespaces, joined, total, isWatched, refresh]);
}

const NONE: readonly string[] = [];

/**
 * The maximum number of watched namespaces, with two connections each, like the Installed page. Of more, each is read
 * once, and again on request.
 */
const WATCHED_NAMESPACES = 20;

/** The live plans of several namespaces. */
function useWatchedPlans(namespaces: readonly string[]): readonly NamespacePlans[] {
  const plans = useAllowedLists<InstallPlan>(installPlanModel, namespaces);
  const subscriptions = useAllowedLists<Subscription>(subscriptionModel, namespaces);
  return useMemo(
    () =>
      namespaces.map((namespace) => ({
        namespace,
        plans: plans.get(namespace) ?? loading,
        subscriptions: subscriptions.get(namespace) ?? loading,
      })),
    [namespaces, plans, subscriptions],
  );
}

/** The plans of many namespaces as last read: a few at a time, without automatic refresh. */
function usePlansRead(namespaces: readonly string[]): readonly NamespacePlans[] {
  const { answers } = useQueries({
    queries: namespaces.map((namespace) => namespacePlans(namespace)),
    combine: withTime,
  });
  return useMemo(
    () =>
      namespaces.map(
        (namespace, index) =>
          answers[index] ?? { namespace, plans: loading, subscriptions: loading },
      ),
    [namespaces, answers],
  );
}

const READ = 'plans-of-namespace';
const KEYS = [READ] as const;

function namespacePlans(namespace: string) {
  return queryOptions({
    queryKey: [READ, namespace],
    queryFn: ({ signal }): Promise<NamespacePlans> =>
      inTurn(async () => {
        const read = listsOf(namespace, signal);
        const [plans, subscriptions] = await Promise.all([
          read<InstallPlan>(installPlanModel),
          read<Subscription>(subscriptionModel),
        ]);
        return { namespace, plans, subscriptions };
      }),
    // Milliseconds: a later visit reads the list again.
    staleTime: 60_000,
  });
}
