import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { InstalledOperator } from '~/olm/installed/installedOperator';

/**
 * The plans that change the Operators: `namespace/name`. OLM executes a plan as a whole (IP-015, IP-016).
 * @param pending the plans that can be approved: no superseded or finished ones
 */
export function plansOf(
  operators: readonly InstalledOperator[],
  pending: readonly ReviewedPlan[],
): readonly string[] {
  return pending
    .filter(({ namespace, changes }) =>
      operators.some(
        (operator) =>
          !operator.isCopy &&
          operator.namespace === namespace &&
          changes.some((change) => isOf(operator, change)),
      ),
    )
    .map(({ namespace, name }) => `${namespace}/${name}`);
}

function isOf({ subscriptionName, csvNames }: InstalledOperator, change: PlanChange): boolean {
  if (change.subscription !== null) return change.subscription === subscriptionName;
  return csvNames.includes(change.csvName);
}
