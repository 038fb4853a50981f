import { useMemo } from 'react';
import { type Loadable, map } from '~/kube/loadable';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';

/**
 * One live Subscription; `null`: not found.
 * @param place `null`: watches nothing (loading)
 */
export function useSubscription(place: Place | null): Loadable<Subscription | null> {
  const found = useAllowedList<Subscription>(subscriptionModel, place);
  return useMemo(() => map(found, ([one = null]) => one), [found]);
}

type Place = { readonly namespace: string; readonly name: string };
