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
import { type CatalogSource, catalogSourceModel } from '~/kube/models/catalogSource';
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
import { useOffered } from './useOffered';
import { useSlowClock } from '~/kube/useSlowClock';

export type InstalledList = InstalledOperators & {
  /** How it was put together by somebody who may not read the whole cluster; `null`: at once. */
  readonly byNamespace: NamespaceByNamespace | null;
};

export type NamespaceByNamespace = {
  /** What keeps the user from reading all at once. */
  readonly cause: Failure;
  readonly total: number;
  readonly settled: number;
  readonly unread: readonly UnreadNamespace[];
  /** They are too many to be followed all; `null`: they are kept up to date. */
  readonly once: ReadOnce | null;
};

export type ReadOnce = {
  /** The namespaces that are kept up to date. */
  readonly followed: readonly string[];
  /** ISO 8601; `null`: not yet. */
  readonly readAt: string | null;
  /** Reads all again. */
  readonly refresh: () => void;
};

/**
 * What is installed in a namespace or everywhere. Who may not list the whole cluster gets the namespaces that they see,
 * one by one, as they come.
 */
export function useInstalledList(scope: string | null): Loadable<InstalledList> {
  const atOnce = useInstalledOperators(scope);
  const isRefused = atOnce.status === 'failed' && atOnce.failure.kind === 'forbidden';
  const cause = scope === null && isRefused ? atOnce.failure : null;
  const byNamespace = useByNamespace(cause);
  const found = useMemo(
    () => (cause === null ? map(atOnce, (data) => ({ ...data, byNamespace: null })) : byNamespace),
    [cause, byNamespace, atOnce],
  );
  const operators = useOffered(dataOr(found, null)?.operators ?? NO_OPERATORS);
  return useMemo(() => map(found, (list) => ({ ...list, operators })), [found, operators]);
}

/** @param cause `null`: nothing is read */
function useByNamespace(cause: Failure | null): Loadable<InstalledList> {
  const { namespaces, names } = useNamespaceNames(cause !== null);
  const { reads, once } = useReads(names);
  const { copies, kept } = useCopiesServing(names);
  const where = cause === null ? null : EVERYWHERE;
  const catalogs = dataOr(useAllowedList<CatalogSource>(catalogSourceModel, where), null);
  const now = useSlowClock();
  const joined = useMemo(
    () => joinedReads(reads, { catalogSources: catalogs, now, copies, kept }),
    [reads, catalogs, now, copies, kept],
  );
  if (cause === null || namespaces.status === 'loading') return loading;
  // Neither projects nor namespaces can be listed: somebody has to name one.
  if (namespaces.status === 'failed') return failed(cause);
  const { settled, unread, ...found } = joined;
  return ready({
    ...found,
    missing: [],
    byNamespace: { cause, total: names.length, settled, unread, once },
  });
}

/** Few namespaces are followed; of many those where something is installed, and the others are read. */
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

/** The same list as long as its names are the same: each other one would begin new watches. */
function useSteady(names: readonly string[]): readonly string[] {
  const text = names.join();
  return useMemo(() => (text === '' ? NONE : text.split(',')), [text]);
}

const NONE: readonly string[] = [];
const NO_OPERATORS: readonly InstalledOperator[] = [];
const EVERYWHERE = { namespace: null } as const;
