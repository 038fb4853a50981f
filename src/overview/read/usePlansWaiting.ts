import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
// eslint-disable-next-line no-restricted-imports -- the caller checks the permission
import { type Where, useWatchList } from '~/kube/watch';
import { dataOr } from '~/kube/loadable';
import { plansWaiting } from '~/overview/rules/overview';
import { listPermission } from '~/kube/permissions';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { queryClient } from '~/kube/queryClient';
import { usePutOffs } from '~/updates/read/snooze';
import { accessReview } from '~/kube/useCan';

/**
 * The number of InstallPlans that require approval: in the cluster, or in one project for users who do not have
 * permission to list them cluster-wide. It uses one watch, shared with the Installed page. Plans that the user postponed do
 * not count until the console is loaded after their date.
 * @param readsAll `null` while unknown
 * @param project the project in use; `null`: all
 */
export function usePlansWaiting(readsAll: boolean | null, project: string | null): number {
  const own = readsAll === false ? project : null;
  const review = accessReview(listPermission(subscriptionModel, own));
  const { data: mayListOwn } = useQuery({ ...review, enabled: own !== null }, queryClient);
  const isAllowed = readsAll === true || (own !== null && mayListOwn === true);
  const where: Where | null = isAllowed ? { namespace: own } : null;
  const subscriptions = useWatchList<Subscription>(subscriptionModel, where);
  const { putOffs } = usePutOffs();
  const [now] = useState(Date.now);
  return useMemo(
    () => plansWaiting(dataOr(subscriptions, []), { putOffs, now }),
    [subscriptions, putOffs, now],
  );
}
