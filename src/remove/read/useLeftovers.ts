import { useMemo } from 'react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { leftoversIn } from '~/remove/rules/leftovers/leftoversIn';
import { leftoversOfNamespace } from '~/remove/rules/leftovers/leftoversOfNamespace';
import { failureIn } from '~/kube/fromQuery';
import { queryClient } from '~/kube/queryClient';
import { type ScanState, scanCluster } from './scanCluster';
import type { UnreadPart } from './scanPart';
import { ownNamespaces } from './scanPlaces';

export type LeftoverScan = {
  /** What is found so far; while it is scanned again, what was found before. */
  readonly leftovers: readonly Leftover[];
  /** Lists that are read, of how many. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Kinds that could not be read, or not everywhere, and why: what was not seen may be left there. */
  readonly unread: readonly UnreadPart[];
  readonly isScanning: boolean;
  /** When the cluster was read, as ISO 8601; `null`: not yet. */
  readonly scannedAt: string | null;
  /** Why the scan came to no end; what could not be read alone is no such reason. */
  readonly failure: Failure | null;
  readonly scanAgain: () => void;
};

/**
 * Looks for what uninstallations left. The cluster is read when the page is opened and when somebody asks for it: a watch of
 * twenty kinds would cost more than it tells.
 * @param scope only what has to do with this namespace; `null`: all
 */
export function useLeftovers(scope: string | null): LeftoverScan {
  const { data: read, isFetching, error, refetch } = useQuery(clusterScan(scope));
  const { data: running } = useQuery(scanProgress(scope));
  const { cluster, unread: parts } = read ?? running ?? UNSEEN;
  const leftovers = useMemo(
    () => (cluster === null ? [] : leftoversOfNamespace(leftoversIn(cluster), scope)),
    [cluster, scope],
  );
  // What was read in the namespace that is meant was looked at.
  const unread = useMemo(
    () => parts.filter(({ readIn }) => scope === null || !readIn.includes(scope)),
    [parts, scope],
  );
  return {
    leftovers,
    progress: (isFetching ? running : read) ?? UNSEEN,
    unread,
    isScanning: isFetching,
    scannedAt: read === undefined ? null : new Date(read.cluster.scannedAt).toISOString(),
    failure: error === null ? null : failureIn(error),
    scanAgain: () => {
      void refetch();
    },
  };
}

const UNSEEN: Omit<ScanState, 'cluster'> & { readonly cluster: null } = {
  cluster: null,
  unread: [],
  done: 0,
  total: 0,
};

function clusterScan(scope: string | null) {
  return queryOptions({
    queryKey: ['leftovers', scope],
    queryFn: ({ signal }) =>
      scanCluster({
        own: () => ownNamespaces(scope, signal),
        report: (state) => {
          queryClient.setQueryData(scanProgress(scope).queryKey, state);
        },
        signal,
      }),
    // Whoever comes to the page from an uninstallation wants to know what that left.
    staleTime: 0,
    structuralSharing: false,
  });
}

/** How far the scan is that runs, or ran last. */
function scanProgress(scope: string | null) {
  return queryOptions<ScanState>({
    queryKey: ['leftovers-progress', scope],
    queryFn: skipToken,
    structuralSharing: false,
  });
}
