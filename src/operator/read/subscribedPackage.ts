import { queryOptions, skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { type Loadable, map } from '~/kube/loadable';
import { type Subscription, subscriptionModel } from '~/kube/models/olm';
import { operatorPackage } from '~/olm/read/packages';

/**
 * The package of a Subscription, with the install modes of its channels. Requested on demand.
 * @param subscription `null`: none, and nothing is requested
 */
export function subscribedPackage(subscription: Subscription | null, namespace: string) {
  const spec = subscription?.spec;
  const key = {
    catalog: spec?.source ?? '',
    catalogNamespace: spec?.sourceNamespace ?? '',
    packageName: spec?.name ?? '',
  };
  const requested = operatorPackage(namespace, key);
  return queryOptions({
    queryKey: requested.queryKey,
    queryFn: spec === undefined ? skipToken : (requested.queryFn ?? skipToken),
  });
}

/**
 * One live Subscription; `null`: not found.
 * @param place `null`: watches nothing (loading)
 */
export function useSubscription(place: Place | null): Loadable<Subscription | null> {
  const found = useAllowedList<Subscription>(subscriptionModel, place);
  return useMemo(() => map(found, ([one = null]) => one), [found]);
}

type Place = { readonly namespace: string; readonly name: string };
