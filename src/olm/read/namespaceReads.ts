import { useCallback, useMemo } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import { getList } from '~/kube/request';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedLists } from '~/kube/allowedLists';
import { COPIES_SERVING } from './copiedCsvs';
import { inTurn } from '~/kube/inTurn';
import { COPIED_FROM } from '~/olm/installed/copyLabel';
import { ifAllowed } from '~/kube/askedFirst';

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

function withTime(
  results: readonly { readonly data: NamespaceRead | undefined; readonly dataUpdatedAt: number }[],
) {
  const times = results.flatMap(({ dataUpdatedAt: at }) => (at === 0 ? [] : [at]));
  return {
    answers: results.map(({ data }) => data),
    readAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}

/** Reads them again, and what serves them from elsewhere. */
export function useRefreshedNamespaces(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: [READ] });
    void queries.invalidateQueries({ queryKey: [COPIES_SERVING] });
  }, [queries]);
}

const READ = 'installed-in-namespace';

const UNREAD = {
  subscriptions: loading,
  csvs: loading,
  plans: loading,
  groups: loading,
} as const;

/** Also what could not be read is an answer: each kind has a right of its own. */
function namespaceRead(namespace: string) {
  return queryOptions({
    queryKey: [READ, namespace],
    queryFn: ({ signal }): Promise<NamespaceRead> =>
      inTurn(async () => {
        const read = <T extends Stored<string>>(model: ResourceModel, labelSelector?: string) => {
          const query = labelSelector === undefined ? {} : { query: { labelSelector } };
          return settled(ifAllowed(getList<T>)(model, { namespace, ...query }, signal));
        };
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

async function settled<T>(answer: Promise<T>): Promise<Loadable<T>> {
  try {
    return ready(await answer);
  } catch (error) {
    if (error instanceof ClusterError) return failed(error.failure);
    throw error;
  }
}
