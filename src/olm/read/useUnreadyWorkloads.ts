import { useMemo } from 'react';
import { useAllowedLists } from '~/kube/allowedLists';
import { dataOr, loading } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { waitsForPods } from '~/olm/diagnosis/findings';
import type { ClusterObjects } from '~/olm/installed/installedOperator';
import { homeOf, isCopied } from '~/olm/installed/members';
import { wellFormedCsv } from '~/olm/installed/wellFormedObjects';
import { operatorDeployments, afterGracePeriod } from '~/olm/workloads/workload';
import { useSteady } from './useKept';
import { firstNamespaces, useUnreadyPods } from './useUnreadyPods';

/**
 * The Deployments of CSVs that wait for their pods, as on the pages of the Operators. Nothing is requested if none waits.
 * @param now milliseconds since 1970
 */
export function useUnreadyWorkloads(
  csvs: readonly ClusterServiceVersion[],
  now: number,
): NonNullable<ClusterObjects['workloadOf']> {
  const waiting = useMemo(
    () =>
      csvs.flatMap((csv) =>
        !isCopied(csv) && waitsForPods(wellFormedCsv(csv)) ? homeOf(csv) : [],
      ),
    [csvs],
  );
  const lists = useAllowedLists<Deployment>(deploymentModel, useSteady(firstNamespaces(waiting)));
  const pods = useUnreadyPods(
    useMemo(() => [...lists.values()].flatMap((list) => dataOr(list, [])), [lists]),
  );
  return useMemo(
    () => (csv) => {
      const deployments = dataOr(lists.get(homeOf(csv)) ?? loading, null);
      if (deployments === null || !waitsForPods(csv)) return null;
      const here = pods.filter(({ metadata }) => metadata.namespace === homeOf(csv));
      return afterGracePeriod(operatorDeployments(csv, deployments, here), now);
    },
    [lists, pods, now],
  );
}
