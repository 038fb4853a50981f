import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type Inbox, inboxOf } from '~/updates/rules/inbox/inboxPlan';
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
