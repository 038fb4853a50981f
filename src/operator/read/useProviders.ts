import { useMemo } from 'react';
import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { UnreadCatalog } from '~/olm/packages/sourceAnswers';
import { map, type Loadable } from '~/kube/loadable';
import { disabledDefaultCatalogs } from '~/olm/catalogSources/catalogRemoval';
import { providersOf, type Provider } from '~/operator/rules/providers';
import type { Subscription } from '~/kube/models/subscription';
import { useDependencyOffers } from '~/olm/read/dependencyOffers';
import { ClusterError } from '~/kube/clusterError';
import { getJson } from '~/kube/request';
import { isOperatorHub } from '~/operator/rules/isOperatorHub';
import { operatorHubModel, type OperatorHub } from '~/kube/models/operatorHub';
import { ifAllowed } from '~/kube/reviewedRequests';

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
