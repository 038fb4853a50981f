import { useMemo } from 'react';
import type { OperatorDetails } from '~/domain/installed/operatorDetails';
import { csvNamesOf } from '~/domain/installed/subscribedCsvs';
import { type UpdateEvent, updateHistory } from '~/domain/installed/settings/updateHistory';
import { type Loadable, map } from '~/domain/loadable';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { useAllowedList } from '../installed/allowedLists';

/** The InstallPlans that installed or updated an Operator, newest first: as many as OLM has kept. */
export function useUpdateHistory({
  operator,
  facts,
}: OperatorDetails): Loadable<readonly UpdateEvent[]> {
  const { namespace, subscription, subscriptions } = facts;
  const { csvNames } = operator;
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  return useMemo(() => {
    const known = [...csvNames, ...csvNamesOf(subscription)];
    return map(plans, (found) => updateHistory(found, subscriptions, known));
  }, [plans, subscriptions, subscription, csvNames]);
}
