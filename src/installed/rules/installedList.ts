import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** What manages an Operator: a Subscription, only a CSV, the original of a copied CSV, or a ClusterExtension. */
export const MANAGEMENTS = ['subscription', 'csv', 'copy', 'extension'] as const;
export const APPROVALS = ['Automatic', 'Manual'] as const;

/** The namespace of the Operator; for an extension, that of its namespaced resources. */
export function homeOf({ namespace, extension }: InstalledOperator): string | null {
  return extension === undefined ? namespace : extension.namespace;
}

export function managementOf({
  extension,
  isCopy,
  subscriptionName,
}: Pick<
  InstalledOperator,
  'extension' | 'isCopy' | 'subscriptionName'
>): (typeof MANAGEMENTS)[number] {
  if (extension !== undefined) return 'extension';
  if (isCopy) return 'copy';
  return subscriptionName === null ? 'csv' : 'subscription';
}

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
