import { useCallback, useMemo } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import type { NamespacePlans } from '~/updates/rules/namespacePlans';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedLists } from '~/kube/allowedLists';
import { inTurn } from '~/kube/inTurn';
import { ifAllowed } from '~/kube/askedFirst';

/**
 * So many namespaces are watched, with two connections each: as few connections as the Installed page keeps. More
 * namespaces are read once, and again when somebody asks for it.
 */
export const WATCHED_NAMESPACES = 20;

/** The plans of each of some namespaces, kept up to date. */
export function useWatchedPlans(namespaces: readonly string[]): readonly NamespacePlans[] {
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
export function usePlansRead(namespaces: readonly string[]): readonly NamespacePlans[] {
  const answers = useQueries({
    queries: namespaces.map((namespace) => namespacePlans(namespace)),
    combine: dataOfAll,
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

/** Reads them again. */
export function useRefreshedPlans(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: [READ] });
  }, [queries]);
}

const READ = 'plans-of-namespace';

function dataOfAll<T>(results: readonly { readonly data: T | undefined }[]) {
  return results.map(({ data }) => data);
}

/** Also what could not be read is an answer: each kind has a right of its own. */
function namespacePlans(namespace: string) {
  return queryOptions({
    queryKey: [READ, namespace],
    queryFn: ({ signal }): Promise<NamespacePlans> =>
      inTurn(async () => {
        const read = <T extends Stored<string>>(model: ResourceModel) =>
          settled(ifAllowed(getList<T>)(model, { namespace }, signal));
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

async function settled<T>(answer: Promise<T>): Promise<Loadable<T>> {
  try {
    return ready(await answer);
  } catch (error) {
    if (error instanceof ClusterError) return failed(error.failure);
    throw error;
  }
}
