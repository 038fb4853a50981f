import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { UnreadCatalog } from '~/olm/packages/sourceAnswers';
import { type Loadable, map } from '~/kube/loadable';
import { switchedOff } from '~/olm/catalogSources/catalogRemoval';
import { type Provider, providersOf } from '~/operator/rules/providers';
import type { Subscription } from '~/kube/models/subscription';
import { useDependencyOffers } from '~/olm/read/dependencyOffers';
import { operatorHub } from './operatorHub';

export type Providers = {
  readonly providers: Loadable<readonly Provider[]>;
  /** Catalogs that have not answered yet, or did not: they may have it, too. By what people call them. */
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  /** Default catalogs that are switched off on this cluster, by name. */
  readonly off: readonly string[];
};

/** Who provides what an Operator of a namespace needs. Reads all of the catalog, unless that was read before. */
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
  return { providers, pending, unread, off: switchedOff(hub) };
}
