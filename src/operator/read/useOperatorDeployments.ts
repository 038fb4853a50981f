import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import { dataOr, type Loadable, map } from '~/kube/loadable';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import { type Pod, podModel } from '~/kube/models/workloads';
import { COPIED_FROM } from '~/olm/installed/copies';
import { homeOf } from '~/olm/installed/members';
import { useReportDeadline } from '~/olm/read/useReportDeadline';
import {
  afterGracePeriod,
  type OperatorDeployment,
  operatorDeployments,
  unreadySince,
} from '~/olm/workloads/workload';

/**
 * The live Deployments of an Operator. Without permission for pods, only their own statuses.
 * @param csv `null`: watches nothing (loading)
 */
export function useOperatorDeployments(
  csv: ClusterServiceVersion | null,
): Loadable<readonly OperatorDeployment[]> {
  const where = csv === null ? null : { namespace: homeOf(csv) };
  const deployments = useAllowedList<Deployment>(deploymentModel, where);
  const pods = useAllowedList<Pod>(podModel, where);
  const found = useMemo(
    () =>
      map(deployments, (some) =>
        csv === null ? [] : operatorDeployments(csv, some, dataOr(pods, [])),
      ),
    [csv, deployments, pods],
  );
  const now = useReportDeadline(unreadySince(dataOr(found, [])));
  return useMemo(() => map(found, (some) => afterGracePeriod(some, now)), [found, now]);
}

/** The pods in the namespace of an Operator, of the same watch. */
export function useOperatorPods(csv: ClusterServiceVersion): Loadable<readonly Pod[]> {
  return useAllowedList<Pod>(podModel, { namespace: homeOf(csv) });
}

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
