import { useMemo } from 'react';
import type { Failure } from '~/kube/failure';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { componentRefs } from '~/olm/installed/components';
import { type ObjectGroup, operatorObjects } from '~/operator/rules/operatorObjects';
import { operatorName } from '~/olm/installed/operatorName';
import { type Loadable, dataOr, loading, ready } from '~/kube/loadable';
import {
  type InstallPlan,
  installPlanModel,
  type Operator,
  operatorModel,
} from '~/kube/models/olm';
import { useAllowedList } from '~/kube/allowedLists';

/** The objects of an Operator, with their completeness. */
export type OperatorObjects = {
  readonly groups: readonly ObjectGroup[];
  /** The name of OLM's own list; `null`: none. */
  readonly listName: string | null;
  /** The failure of that list; `null`: none. */
  readonly failure: Failure | null;
  /** The objects come from OLM's list, so that all of them exist. */
  readonly isListed: boolean;
};

/** The live objects of an Operator. OLM's list is cluster-scoped; without permission, those in plans and CSVs. */
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
