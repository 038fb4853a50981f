import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import type { Permission } from '~/kube/failure';
import { all, dataOr, type Loadable, map } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import {
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { usePackageInstalls } from '~/olm/read/packageInstalls';
import { type SourceUser, sourceUsers } from '~/sources/rules/sourceUser';

export type SourceUsers = {
  readonly users: readonly SourceUser[];
  /** The missing permission for Subscriptions of other namespaces; `null`: all are visible. */
  readonly unseen: Permission | null;
};

/** The Subscriptions that use a catalog, and those that it blocks while it is down (CS-029, CS-044). */
export function useSourceUsers(item: CatalogSourceItem): Loadable<SourceUsers> {
  const { namespace, isGlobal } = item;
  const everywhere = useAllowedList<Subscription>(subscriptionModel, EVERYWHERE);
  // Only its own namespace can use a catalog that is not global.
  const isLimited = isGlobal && everywhere.status === 'failed';
  const unseen = isLimited ? (everywhere.failure.permission ?? null) : null;
  const subscriptions = useScopedList<Subscription>(subscriptionModel, namespace);
  const groups = useScopedList<OperatorGroup>(operatorGroupModel, namespace);
  const operators = usePackageInstalls(namespace);
  return useMemo(
    () =>
      map(all({ subscriptions }), (found) => ({
        users: sourceUsers(item, {
          subscriptions: found.subscriptions,
          groups: dataOr(groups, null),
          operators: dataOr(operators, []),
        }),
        unseen,
      })),
    [item, subscriptions, groups, operators, unseen],
  );
}

const EVERYWHERE = { namespace: null } as const;

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

/**
 * The objects of a kind in the whole cluster; without permission, those of a namespace.
 * @param isWanted `false`: watches nothing
 */
export function useScopedList<T extends Stored<string>>(
  model: ResourceModel,
  scope: string | null,
  isWanted = true,
): Loadable<readonly T[]> {
  const everywhere = useAllowedList<T>(model, isWanted ? EVERYWHERE : null);
  const isRefused = everywhere.status === 'failed' && everywhere.failure.kind === 'forbidden';
  const isLimited = isRefused && scope !== null;
  const here = useAllowedList<T>(model, isLimited ? { namespace: scope } : null);
  return isLimited ? here : everywhere;
}
