import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { type Loadable, dataOr, failed, loading, map, ready } from '~/kube/loadable';
import { type JoinedPlans, joinedPlans } from '~/updates/rules/namespacePlans';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { useNamespaces } from '~/kube/useNamespaces';
import {
  WATCHED_NAMESPACES,
  usePlansRead,
  useRefreshedPlans,
  useWatchedPlans,
} from './namespacePlans';

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
  const { namespaces } = useNamespaces(cause !== null);
  const names = useMemo(
    () =>
      dataOr(namespaces, [])
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    [namespaces],
  );
  const isWatched = names.length <= WATCHED_NAMESPACES;
  const watched = useWatchedPlans(isWatched ? names : NONE);
  const read = usePlansRead(isWatched ? NONE : names);
  const refresh = useRefreshedPlans();
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
