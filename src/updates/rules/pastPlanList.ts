import type { List } from '~/olm/lists/list';
import { PLAN_STATES } from '~/olm/plans/reviewedPlan';
import type { PastPlan } from './pastPlan';

/** The history of plans, in the order in which they are given. */
export const PAST_PLANS = {
  keyword: 'find',
  textsOf: ({ namespace, name, csvNames, changes }) => [
    namespace,
    name,
    ...csvNames,
    ...changes.map(({ operator }) => operator),
  ],
  facets: { state: { valuesOf: ({ state }) => [state.kind], only: PLAN_STATES } },
  orders: { newest: () => 0 },
} satisfies List<PastPlan>;
