import type { PlanState } from '~/olm/plans/reviewedPlan';
import type { PastPlan } from './pastPlan';

export type PastPlanFilter = {
  readonly keyword: string;
  /** `null`: any. */
  readonly state: PlanState['kind'] | null;
};

/** The plans whose namespace, name, Operators or versions hold each word that is looked for, in the order given. */
export function foundPlans(
  plans: readonly PastPlan[],
  { keyword, state }: PastPlanFilter,
): readonly PastPlan[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return plans.filter(
    (plan) =>
      (state === null || plan.state.kind === state) &&
      words.every((word) => textOf(plan).includes(word)),
  );
}

function textOf({ namespace, name, csvNames, changes }: PastPlan): string {
  const operators = changes.map(({ operator }) => operator);
  return [namespace, name, ...csvNames, ...operators].join(' ').toLowerCase();
}
