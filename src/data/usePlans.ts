import { useMemo } from 'react';
import { useAllowedList } from './installed/allowedLists';
import { type Loadable, all, map } from '~/domain/loadable';
import { type ReviewedPlan, reviewedPlans } from '~/domain/plans/reviewedPlan';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type Subscription, subscriptionModel } from '~/models/subscription';

/** The InstallPlans of a namespace (`null`: of all), with what each of them changes. */
export function usePlans(namespace: string | null): Loadable<readonly ReviewedPlan[]> {
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, { namespace });
  return useMemo(
    () =>
      map(all({ plans, subscriptions }), (found) =>
        reviewedPlans(found.plans, found.subscriptions),
      ),
    [plans, subscriptions],
  );
}
