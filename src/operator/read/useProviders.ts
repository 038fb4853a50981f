import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { ClusterError } from '~/kube/clusterError';
import { type Loadable, map } from '~/kube/loadable';
import { type OperatorGroup, operatorGroupModel, type Subscription } from '~/kube/models/olm';
import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { getJson } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { disabledDefaultCatalogs } from '~/olm/catalogSources/catalogRemoval';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { UnreadCatalog } from '~/olm/packages/sourceAnswers';
import { useDependencyOffers } from '~/olm/read/dependencyOffers';
import { isOperatorHub } from '~/operator/rules/isOperatorHub';
import { type ConflictingGroup, conflictingGroups } from '~/operator/rules/operatorGroupChange';
import { type Provider, providersOf } from '~/operator/rules/providers';

export type Providers = {
  readonly providers: Loadable<readonly Provider[]>;
  /** Catalogs without an answer, which might also provide it. By display name. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  /** The names of disabled default catalogs. */
  readonly off: readonly string[];
};

/** The providers of a dependency. Reads the whole catalog, unless it is cached. */
export function useProviders(
  need: Dependency,
  namespace: string,
  subscriptions: readonly Subscription[],
): Providers {
  const { offers, pending, unread } = useDependencyOffers(namespace);
  const { data: hub = null } = useQuery(operatorHub());
  const providers = useMemo(
    () => map(offers, (found) => providersOf(need, found, subscriptions)),
    [offers, need, subscriptions],
  );
  return { providers, pending, unread, off: disabledDefaultCatalogs(hub) };
}

/** The default catalogs; `null`: not OpenShift, or without its marketplace. @throws ClusterError */
function operatorHub() {
  return queryOptions({
    queryKey: ['operator-hub-config'],
    queryFn: async ({ signal }): Promise<OperatorHub | null> => {
      try {
        const answer = await ifAllowed(getJson)(operatorHubModel, { name: 'cluster' }, signal);
        return isOperatorHub(answer) ? answer : null;
      } catch (error) {
        if (error instanceof ClusterError && NOT_THERE.includes(error.failure.kind)) return null;
        throw error;
      }
    },
    // The patch tests that it is unchanged.
    staleTime: 0,
    gcTime: 0,
  });
}

const NOT_THERE: readonly string[] = ['not-found', 'not-served'];

/**
 * The OperatorGroups that provide the same APIs to a namespace of this one's Operators. Requires permission for all
 * OperatorGroups.
 */
export function useConflictingGroups(
  apis: readonly string[],
  namespace: string,
): Loadable<readonly ConflictingGroup[]> {
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, EVERYWHERE);
  return useMemo(
    () => map(groups, (all) => conflictingGroups(apis, namespace, all)),
    [groups, apis, namespace],
  );
}

const EVERYWHERE = { namespace: null } as const;
