import type { Permission } from '~/kube/failure';
import type { Diagnosis } from '~/olm/diagnosis/diagnosis';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import type { InstalledOperator } from './installedOperator';

/** The initial data of an Operator's page. Each tab reads its further data. */
export type OperatorDetails = {
  readonly operator: InstalledOperator;
  readonly facts: OperatorFacts;
  readonly diagnosis: Diagnosis;
  /** The plan that the Subscription refers to, for review. */
  readonly plan: ReviewedPlan | null;
  /** The missing permissions, without which parts of the data are unknown. */
  readonly missing: readonly Permission[];
};

/** The Operator of that name in its namespace: that of a Subscription first, then of a CSV, then of a copy. */
export function namedOperator(
  operators: readonly InstalledOperator[],
  name: string,
): InstalledOperator | null {
  const own = operators.filter(({ isCopy }) => !isCopy);
  return (
    own.find(({ subscriptionName }) => subscriptionName === name) ??
    own.find(({ csvNames }) => csvNames.includes(name)) ??
    operators.find(({ csvNames }) => csvNames.includes(name)) ??
    null
  );
}

/** The props of every tab of an Operator's page. */
export type OperatorTabProps = { readonly details: OperatorDetails };
