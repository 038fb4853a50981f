import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import {
  type NamespaceRead,
  type UnreadNamespace,
  joinedReads,
  namespacesToFollow,
  withFollowed,
} from '~/olm/installed/namespaceReads';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr, failed, loading, map, ready } from '~/kube/loadable';
import { type CatalogSource, catalogSourceModel } from '~/kube/models/olm';
import { type InstalledOperators, useInstalledOperators } from './useInstalledOperators';
import { useNamespaceNames } from '~/kube/namespaceByNamespace';
import { useAllowedList } from '~/kube/allowedLists';
import { useCopiesServing } from './copiedCsvs';
import {
  WATCHED_NAMESPACES,
  useReadNamespaces,
  useRefreshedNamespaces,
  useWatchedNamespaces,
} from './namespaceReads';
import { useSteady } from './useKept';
import { useCatalogData } from './useCatalogData';
import { useSlowClock } from '~/kube/useSlowClock';
import { useUnreadyWorkloads } from './useUnreadyWorkloads';

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
  /** Those whose OperatorGroups could not be loaded. */
  readonly unreadGroups: readonly UnreadNamespace[];
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
  const { settled, unread, unreadGroups, ...found } = joined;
  return ready({
    ...found,
    missing: [],
    byNamespace: { cause, total: names.length, settled, unread, unreadGroups, once },
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
