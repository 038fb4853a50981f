import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, all, map } from '~/kube/loadable';
import { type ReviewedPlan, reviewedPlans } from '~/olm/plans/reviewedPlan';
import {
  type InstallPlan,
  installPlanModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';

/** The InstallPlans of a namespace (`null`: of all), with their changes. */
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
