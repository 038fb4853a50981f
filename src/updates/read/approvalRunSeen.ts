import { useMemo } from 'react';
import { COPIED_FROM } from '~/olm/installed/copies';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import {
  type PlanIdentity,
  type PlanProgress,
  type SeenNamespace,
  planProgress,
} from '~/updates/rules/inbox/planProgress';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
} from '~/kube/models/olm';
import { useAllowedLists } from '~/kube/allowedLists';

/** The live progress of an approved plan. @param plan `null`: watches nothing (loading) */
export function usePlanProgress(plan: PlanIdentity | null): Loadable<PlanProgress> {
  const namespace = plan?.namespace ?? null;
  const namespaces = useMemo(() => (namespace === null ? NONE : [namespace]), [namespace]);
  const seen = useSeenNamespaces(namespaces).get(namespace ?? '') ?? loading;
  return useMemo(() => {
    if (plan === null) return loading;
    return seen.status === 'ready' ? ready(planProgress(plan, seen.data), seen.stale) : seen;
  }, [plan, seen]);
}

const NONE: readonly string[] = [];

/** The objects that show the progress of plans, by namespace. */
export function useSeenNamespaces(
  namespaces: readonly string[],
): ReadonlyMap<string, Loadable<SeenNamespace>> {
  const plans = useAllowedLists<InstallPlan>(installPlanModel, namespaces);
  const csvs = useAllowedLists<ClusterServiceVersion>(
    clusterServiceVersionModel,
    namespaces,
    ORIGINALS,
  );
  return useMemo(
    () =>
      new Map(
        namespaces.map((namespace) => [
          namespace,
          seenIn(plans.get(namespace) ?? loading, csvs.get(namespace) ?? loading),
        ]),
      ),
    [namespaces, plans, csvs],
  );
}

const ORIGINALS = { withoutLabel: COPIED_FROM } as const;

/** Without permission for ClusterServiceVersions, the progress of the plan itself is visible. */
function seenIn(
  plans: Loadable<readonly InstallPlan[]>,
  csvs: Loadable<readonly ClusterServiceVersion[]>,
): Loadable<SeenNamespace> {
  if (plans.status === 'failed') return failed(plans.failure);
  if (plans.status === 'loading' || csvs.status === 'loading') return loading;
  return csvs.status === 'failed'
    ? ready({ plans: plans.data, csvs: null }, plans.stale)
    : ready({ plans: plans.data, csvs: csvs.data }, plans.stale ?? csvs.stale);
}
