import { useMemo } from 'react';
import { useAllowedLists } from '~/kube/allowedLists';
import { dataOr, loading } from '~/kube/loadable';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type Pod, podModel } from '~/kube/models/workloads';
import { waitsForPods } from '~/olm/diagnosis/findings';
import type { ClusterObjects } from '~/olm/installed/installedOperator';
import { homeOf, isCopied } from '~/olm/installed/members';
import { wellFormedCsv } from '~/olm/installed/wellFormedObjects';
import { afterGracePeriod, operatorDeployments } from '~/olm/workloads/workload';
import { useSteady } from './useKept';

/**
 * The pods in the namespaces of Deployments without enough pods. Nothing is requested if all have enough; without
 * permission, only the status of the Deployments is known.
 */
export function useUnreadyPods(deployments: readonly Deployment[]): readonly Pod[] {
  const lists = useAllowedLists<Pod>(podModel, useSteady(unreadyNamespaces(deployments)));
  return useMemo(() => [...lists.values()].flatMap((list) => dataOr(list, [])), [lists]);
}

function unreadyNamespaces(deployments: readonly Deployment[]): readonly string[] {
  const found = deployments.flatMap(({ metadata, spec, status }) =>
    (status?.availableReplicas ?? 0) < (spec?.replicas ?? 1) ? (metadata.namespace ?? []) : [],
  );
  return firstNamespaces(found);
}

/** Of more namespaces, the causes are shown only on the pages of the Operators. */
export function firstNamespaces(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted().slice(0, MOST);
}

const MOST = 10;

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
