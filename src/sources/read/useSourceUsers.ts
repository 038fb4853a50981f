import { useMemo } from 'react';
import type { Permission } from '~/kube/failure';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { type SourceUser, sourceUsers } from '~/sources/rules/sourceUser';
import {
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { usePackageInstalls } from '~/olm/read/packageInstalls';
import { useScopedList } from './useScopedList';

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
