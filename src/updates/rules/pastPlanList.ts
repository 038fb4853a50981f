import type { List } from '~/olm/lists/list';
import { PLAN_STATES } from '~/olm/plans/reviewedPlan';
import type { PastPlan } from './pastPlan';

/** The list of past plans, in the given order. */
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
