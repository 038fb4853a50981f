import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedLists } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import { type Loadable, loading, ready } from '~/kube/loadable';
import type { ResourceModel } from '~/kube/models/meta';
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
import { inTurn, listsOf, useReadAgain, withTime } from '~/kube/namespaceByNamespace';
import { listPermission } from '~/kube/permissions';
import { getDiscovery, getMetadata } from '~/kube/request';
import { COPIED_FROM } from '~/olm/installed/copies';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import {
  contentsIn,
  type NamespaceContent,
  namespacedKinds,
} from '~/olm/namespaces/namespaceContents';
import { resultFor } from '~/olm/permissions/policyRule';
import { COPIES_SERVING } from './copiedCsvs';
import { rulesFor } from './rulesFor';

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

/** The number of parallel requests. A cluster has about a hundred kinds, and other requests must not wait. */
const AT_ONCE = 8;

export type ReadContents = {
  readonly found: readonly NamespaceContent[];
  /** The reasons for kinds without a list: `forbidden` contains the missing permission. Their objects can exist. */
  readonly unseen: readonly Failure[];
};

/** The objects of a namespace that its deletion would delete, as far as the user can read them. */
export function namespaceContents(namespace: string) {
  return queryOptions({
    queryKey: ['namespace-contents', namespace],
    queryFn: ({ signal }) => readContents(namespace, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Reads all kinds of a namespace. One rules review determines the permissions for all of them, because a review for
 * each of about a hundred kinds (`ifAllowed`) would double the number of requests. Forbidden kinds are not requested.
 * @throws ClusterError; `not-served` if the list of kinds is incomplete
 */
export async function readContents(namespace: string, signal: AbortSignal): Promise<ReadContents> {
  const [discovery, rules] = await Promise.all([getDiscovery(signal), rulesFor(namespace, signal)]);
  const kinds = discovery.flatMap(kindsIn);
  const denied = kinds.filter(
    (model) => resultFor(rules, listPermission(model, namespace)) === 'not-allowed',
  );
  const waiting = kinds.filter((model) => !denied.includes(model));
  const found: NamespaceContent[] = [];
  const unseen = denied.map((model): Failure => {
    return { kind: 'forbidden', message: '', permission: listPermission(model, namespace) };
  });
  async function readOn(): Promise<void> {
    for (let model = waiting.pop(); model !== undefined; model = waiting.pop()) {
      try {
        found.push(...(await listOf(model, namespace, signal)));
      } catch (error) {
        if (error instanceof ClusterError && error.failure.kind === 'forbidden') {
          unseen.push(error.failure);
          continue;
        }
        // After a failure, pending requests are dropped.
        waiting.length = 0;
        throw error;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return { found, unseen };
}

function kindsIn(discovery: unknown): readonly ResourceModel[] {
  const kinds = namespacedKinds(discovery);
  if (kinds === null) throw new ClusterError({ kind: 'not-served', message: '' });
  return kinds;
}

async function listOf(model: ResourceModel, namespace: string, signal: AbortSignal) {
  return contentsIn(await getMetadata(model, { namespace }, signal), model);
}
