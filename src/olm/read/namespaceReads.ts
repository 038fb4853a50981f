import { useMemo } from 'react';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { type Loadable, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { useAllowedLists } from '~/kube/allowedLists';
import { COPIES_SERVING } from './copiedCsvs';
import { inTurn, listsOf, useReadAgain, withTime } from '~/kube/namespaceByNamespace';
import { COPIED_FROM } from '~/olm/installed/copies';

/**
 * The maximum number of watched namespaces, with four connections each. Browsers allow about two hundred. Of more
 * namespaces, only those with installed Operators are watched; the others are read, and again when the user returns to
 * the page.
 */
export const WATCHED_NAMESPACES = 10;

/** The Operators in several namespaces, live. */
export function useWatchedNamespaces(namespaces: readonly string[]): readonly NamespaceRead[] {
  const subscriptions = useAllowedLists<Subscription>(subscriptionModel, namespaces);
  const csvs = useAllowedLists<ClusterServiceVersion>(
    clusterServiceVersionModel,
    namespaces,
    NO_COPIES,
  );
  const plans = useAllowedLists<InstallPlan>(installPlanModel, namespaces);
  const groups = useAllowedLists<OperatorGroup>(operatorGroupModel, namespaces);
  return useMemo(
    () =>
      namespaces.map((namespace) => ({
        namespace,
        subscriptions: subscriptions.get(namespace) ?? loading,
        csvs: csvs.get(namespace) ?? loading,
        plans: plans.get(namespace) ?? loading,
        groups: groups.get(namespace) ?? loading,
      })),
    [namespaces, subscriptions, csvs, plans, groups],
  );
}

const NO_COPIES = { withoutLabel: COPIED_FROM } as const;

/** The Operators in many namespaces as last read: a few at a time, and again when the user returns to the page. */
export function useReadNamespaces(namespaces: readonly string[]): OnceRead {
  const { answers, readAt } = useQueries({
    queries: namespaces.map((namespace) => namespaceRead(namespace)),
    combine: withTime,
  });
  const reads = useMemo(
    () => namespaces.map((namespace, index) => answers[index] ?? { ...UNREAD, namespace }),
    [namespaces, answers],
  );
  return { reads, readAt };
}

export type OnceRead = {
  readonly reads: readonly NamespaceRead[];
  /** The time of the oldest read, as ISO 8601; `null`: not read yet. */
  readonly readAt: string | null;
};

/** Reads the namespaces and the copies again. */
export function useRefreshedNamespaces(): () => void {
  return useReadAgain(KEYS);
}

const READ = 'installed-in-namespace';
const KEYS = [READ, COPIES_SERVING] as const;

const UNREAD = {
  subscriptions: loading,
  csvs: loading,
  plans: loading,
  groups: loading,
} as const;

function namespaceRead(namespace: string) {
  return queryOptions({
    queryKey: [READ, namespace],
    queryFn: ({ signal }): Promise<NamespaceRead> =>
      inTurn(async () => {
        const read = listsOf(namespace, signal);
        const [subscriptions, csvs] = await Promise.all([
          read<Subscription>(subscriptionModel),
          read<ClusterServiceVersion>(clusterServiceVersionModel, `!${NO_COPIES.withoutLabel}`),
        ]);
        // Most namespaces have no Operators, so that half of the requests are sufficient there.
        if (![subscriptions, csvs].some(hasSome)) {
          return { namespace, subscriptions, csvs, plans: EMPTY, groups: EMPTY };
        }
        const [plans, groups] = await Promise.all([
          read<InstallPlan>(installPlanModel),
          read<OperatorGroup>(operatorGroupModel),
        ]);
        return { namespace, subscriptions, csvs, plans, groups };
      }),
    // Milliseconds: a later visit reads the list again.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

const EMPTY = ready([]);

function hasSome(list: Loadable<readonly unknown[]>): boolean {
  return list.status === 'ready' && list.data.length > 0;
}
