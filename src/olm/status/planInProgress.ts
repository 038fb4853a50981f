import type { StatusFacts } from './healthFacts';
import { conditionOf } from './subscriptionStatus';

/** Whether the InstallPlan is still creating objects. If plans cannot be read, the Subscription determines it. */
export function isPlanInProgress({
  plan,
  subscription,
}: Pick<StatusFacts, 'plan' | 'subscription'>): boolean {
  if (plan !== null) return plan.status?.phase === 'Installing';
  if (subscription === null) return false;
  return conditionOf('InstallPlanPending', subscription)?.reason === 'Installing';
}
