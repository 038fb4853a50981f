import { useMemo } from 'react';
import { type Loadable, all, map } from '~/domain/loadable';
import { type PastPlan, pastPlans } from '~/domain/plans/history/pastPlan';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useAllowedList } from '../installed/allowedLists';

/** All InstallPlans that are left of a namespace (`null`: of all), the newest first. */
export function usePastPlans(namespace: string | null): Loadable<readonly PastPlan[]> {
  const where = { namespace };
  const plans = useAllowedList<InstallPlan>(installPlanModel, where);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  return useMemo(
    () =>
      map(all({ plans, subscriptions }), (found) => pastPlans(found.plans, found.subscriptions)),
    [plans, subscriptions],
  );
}
