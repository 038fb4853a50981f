import { useMemo } from 'react';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { csvNamesOf } from '~/olm/installed/subscription';
import { type UpdateEvent, updateHistory } from '~/updates/rules/settings/updateHistory';
import { type Loadable, map } from '~/kube/loadable';
import { type PastVersion, replacesChain } from '~/updates/rules/replacesChain';
import { type InstallPlan, installPlanModel } from '~/kube/models/installPlan';
import { useAllowedList } from '~/kube/allowedLists';

export type UpdateHistory = {
  readonly events: readonly UpdateEvent[];
  /** Up to the running version, the oldest first. */
  readonly chain: readonly PastVersion[];
};

/** The existing InstallPlans of an Operator, latest first, and its versions. */
export function useUpdateHistory({ operator, facts }: OperatorDetails): Loadable<UpdateHistory> {
  const { namespace, subscription, subscriptions, csvs } = facts;
  const { csvNames } = operator;
  const plans = useAllowedList<InstallPlan>(installPlanModel, { namespace });
  return useMemo(() => {
    const known = [...csvNames, ...csvNamesOf(subscription)];
    return map(plans, (found) => ({
      events: updateHistory(found, subscriptions, known),
      chain: replacesChain(csvs, found),
    }));
  }, [plans, subscriptions, subscription, csvs, csvNames]);
}
