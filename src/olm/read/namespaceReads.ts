import { useMemo } from 'react';
import { queryOptions, useQueries } from '@tanstack/react-query';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { type Loadable, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedLists } from '~/kube/allowedLists';
import { COPIES_SERVING } from './copiedCsvs';
import { inTurn, listsOf, useReadAgain, withTime } from '~/kube/namespaceByNamespace';
import { COPIED_FROM } from '~/olm/installed/copyLabel';

/**
 * So many namespaces are watched, with four connections each; browsers have room for some two hundred. Of more, those
 * are watched where something is installed; the others are read, and again when the user comes back to the page.
 */
export const WATCHED_NAMESPACES = 10;

/** What is installed in each of some namespaces, kept up to date. */
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

/**
 * What is installed in each of many namespaces, as it was when it was read: a few at a time, and again when the user
 * comes back to the page.
 */
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
  /** When the one was read that was read first, as ISO 8601; `null`: none is yet. */
  readonly readAt: string | null;
};

/** Reads them again, and what serves them from elsewhere. */
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
        // In most namespaces nothing is installed: half the requests are enough there.
        if (![subscriptions, csvs].some(hasSome)) {
          return { namespace, subscriptions, csvs, plans: EMPTY, groups: EMPTY };
        }
        const [plans, groups] = await Promise.all([
          read<InstallPlan>(installPlanModel),
          read<OperatorGroup>(operatorGroupModel),
        ]);
        return { namespace, subscriptions, csvs, plans, groups };
      }),
    // Milliseconds: who comes back to the list later sees it anew.
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
}

const EMPTY = ready([]);

function hasSome(list: Loadable<readonly unknown[]>): boolean {
  return list.status === 'ready' && list.data.length > 0;
}
