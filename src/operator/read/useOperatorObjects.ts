import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { componentRefs } from '~/olm/installed/componentRefs';
import { type ObjectGroup, operatorObjects } from '~/operator/rules/operatorObjects';
import { operatorName } from '~/olm/installed/operatorName';
import { type Loadable, dataOr, loading, ready } from '~/kube/loadable';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { type Operator, operatorModel } from '~/kube/models/operator';
import { useAllowedList } from '~/kube/allowedLists';

/** What belongs to an Operator, and how much of that is known. */
export type OperatorObjects = {
  readonly groups: readonly ObjectGroup[];
  /** OLM's own list of it; `null`: it has none. */
  readonly listName: string | null;
  /** Why that list could not be read; `null` when it could, or when there is none. */
  readonly failure: Failure | null;
  /** The objects come from OLM's list, so each of them exists. */
  readonly isListed: boolean;
};

/**
 * The objects of an Operator, live. OLM's list is cluster-scoped: who may not read it gets what plans and CSVs tell.
 */
export function useOperatorObjects(facts: OperatorFacts): Loadable<OperatorObjects> {
  const { namespace } = facts;
  const listName = operatorName(facts);
  const lists = useAllowedList<Operator>(
    operatorModel,
    listName === null ? null : { namespace: null, name: listName },
  );
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  return useMemo(() => {
    const isWaiting = listName !== null && lists.status === 'loading';
    if (isWaiting || plans.status === 'loading') return loading;
    const list = dataOr(lists, []).find(({ metadata }) => metadata.name === listName);
    const groups = operatorObjects({
      facts,
      plans: dataOr(plans, []),
      components: list === undefined ? null : componentRefs(list),
    });
    const failure = lists.status === 'failed' ? lists.failure : null;
    const stale = lists.status === 'ready' ? lists.stale : null;
    return ready({ groups, listName, failure, isListed: list !== undefined }, stale);
  }, [facts, listName, lists, plans]);
}
