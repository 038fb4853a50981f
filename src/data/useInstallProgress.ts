import { useWatchList } from '~/cluster/watch';
import { type InstallProgress, csvNameOf, progressOf } from '~/domain/install/progress';
import { type Loadable, all, dataOr, map } from '~/domain/loadable';
import { type ReviewedPlan, reviewedPlans } from '~/domain/plans/reviewedPlan';
import {
  type ClusterServiceVersion,
  clusterServiceVersionModel,
} from '~/models/clusterServiceVersion';
import { type InstallPlan, installPlanModel } from '~/models/installPlan';
import { type OperatorGroup, operatorGroupModel } from '~/models/operatorGroup';
import { type Subscription, subscriptionModel } from '~/models/subscription';

export type FollowedInstall = {
  readonly progress: InstallProgress;
  /** The plan of the installation, for review. */
  readonly plan: ReviewedPlan | null;
};

/** Follows the installation that a Subscription stands for, live. */
export function useInstallProgress(namespace: string, name: string): Loadable<FollowedInstall> {
  const subscriptions = useWatchList<Subscription>(subscriptionModel, { namespace });
  const plans = useWatchList<InstallPlan>(installPlanModel, { namespace });
  const groups = useWatchList<OperatorGroup>(operatorGroupModel, { namespace });
  const subscription =
    dataOr(subscriptions, []).find(({ metadata }) => metadata.name === name) ?? null;
  const csvName = csvNameOf(subscription);
  const csvs = useWatchList<ClusterServiceVersion>(
    clusterServiceVersionModel,
    csvName === null ? null : { namespace, name: csvName },
  );
  return map(all({ subscriptions, plans }), (found) => {
    const planName = subscription?.status?.installPlanRef?.name;
    const reviewed = reviewedPlans(found.plans, found.subscriptions);
    return {
      progress: progressOf({
        subscription,
        plan: found.plans.find(({ metadata }) => metadata.name === planName) ?? null,
        csv: dataOr(csvs, [])[0] ?? null,
        operatorGroups: groups.status === 'ready' ? groups.data.length : null,
      }),
      plan: reviewed.find((plan) => plan.name === planName) ?? null,
    };
  });
}
