import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type Inbox, inboxOf, type InboxPlan } from '~/updates/rules/inbox/inboxPlan';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import { planRisks } from './planReview';
import { type HowRead, useReadPlans } from './readPlans';

export type ReadInbox = Inbox &
  HowRead & {
    /** The number of Subscriptions without a later version, as OLM reports. */
    readonly upToDate: number;
  };

/** The plans that require approval in a namespace, or in all readable ones. */
export function useInbox(scope: string | null): Loadable<ReadInbox> {
  const read = useReadPlans(scope);
  return useMemo(
    () =>
      map(read, ({ plans, subscriptions, ...how }) => ({
        ...inboxOf(plans, subscriptions),
        upToDate: subscriptions.filter(({ status }) => status?.state === 'AtLatestKnown').length,
        ...how,
      })),
    [read],
  );
}

/**
 * The known risks by ID of the plan, and the number of plans in review if all are wanted.
 * @param areAllWanted reads a bundle and about twelve objects for each plan without a review
 */
export function useKnownRisks(plans: readonly InboxPlan[], areAllWanted: boolean) {
  const { data, left } = useQueries({
    queries: plans.map(({ plan }) => ({ ...planRisks(plan), enabled: areAllWanted })),
    combine: dataAndRest,
  });
  return useMemo(() => {
    const found = plans.flatMap(({ id }, index): [string, readonly PlanFinding[]][] => {
      const risks = data[index];
      return risks === undefined ? [] : [[id, risks.risks]];
    });
    return { risks: new Map(found), left };
  }, [plans, data, left]);
}

function dataAndRest<T>(
  results: readonly { readonly data: T | undefined; readonly isFetching: boolean }[],
) {
  return {
    data: results.map(({ data }) => data),
    left: results.filter((result) => result.data === undefined && result.isFetching).length,
  };
}
