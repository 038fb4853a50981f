import { useMemo } from 'react';
import {
  type OperatorDeployment,
  operatorDeployments,
  unreadySince,
  afterGracePeriod,
} from '~/olm/workloads/workload';
import { homeOf } from '~/olm/installed/members';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { type Pod, podModel } from '~/kube/models/pod';
import { useAllowedList } from '~/kube/allowedLists';
import { useReportDeadline } from '~/olm/read/useReportDeadline';

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
