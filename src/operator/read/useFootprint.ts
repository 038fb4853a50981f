import { useMemo } from 'react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { queryMetrics } from '~/kube/metrics';
import {
  type DeploymentFootprint,
  footprints,
  type PodUsage,
  podValues,
  type UsageQueries,
  usageQueries,
} from '~/olm/workloads/usage';
import { type Loadable, all, dataOr, map } from '~/kube/loadable';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { type Deployment, deploymentModel } from '~/kube/models/deployment';
import { fromQuery } from '~/kube/fromQuery';
import { useAllowedList } from '~/kube/allowedLists';
import { useOperatorDeployments } from './useOperatorDeployments';

export type Footprint = {
  /** The requests and limits of the Deployments with their usage, if known. */
  readonly deployments: Loadable<readonly DeploymentFootprint[]>;
  /** The usage of their pods, or the failure. */
  readonly usage: Loadable<PodUsage>;
  /** ISO 8601; `null`: not read yet. */
  readonly readAt: string | null;
  readonly isReading: boolean;
  readonly readAgain: () => void;
};

/** The requests and the usage of an Operator. The Deployments are watched, the usage is read once. */
export function useFootprint(csv: ClusterServiceVersion): Footprint {
  const { namespace = '' } = csv.metadata;
  const running = useOperatorDeployments(csv);
  const where = useMemo(() => ({ namespace }), [namespace]);
  const stored = useAllowedList<Deployment>(deploymentModel, where);
  const names = dataOr(running, []).flatMap(({ exists, object }) => (exists ? [object.name] : []));
  const result = useQuery(podUsage(namespace, usageQueries(names)));
  const usage = fromQuery(result);
  return {
    deployments: map(all({ running, stored }), (found) =>
      footprints(found.running, {
        stored: found.stored,
        usage: dataOr(usage, null),
      }),
    ),
    usage,
    readAt: result.dataUpdatedAt === 0 ? null : new Date(result.dataUpdatedAt).toISOString(),
    isReading: result.isFetching,
    readAgain: () => {
      void result.refetch();
    },
  };
}

function podUsage(namespace: string, queries: UsageQueries | null) {
  return queryOptions({
    queryKey: ['pod-usage', namespace, queries],
    queryFn:
      queries === null
        ? skipToken
        : async ({ signal }): Promise<PodUsage> => {
            const [cpu, memory] = await Promise.all([
              queryMetrics(namespace, queries.cpu, signal),
              queryMetrics(namespace, queries.memory, signal),
            ]);
            return { cpu: podValues(cpu), memory: podValues(memory) };
          },
    staleTime: FRESH,
    retry: false,
  });
}

/** Milliseconds: OpenShift's monitoring scrapes pods every 30 seconds. */
const FRESH = 30_000;
