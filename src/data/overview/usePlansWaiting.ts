import { useMemo, useState } from 'react';
// eslint-disable-next-line no-restricted-imports -- whoever calls it has asked for the right
import { useWatchList } from '~/cluster/watch';
import { dataOr } from '~/domain/loadable';
import { plansWaiting } from '~/domain/overview/overview';
import { putOffsIn } from '~/domain/plans/inbox/putOff';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useParsedPreference } from '../parsedPreference';
import { PUT_OFF } from '../updates/putOff';

/**
 * How many InstallPlans of the cluster wait for approval, from one watch that the Installed page shares. What the user has
 * put off does not count; that its time is over is noticed when the console is loaded next.
 */
export function usePlansWaiting(isAllowed: boolean): number {
  const subscriptions = useWatchList<Subscription>(
    subscriptionModel,
    isAllowed ? { namespace: null } : null,
  );
  const [putOffs] = useParsedPreference(PUT_OFF, putOffsIn);
  const [now] = useState(Date.now);
  return useMemo(
    () => plansWaiting(dataOr(subscriptions, []), { putOffs, now }),
    [subscriptions, putOffs, now],
  );
}
