import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import type { Failure, Permission } from '~/kube/failure';
import { dataOr, failed, type Loadable, loading, map, ready } from '~/kube/loadable';
import type { Stored } from '~/kube/models/meta';
import {
  type CatalogSource,
  catalogSourceModel,
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type OperatorCondition,
  operatorConditionModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { useNamespaceNames } from '~/kube/namespaceByNamespace';
import { missingPermissions } from '~/kube/permissions';
import { useSlowClock } from '~/kube/useSlowClock';
import { COPIED_FROM } from '~/olm/installed/copies';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import {
  joinedReads,
  type NamespaceRead,
  namespacesToFollow,
  type UnreadNamespace,
  withFollowed,
} from '~/olm/installed/namespaceReads';
import { useCopiesServing } from './copiedCsvs';
import {
  useReadNamespaces,
  useRefreshedNamespaces,
  useWatchedNamespaces,
  WATCHED_NAMESPACES,
} from './namespaceReads';
import { useUnreadyWorkloads } from './pods';
import { useCatalogData } from './useCatalogData';
import { type InstalledOperators, useInstalledOperators } from './useInstalledOperators';
import { useSteady } from './useKept';

export type InstalledList = InstalledOperators & {
  /** The list per namespace for users without permission for the whole cluster; `null`: one list. */
  readonly byNamespace: NamespaceByNamespace | null;
};

export type NamespaceByNamespace = {
  /** The reason why the user cannot read all at once. */
  readonly cause: Failure;
  readonly total: number;
  readonly settled: number;
  readonly unread: readonly UnreadNamespace[];
  /** The reads of too many namespaces for watches; `null`: all are watched. */
  readonly once: ReadOnce | null;
};

export type ReadOnce = {
  /** The watched namespaces. */
  readonly followed: readonly string[];
  /** ISO 8601; `null`: not read yet. */
  readonly readAt: string | null;
  /** Reads all namespaces again. */
  readonly refresh: () => void;
};

/**
 * The installed Operators of a namespace or the cluster. Without permission for the cluster, each visible namespace is
 * read as it loads.
 * @param isWithPods whether Deployments and pods of Operators that wait for them are watched
 */
export function useInstalledList(
  scope: string | null,
  isWithPods = false,
): Loadable<InstalledList> {
  const atOnce = useInstalledOperators(scope, isWithPods);
  const isRefused = atOnce.status === 'failed' && atOnce.failure.kind === 'forbidden';
  const cause = scope === null && isRefused ? atOnce.failure : null;
  const byNamespace = useByNamespace(cause, isWithPods);
  const found = useMemo(
    () => (cause === null ? map(atOnce, (data) => ({ ...data, byNamespace: null })) : byNamespace),
    [cause, byNamespace, atOnce],
  );
  const operators = useCatalogData(dataOr(found, null)?.operators ?? NO_OPERATORS);
  return useMemo(() => map(found, (list) => ({ ...list, operators })), [found, operators]);
}

/** @param cause `null`: reads nothing */
function useByNamespace(cause: Failure | null, isWithPods: boolean): Loadable<InstalledList> {
  const { namespaces, names } = useNamespaceNames(cause !== null);
  const { reads, once } = useReads(names);
  const { copies, kept } = useCopiesServing(names);
  const where = cause === null ? null : EVERYWHERE;
  const catalogs = dataOr(useAllowedList<CatalogSource>(catalogSourceModel, where), null);
  const now = useSlowClock();
  const csvs = useMemo(
    () => (isWithPods ? reads.flatMap((read) => dataOr(read.csvs, [])) : []),
    [reads, isWithPods],
  );
  const workloadOf = useUnreadyWorkloads(csvs, now);
  const joined = useMemo(
    () => joinedReads(reads, { catalogSources: catalogs, now, copies, kept, workloadOf }),
    [reads, catalogs, now, copies, kept, workloadOf],
  );
  if (cause === null || namespaces.status === 'loading') return loading;
  // The user can list neither projects nor namespaces and must enter one.
  if (namespaces.status === 'failed') return failed(cause);
  const { settled, unread, ...found } = joined;
  return ready({
    ...found,
    missing: [],
    byNamespace: { cause, total: names.length, settled, unread, once },
  });
}

/** A few namespaces are watched. Of many, those with Operators are watched and the others are read. */
function useReads(names: readonly string[]): Reads {
  const areMany = names.length > WATCHED_NAMESPACES;
  const { reads, readAt } = useReadNamespaces(areMany ? names : NONE);
  const toFollow = useSteady(areMany ? namespacesToFollow(reads, WATCHED_NAMESPACES) : names);
  const watched = useWatchedNamespaces(toFollow);
  const refresh = useRefreshedNamespaces();
  return useMemo(
    () =>
      areMany
        ? {
            reads: withFollowed(reads, watched),
            once: { readAt, refresh, followed: toFollow },
          }
        : { reads: watched, once: null },
    [areMany, reads, watched, readAt, refresh, toFollow],
  );
}

type Reads = { readonly reads: readonly NamespaceRead[]; readonly once: ReadOnce | null };

const NONE: readonly string[] = [];
const NO_OPERATORS: readonly InstalledOperator[] = [];
const EVERYWHERE = { namespace: null } as const;

/** The Operators of a namespace and their parts. `null`: unable to load. */
export type NamespaceOperators = {
  readonly namespace: string;
  readonly operators: readonly InstalledOperator[];
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly conditions: readonly OperatorCondition[] | null;
  /** The missing permissions for parts of it. */
  readonly missing: readonly Permission[];
};

/**
 * The live Operators of a namespace without OLM's copies. Either Subscriptions or CSVs are required; other missing data
 * is reported.
 * @param namespace `null`: watches nothing (loading)
 */
export function useNamespaceOperators(namespace: string | null): Loadable<NamespaceOperators> {
  const here = namespace === null ? null : { namespace };
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, here);
  const csvs = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    here === null ? null : { ...here, withoutLabel: COPIED_FROM },
  );
  const plans = useAllowedList<InstallPlan>(installPlanModel, here);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, here);
  const conditions = useAllowedList<OperatorCondition>(operatorConditionModel, here);
  return useMemo(() => {
    const parts = [subscriptions, csvs, plans, groups, conditions];
    if (namespace === null || parts.some(({ status }) => status === 'loading')) return loading;
    if (subscriptions.status === 'failed' && csvs.status === 'failed')
      return failed(subscriptions.failure);
    const seen = {
      subscriptions: dataOr(subscriptions, null),
      csvs: dataOr(csvs, null),
      operatorGroups: dataOr(groups, null),
    };
    return ready(
      {
        ...seen,
        namespace,
        operators: installedOperators({
          ...seen,
          installPlans: dataOr(plans, null),
          catalogSources: null,
        }),
        plans: dataOr(plans, null),
        conditions: dataOr(conditions, null),
        missing: parts.flatMap(missingPermissions),
      },
      staleIn(subscriptions) ?? staleIn(csvs),
    );
  }, [namespace, subscriptions, csvs, plans, groups, conditions]);
}

function staleIn(source: Loadable<readonly Stored<string>[]>): Failure | null {
  return source.status === 'ready' ? source.stale : null;
}
