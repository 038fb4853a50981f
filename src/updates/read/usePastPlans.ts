import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type PastPlan, pastPlans } from '~/updates/rules/pastPlan';
import { type HowRead, useReadPlans } from './readPlans';

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
