import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import { COPIED_FROM } from '~/olm/installed/copies';
import type { NamespaceRead } from '~/olm/installed/namespaceReads';
import { type Loadable, dataOr, loading, ready } from '~/kube/loadable';
import type { ReadElsewhere } from '~/remove/rules/inventoryOf';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type OperatorGroup,
  operatorGroupModel,
} from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';
import { useReadNamespaces } from '~/olm/read/namespaceReads';
import { useNamespaceNames } from '~/kube/namespaceByNamespace';

/** The readable Operators of the other namespaces. */
export type AllLiveOperators = ReadElsewhere & {
  /** The reason why some are unknown; `null`: all are known. */
  readonly cause: Failure | null;
  /** The visible namespaces without permission for their Operators. */
  readonly unread: readonly string[];
};

/** The initial value. */
export const NOTHING_KNOWN: ReadElsewhere = { csvs: [], operatorGroups: [], isWhole: false };

/**
 * The live Operators of the whole cluster; without permission to list them, those of the visible namespaces, read once.
 * Never fails: failures are part of the result.
 */
export function useAllLiveOperators(): Loadable<AllLiveOperators> {
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, WITHOUT_COPIES);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  const cause = csvs.status === 'failed' ? csvs.failure : null;
  const isRefused = cause?.kind === 'forbidden';
  const { namespaces, names } = useNamespaceNames(isRefused);
  const { reads } = useReadNamespaces(names);
  return useMemo(() => {
    if (csvs.status === 'loading' || groups.status === 'loading') return loading;
    if (csvs.status === 'ready') {
      const operatorGroups = dataOr(groups, []);
      const seen = { csvs: csvs.data, operatorGroups, isWhole: true, unread: [], cause: null };
      return ready(seen, csvs.stale);
    }
    if (isRefused && namespaces.status === 'loading') return loading;
    return reads.every(isSettled) ? ready(joined(reads, csvs.failure)) : loading;
  }, [csvs, groups, reads, isRefused, namespaces]);
}

const EVERYWHERE = { namespace: null } as const;
const WITHOUT_COPIES = { namespace: null, withoutLabel: COPIED_FROM } as const;

function isSettled({ csvs, groups }: NamespaceRead): boolean {
  return csvs.status !== 'loading' && groups.status !== 'loading';
}

function joined(reads: readonly NamespaceRead[], cause: Failure): AllLiveOperators {
  return {
    csvs: reads.flatMap(({ csvs }) => dataOr(csvs, [])),
    operatorGroups: reads.flatMap(({ groups }) => dataOr(groups, [])),
    isWhole: false,
    unread: reads.flatMap(({ namespace, csvs }) => (csvs.status === 'failed' ? [namespace] : [])),
    cause,
  };
}
