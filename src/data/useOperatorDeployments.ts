import { useMemo } from 'react';
import { type OperatorDeployment, operatorDeployments } from '~/domain/install/follow/workload';
import { type Loadable, dataOr, map } from '~/domain/loadable';
import type { ClusterServiceVersion } from '~/models/clusterServiceVersion';
import { type Deployment, deploymentModel } from '~/models/deployment';
import { type Pod, podModel } from '~/models/pod';
import { useAllowedList } from './installed/allowedLists';

/**
 * The Deployments of an Operator, live. Who may not see pods gets what the Deployments themselves tell.
 * @param csv `null`: nothing is watched (loading)
 */
export function useOperatorDeployments(
  csv: ClusterServiceVersion | null,
): Loadable<readonly OperatorDeployment[]> {
  const where = csv === null ? null : { namespace: csv.metadata.namespace ?? '' };
  const deployments = useAllowedList<Deployment>(deploymentModel, where);
  const pods = useAllowedList<Pod>(podModel, where);
  return useMemo(
    () =>
      map(deployments, (found) =>
        csv === null ? [] : operatorDeployments(csv, found, dataOr(pods, [])),
      ),
    [csv, deployments, pods],
  );
}
