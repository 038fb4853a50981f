import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, map } from '~/kube/loadable';
import { eventModel, type KubeEvent } from '~/kube/models/core';
import { type InstallPlan, installPlanModel } from '~/kube/models/olm';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { eventsOf, type OperatorEvent } from '~/olm/installed/operatorEvents';
import { csvNamesOf } from '~/olm/installed/subscription';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type PastPlan, pastPlans } from '~/updates/rules/pastPlan';
import { type PastVersion, replacesChain } from '~/updates/rules/replacesChain';
import { type UpdateEvent, updateHistory } from '~/updates/rules/settings/updateHistory';
import { type HowRead, useReadPlans } from './readPlans';

export type UpdateHistory = {
  readonly events: readonly UpdateEvent[];
  /** Up to the running version, the oldest first. */
  readonly chain: readonly PastVersion[];
};

/** The existing InstallPlans of an Operator, latest first, and its versions. */
export function useUpdateHistory({ operator, facts }: OperatorDetails): Loadable<UpdateHistory> {
  const { namespace, subscription, subscriptions, csvs } = facts;
  const { csvNames } = operator;
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  return useMemo(() => {
    const known = [...csvNames, ...csvNamesOf(subscription)];
    return map(plans, (found) => ({
      events: updateHistory(found, subscriptions, known),
      chain: replacesChain(csvs, found),
    }));
  }, [plans, subscriptions, subscription, csvs, csvNames]);
}

export type PlanHistory = HowRead & { readonly past: readonly PastPlan[] };

/** All existing InstallPlans of a namespace, or of all readable ones; the latest first. */
export function usePastPlans(scope: string | null): Loadable<PlanHistory> {
  const read = useReadPlans(scope);
  return useMemo(
    () =>
      map(read, ({ plans, subscriptions, ...how }) => ({
        past: pastPlans(plans, subscriptions),
        ...how,
      })),
    [read],
  );
}

/** The stored events of a plan, of the objects that it installs and of the Subscriptions behind it. */
export function usePlanEvents(
  plan: Pick<ReviewedPlan, 'namespace' | 'name' | 'csvNames' | 'changes'>,
): Loadable<readonly OperatorEvent[]> {
  const { namespace, name, csvNames, changes } = plan;
  const events = useAllowedList<KubeEvent>(eventModel, { namespace });
  return useMemo(() => {
    const subscriptions = changes.flatMap(({ subscription }) => subscription ?? []);
    const meant: Readonly<Record<string, readonly string[] | undefined>> = {
      InstallPlan: [name],
      ClusterServiceVersion: csvNames,
      Subscription: subscriptions,
    };
    return map(events, (all) =>
      eventsOf(all, ({ kind = '', name: own = '' }) => meant[kind]?.includes(own) === true),
    );
  }, [events, name, csvNames, changes]);
}
