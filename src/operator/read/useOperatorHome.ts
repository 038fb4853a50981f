import { useMemo } from 'react';
import { listRight } from '~/kube/rights';
import type { Failure, Right } from '~/kube/failure';
import { installedOperators } from '~/olm/installed/installedOperator';
import { originalNamespace } from '~/olm/installed/members';
import { namedOperator } from '~/olm/installed/operatorDetails';
import { type Loadable, dataOr, loading, ready } from '~/kube/loadable';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/kube/models/clusterServiceVersion';
import { installPlanModel } from '~/kube/models/installPlan';
import { operatorConditionModel } from '~/kube/models/operatorCondition';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { subscriptionModel } from '~/kube/models/subscription';
import { useAllowedList } from '~/kube/allowedLists';
import { type NamespaceOperators, useNamespaceOperators } from '~/olm/read/useNamespaceOperators';

/**
 * Where the Operator of a name is installed: in the namespace given, or where the copy of that name comes from; only then
 * that one copy is looked at. For who may not see the original, the copy alone.
 */
export function useOperatorHome(namespace: string, name: string): Loadable<NamespaceOperators> {
  const here = useNamespaceOperators(namespace);
  const isAbsent =
    here.status === 'ready' && namedOperator(here.data.operators, name)?.isCopy !== false;
  const copies = useAllowedList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    isAbsent ? { namespace, name } : null,
  );
  const copy = isAbsent ? (dataOr(copies, []).at(0) ?? null) : null;
  const origin = copy === null ? null : originalNamespace(copy);
  const original = useNamespaceOperators(origin);
  return useMemo(() => {
    if (!isAbsent) return here;
    if (copies.status === 'loading') return loading;
    if (copy === null || origin === null) return here;
    return original.status === 'failed'
      ? ready({ ...ofCopy(copy, origin), missing: rightsTo(origin, original.failure) })
      : original;
  }, [here, isAbsent, copies, copy, origin, original]);
}

/** What it takes to see the original; none when something else than a right is in the way. */
function rightsTo(origin: string, { kind }: Failure): readonly Right[] {
  return kind === 'forbidden' ? PARTS.map((model) => listRight(model, origin)) : [];
}

const PARTS = [
  subscriptionModel,
  clusterServiceVersionModel,
  installPlanModel,
  operatorGroupModel,
  operatorConditionModel,
];

/** All that can be told of an Operator by a copy of its CSV. */
function ofCopy(copy: ClusterServiceVersion, namespace: string): NamespaceOperators {
  const nothing = { subscriptions: null, operatorGroups: null };
  const seen = { ...nothing, csvs: [copy], installPlans: null, catalogSources: null };
  return {
    ...nothing,
    namespace,
    operators: installedOperators(seen),
    csvs: [copy],
    plans: null,
    conditions: null,
    missing: [],
  };
}
