import { planParameter } from '~/updates/rules/planInUrl';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type NamespaceScope, routes } from '~/routes';

/** The page of a plan in the current scope. */
export function planQuery(
  plan: Pick<ReviewedPlan, 'namespace' | 'name'>,
  scope: NamespaceScope,
): string {
  return `${routes.updates(scope)}?${new URLSearchParams({ plan: planParameter(plan) }).toString()}`;
}
