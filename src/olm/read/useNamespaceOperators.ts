import { useMemo } from 'react';
import type { Failure, Permission } from '~/kube/failure';
import { type InstalledOperator, installedOperators } from '~/olm/installed/installedOperator';
import { type Loadable, dataOr, failed, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
  type InstallPlan,
  installPlanModel,
  type OperatorCondition,
  operatorConditionModel,
  type OperatorGroup,
  operatorGroupModel,
  type Subscription,
  subscriptionModel,
} from '~/kube/models/olm';
import type { Stored } from '~/kube/models/meta';
import { useAllowedList } from '~/kube/allowedLists';
import { missingPermissions } from '~/kube/permissions';
import { COPIED_FROM } from '~/olm/installed/copies';

/** The Operators of a namespace and their parts. `null`: unable to load. */
export type NamespaceOperators = {
  readonly namespace: string;
  readonly operators: readonly InstalledOperator[];
  readonly subscriptions: readonly Subscription[] | null;
  readonly csvs: readonly ClusterServiceVersion[] | null;
  readonly plans: readonly InstallPlan[] | null;
  readonly operatorGroups: readonly OperatorGroup[] | null;
  readonly conditions: readonly OperatorCondition[] | null;
  /** The missing permissions for parts of it. */
  readonly missing: readonly Permission[];
};

/**
 * The live Operators of a namespace without OLM's copies. Either Subscriptions or CSVs are required; other missing data
 * is reported.
 * @param namespace `null`: watches nothing (loading)
 */
export function useNamespaceOperators(namespace: string | null): Loadable<NamespaceOperators> {
  const here = namespace === null ? null : { namespace };
  const subscriptions = useAllowedList<Subscription>(subscriptionModel, here);
  const csvs = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    here === null ? null : { ...here, withoutLabel: COPIED_FROM },
  );
  const plans = useAllowedList<InstallPlan>(installPlanModel, here);
  const groups = useAllowedList<OperatorGroup>(operatorGroupModel, here);
  const conditions = useAllowedList<OperatorCondition>(operatorConditionModel, here);
  return useMemo(() => {
    const parts = [subscriptions, csvs, plans, groups, conditions];
    if (namespace === null || parts.some(({ status }) => status === 'loading')) return loading;
    if (subscriptions.status === 'failed' && csvs.status === 'failed')
      return failed(subscriptions.failure);
    const seen = {
      subscriptions: dataOr(subscriptions, null),
      csvs: dataOr(csvs, null),
      operatorGroups: dataOr(groups, null),
    };
    return ready(
      {
        ...seen,
        namespace,
        operators: installedOperators({
          ...seen,
          installPlans: dataOr(plans, null),
          catalogSources: null,
        }),
        plans: dataOr(plans, null),
        conditions: dataOr(conditions, null),
        missing: parts.flatMap(missingPermissions),
      },
      staleIn(subscriptions) ?? staleIn(csvs),
    );
  }, [namespace, subscriptions, csvs, plans, groups, conditions]);
}

function staleIn(source: Loadable<readonly Stored<string>[]>): Failure | null {
  return source.status === 'ready' ? source.stale : null;
}
