import { useMemo } from 'react';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getList } from '~/cluster/request';
import type { NamespaceRead } from '~/domain/installed/list/namespaceReads';
import { type Loadable, failed, loading, ready } from '~/domain/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import type { ResourceModel, Stored } from '~/models/meta';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';
import { useAllowedLists } from './allowedLists';
import { copiedCsvs } from './copiedCsvs';
import { inTurn } from './inTurn';
import { COPIED_FROM } from '~/domain/installed/copyLabel';

/**
 * So many namespaces are watched, with four connections each; browsers have room for some two hundred. More are read
 * once, and again when somebody asks for it.
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
  const copies = useCopies(namespaces);
  return useMemo(
    () =>
      namespaces.map((namespace, index) => ({
        namespace,
        subscriptions: subscriptions.get(namespace) ?? loading,
        csvs: csvs.get(namespace) ?? loading,
        plans: plans.get(namespace) ?? loading,
        groups: groups.get(namespace) ?? loading,
        copies: copies[index] ?? [],
      })),
    [namespaces, subscriptions, csvs, plans, groups, copies],
  );
}

const NO_COPIES = { withoutLabel: COPIED_FROM } as const;

/** Copies only add to the list: where they cannot be read, what is installed in the namespace itself is known. */
function useCopies(
  namespaces: readonly string[],
): readonly (readonly ClusterServiceVersion[] | undefined)[] {
  return useQueries({
    queries: namespaces.map((namespace) => copiedCsvs(namespace)),
    combine: dataOfAll,
  });
}

function dataOfAll<T>(
  results: readonly { readonly data: T | undefined }[],
): readonly (T | undefined)[] {
  return results.map(({ data }) => data);
}

/**
 * What is installed in each of many namespaces, as it was when it was read: a few at a time, none again by itself. The
 * copies of what is installed elsewhere are left out: every namespace has those of all Operators for the whole cluster.
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
    answers: dataOfAll(results),
    readAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
  };
}

/** Reads them again. */
export function useRefreshedNamespaces(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [READ] });
  };
}

const READ = 'installed-in-namespace';

const UNREAD = {
  subscriptions: loading,
  csvs: loading,
  plans: loading,
  groups: loading,
  copies: [],
} as const;

/** Also what could not be read is an answer: each kind has a right of its own. */
function namespaceRead(namespace: string) {
  return queryOptions({
    queryKey: [READ, namespace],
    queryFn: ({ signal }): Promise<NamespaceRead> =>
      inTurn(async () => {
        const read = <T extends Stored<string>>(model: ResourceModel, labelSelector?: string) => {
          const query = labelSelector === undefined ? {} : { query: { labelSelector } };
          return settled(getList<T>(model, { namespace, ...query }, signal));
        };
        const [subscriptions, csvs, plans, groups] = await Promise.all([
          read<Subscription>(subscriptionModel),
          read<ClusterServiceVersion>(clusterServiceVersionModel, `!${NO_COPIES.withoutLabel}`),
          read<InstallPlan>(installPlanModel),
          read<OperatorGroup>(operatorGroupModel),
        ]);
        return { namespace, subscriptions, csvs, plans, groups, copies: [] };
      }),
    // Milliseconds: who comes back to the list later sees it anew.
    staleTime: 60_000,
  });
}

async function settled<T>(answer: Promise<T>): Promise<Loadable<T>> {
  try {
    return ready(await answer);
  } catch (error) {
    if (error instanceof ClusterError) return failed(error.failure);
    throw error;
  }
}
