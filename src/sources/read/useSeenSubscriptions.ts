import { useMemo } from 'react';
import type { Permission } from '~/kube/failure';
import { type Loadable, map } from '~/kube/loadable';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';

export type SeenSubscriptions = {
  readonly subscriptions: readonly Subscription[];
  /** The missing permission for those of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
};

/**
 * The Subscriptions of the whole cluster.
 * @param here the namespace that is read without permission for all namespaces
 */
export function useSeenSubscriptions(here: string): Loadable<SeenSubscriptions> {
  const everywhere = useAllowedList<Subscription>(subscriptionModel, EVERYWHERE);
  const isLimited = everywhere.status === 'failed';
  const permission = isLimited ? (everywhere.failure.permission ?? null) : null;
  const own = useAllowedList<Subscription>(
    subscriptionModel,
    isLimited ? { namespace: here } : null,
  );
  const seen = isLimited ? own : everywhere;
  return useMemo(
    () => map(seen, (subscriptions) => ({ subscriptions, unseen: permission })),
    [seen, permission],
  );
}

const EVERYWHERE = { namespace: null } as const;
