import { useMemo } from 'react';
import { useWatchList } from '~/cluster/watch';
import { dataOr } from '~/domain/loadable';
import { plansWaiting } from '~/domain/overview/overview';
import { type Subscription, subscriptionModel } from '~/models/subscription';

/** How many InstallPlans of the cluster wait for approval, from one watch that the Installed page shares. */
export function usePlansWaiting(isAllowed: boolean): number {
  const subscriptions = useWatchList<Subscription>(
    subscriptionModel,
    isAllowed ? { namespace: null } : null,
  );
  return useMemo(() => plansWaiting(dataOr(subscriptions, [])), [subscriptions]);
}
