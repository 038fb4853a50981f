import type { InstallPlan, Subscription } from '~/kube/models/olm';
import { type ReviewedPlan, pendingPlans, reviewedPlans } from './reviewedPlan';

/**
 * The plans that require approval, oldest first. OLM keeps completed plans, so only namespaces with a pending one are
 * processed.
 */
export function awaitingApproval(
  plans: readonly InstallPlan[],
  subscriptions: readonly Subscription[],
): readonly ReviewedPlan[] {
  const waiting = new Set(
    plans
      .filter(({ status }) => status?.phase === 'RequiresApproval')
      .map(({ metadata }) => metadata.namespace),
  );
  const isConcerned = ({ metadata }: InstallPlan | Subscription) => waiting.has(metadata.namespace);
  return pendingPlans(reviewedPlans(plans.filter(isConcerned), subscriptions.filter(isConcerned)));
}
