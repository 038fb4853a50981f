import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { dataOr, type Loadable, loading, ready } from '~/kube/loadable';
import { serviceAccountModel } from '~/kube/models/core';
import { type Namespace, namespaceModel } from '~/kube/models/namespace';
import { type OperatorGroup, operatorGroupModel } from '~/kube/models/olm';
import { inTurn } from '~/kube/namespaceByNamespace';
import { getMetadata } from '~/kube/request';
import { quiet } from '~/kube/serverDryRun';
import { ifAllowed } from '~/kube/useCan';
import {
  type NamespaceFacts,
  type OperatorNamespace,
  operatorNamespaces,
} from '~/installed/rules/namespaces/operatorNamespace';
import { type InstalledList, useInstalledList } from '~/olm/read/useInstalledList';

export type OperatorNamespaces = {
  readonly namespaces: readonly OperatorNamespace[];
  /** What was judged, for the consequences of a change. */
  readonly facts: NamespaceFacts;
  readonly list: InstalledList;
};

/** The namespaces with OperatorGroups or Operators. @param scope one namespace; `null`: all that the user can view */
export function useOperatorNamespaces(scope: string | null): Loadable<OperatorNamespaces> {
  const installed = useInstalledList(scope);
  const allGroups = useAllowedList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  const ownGroups = useAllowedList<OperatorGroup>(operatorGroupModel, { namespace: scope });
  const namespaces = useAllowedList<Namespace>(namespaceModel, EVERYWHERE);
  const groups = dataOr(installed, null)?.groups ?? NONE;
  const missingAccounts = useMissingAccounts(useMemo(() => accountsIn(groups), [groups]));
  const isWaiting = [allGroups, namespaces].some(({ status }) => status === 'loading');
  return useMemo(() => {
    if (installed.status !== 'ready') return installed;
    const { data: list, stale } = installed;
    if (list.byNamespace === null && ownGroups.status !== 'ready') return ownGroups;
    if (isWaiting || missingAccounts === null) return loading;
    // A namespace whose OperatorGroups are unknown might have one.
    const unknown = new Set(list.byNamespace?.unreadGroups.map(({ namespace }) => namespace));
    const facts = {
      operators: list.operators.filter(({ namespace }) => !unknown.has(namespace)),
      csvs: list.csvs ?? [],
      groups: list.groups ?? NONE,
      allGroups: dataOr(allGroups, null),
      namespaces: dataOr(namespaces, null),
      missingAccounts,
    };
    return ready({ namespaces: operatorNamespaces(facts), facts, list }, stale);
  }, [installed, ownGroups, allGroups, namespaces, missingAccounts, isWaiting]);
}

const EVERYWHERE = { namespace: null } as const;
const NONE: readonly OperatorGroup[] = [];

function accountsIn(groups: readonly OperatorGroup[]): readonly string[] {
  const named = groups.flatMap(({ metadata, spec }) => {
    const { serviceAccountName = '' } = spec ?? {};
    return serviceAccountName === '' ? [] : [`${metadata.namespace ?? ''}/${serviceAccountName}`];
  });
  return [...new Set(named)].toSorted();
}

/**
 * Those of some ServiceAccounts that do not exist; `null` while loading. An unreadable one is expected to exist.
 * @param ids `namespace/name` of each; must be referentially stable
 * @param isTyped waits until the user stops typing
 */
export function useMissingAccounts(
  ids: readonly string[],
  isTyped = false,
): ReadonlySet<string> | null {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['account-exists', id, isTyped],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        if (isTyped) await quiet(signal);
        return inTurn(() => isMissing(id, signal));
      },
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const states = answers.map(({ data, isPending }) =>
    isPending ? '?' : data === true ? '1' : '0',
  );
  const known = states.join('');
  return useMemo(
    () => (known.includes('?') ? null : new Set(ids.filter((_, at) => known[at] === '1'))),
    [ids, known],
  );
}

async function isMissing(id: string, signal: AbortSignal): Promise<boolean> {
  const [namespace = '', name = ''] = id.split('/');
  try {
    await ifAllowed(getMetadata)(serviceAccountModel, { namespace, name }, signal);
    return false;
  } catch (error) {
    if (error instanceof ClusterError) return error.failure.kind === 'not-found';
    throw error;
  }
}
