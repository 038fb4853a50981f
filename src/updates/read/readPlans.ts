import { useMemo } from 'react';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import { dataOr, failed, loading, map, ready, type Loadable } from '~/kube/loadable';
import { joinedPlans, type JoinedPlans, type NamespacePlans } from '~/updates/rules/namespacePlans';
import { installPlanModel, type InstallPlan } from '~/kube/models/installPlan';
import { subscriptionModel, type Subscription } from '~/kube/models/subscription';
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
  /** Why it is not known who asked for the plans; `null`: it is. */
  readonly unknownSubscriptions: Failure | null;
  /** How it was put together by somebody who may not read the whole cluster; `null`: at once. */
  readonly byNamespace: PlansByNamespace | null;
};

export type PlansByNamespace = Pick<JoinedPlans, 'settled' | 'unread'> & {
  /** What keeps the user from reading all at once. */
  readonly cause: Failure;
  readonly total: number;
  /** They are too many to be followed: reads all again. `null`: they are kept up to date. */
  readonly refresh: (() => void) | null;
};

/**
 * The InstallPlans of a namespace or of all. Who may not list the whole cluster gets those of the namespaces that they
 * see, one by one, as they come.
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

/** @param cause `null`: nothing is read */
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
    // Neither projects nor namespaces can be listed: somebody has to name one.
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
 * So many namespaces are watched, with two connections each: as few connections as the Installed page keeps. More
 * namespaces are read once, and again when somebody asks for it.
 */
const WATCHED_NAMESPACES = 20;

/** The plans of each of some namespaces, kept up to date. */
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

/** The plans of each of many namespaces, as they were when they were read: a few at a time, none again by itself. */
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
    // Milliseconds: who comes back to the list later sees it anew.
    staleTime: 60_000,
  });
}
