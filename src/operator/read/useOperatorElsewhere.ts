import { useMemo } from 'react';
import { dataOr } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { type Subscription, subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { COPIED_FROM } from '~/olm/installed/copies';

/**
 * The other namespaces with a Subscription or original CSV of this name, sorted. Also empty without permission for all
 * namespaces.
 */
export function useOperatorElsewhere(namespace: string, name: string): readonly string[] {
  const where = useMemo(() => ({ namespace: null, name }), [name]);
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, where);
  const csvs = useAllowedList<ClusterServiceVersion>(clusterServiceVersionModel, {
    ...where,
    withoutLabel: COPIED_FROM,
  });
  return useMemo(() => {
    const found = [...dataOr(subscriptions, []), ...dataOr(csvs, [])];
    const places = found.flatMap(({ metadata }) => metadata.namespace ?? []);
    return [...new Set(places)].filter((one) => one !== namespace).toSorted();
  }, [subscriptions, csvs, namespace]);
}
