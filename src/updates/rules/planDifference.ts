import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';

/** In what a plan that took the place of another differs from it. */
type PlanDifference = {
  /** What only the new plan changes. */
  readonly added: readonly PlanChange[];
  /** What it leaves as it is. */
  readonly dropped: readonly PlanChange[];
  /** The same Operators, to another version; each as both plans have it. */
  readonly redirected: readonly { readonly before: PlanChange; readonly now: PlanChange }[];
};

/** Operators are told by their Subscription where both have one: a channel can go on under another name of package. */
export function planDifference(
  { changes: before }: Pick<ReviewedPlan, 'changes'>,
  { changes: now }: Pick<ReviewedPlan, 'changes'>,
): PlanDifference {
  const partner = (change: PlanChange, others: readonly PlanChange[]) =>
    others.find((other) => isSameOperator(change, other));
  return {
    added: now.filter((change) => partner(change, before) === undefined),
    dropped: before.filter((change) => partner(change, now) === undefined),
    redirected: before.flatMap((change) => {
      const other = partner(change, now);
      return other === undefined || other.csvName === change.csvName
        ? []
        : [{ before: change, now: other }];
    }),
  };
}

/** Subscriptions move on with the newest plan, so that the older one often has none left. */
function isSameOperator(one: PlanChange, other: PlanChange): boolean {
  return (
    one.operator === other.operator ||
    (one.subscription !== null && one.subscription === other.subscription)
  );
}
