import { useMemo } from 'react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Failure } from '~/kube/failure';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { leftoversIn, leftoversOfNamespace } from '~/remove/rules/leftovers/leftoversIn';
import { failureIn } from '~/kube/fromQuery';
import { dataOr } from '~/kube/loadable';
import { queryClient } from '~/kube/queryClient';
import { useServesExtensions } from '~/olm/read/extensions/useServesExtensions';
import { ownNamespaces, scanCluster, type ScanState, type UnreadPart } from './scanCluster';

export type LeftoverScan = {
  /** The leftovers found so far; during a new scan, those of the previous one. */
  readonly leftovers: readonly Leftover[];
  /** The number of lists read so far and in total. */
  readonly progress: { readonly done: number; readonly total: number };
  /** The kinds that could not be read everywhere, with the reason. They can have leftovers. */
  readonly unread: readonly UnreadPart[];
  readonly isScanning: boolean;
  /** The time of the scan, as ISO 8601; `null`: not completed yet. */
  readonly scannedAt: string | null;
  /** The reason why the scan failed as a whole. */
  readonly failure: Failure | null;
  readonly scanAgain: () => void;
};

/**
 * Scans for leftovers of uninstallations when the page opens and on request. Watches of twenty kinds would be too
 * expensive.
 * @param scope only leftovers related to this namespace; `null`: all
 */
export function useLeftovers(scope: string | null): LeftoverScan {
  const served = useServesExtensions();
  // If the request fails, OLM v1 is scanned, and its lists report the failure.
  const {
    data: read,
    isFetching,
    isPending,
    error,
    refetch,
  } = useQuery({
    ...clusterScan(scope, dataOr(served, true)),
    enabled: served.status !== 'loading',
  });
  const { data: running } = useQuery(scanProgress(scope));
  const { cluster, unread: parts } = read ?? running ?? UNSEEN;
  const leftovers = useMemo(
    () => (cluster === null ? [] : leftoversOfNamespace(leftoversIn(cluster), scope)),
    [cluster, scope],
  );
  // Kinds that were read in the selected namespace are complete for it.
  const unread = useMemo(
    () => parts.filter(({ readIn }) => scope === null || !readIn.includes(scope)),
    [parts, scope],
  );
  return {
    leftovers,
    progress: (isFetching ? running : read) ?? UNSEEN,
    unread,
    isScanning: isFetching || isPending,
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

function clusterScan(scope: string | null, hasExtensions: boolean) {
  return queryOptions({
    queryKey: ['leftovers', scope, hasExtensions],
    queryFn: ({ signal }) =>
      scanCluster({
        own: () => ownNamespaces(scope, signal),
        hasExtensions,
        report: (state) => {
          queryClient.setQueryData(scanProgress(scope).queryKey, state);
        },
        signal,
      }),
    // After an uninstallation, the user expects its leftovers.
    staleTime: 0,
    structuralSharing: false,
  });
}

/** The progress of the current or last scan. */
function scanProgress(scope: string | null) {
  return queryOptions<ScanState>({
    queryKey: ['leftovers-progress', scope],
    queryFn: skipToken,
    structuralSharing: false,
  });
}
