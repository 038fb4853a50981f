import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Loadable } from '~/kube/loadable';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import type { Risk } from '~/updates/rules/review/risk';
import type { PlanState, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { fromQuery } from '~/kube/fromQuery';
import { objectReader } from './decoderThread';
import { turns } from '~/kube/turns';
import { forgetRefusals } from '~/kube/askedFirst';
import { readReview } from './planReviewRead';

/**
 * A plan beside the cluster as it was when it was opened, or refreshed last: nothing is polled, and what was reviewed
 * stays when the plan is approved.
 */
export function usePlanReview(plan: ReviewedPlan): PlanReviewed {
  const isOpen = OPEN.includes(plan.state.kind);
  const query = useQuery({ ...fullReview(plan), enabled: isOpen });
  return {
    review: isOpen || query.data !== undefined ? fromQuery(query) : null,
    comparedAt: query.data === undefined ? null : new Date(query.dataUpdatedAt).toISOString(),
    refresh: () => {
      forgetRefusals();
      void query.refetch();
    },
    isRefreshing: query.isRefetching,
    reader: objectReader,
  };
}

/** The states in which the cluster is still as it was before the plan. */
const OPEN: readonly PlanState['kind'][] = ['requires-approval', 'superseded'];

/** Why a plan deserves a closer look, from as little as tells it. */
export function usePlanRisks(plan: ReviewedPlan): Loadable<readonly Risk[]> {
  return fromQuery(useQuery(planRisks(plan)));
}

function fullReview(plan: ReviewedPlan) {
  return queryOptions({
    queryKey: [...keyOf(plan), 'full'],
    queryFn: ({ signal }) => readReview(plan, 'full', signal),
    structuralSharing: false,
  });
}

/** The same for many plans at once; a few are looked at at a time, in the order in which they were asked for. */
export function planRisks(plan: ReviewedPlan) {
  return queryOptions({
    queryKey: [...keyOf(plan), 'inbox'],
    queryFn: ({ signal }) =>
      inPairs(async () => {
        signal.throwIfAborted();
        return (await readReview(plan, 'inbox', signal)).delta.risks;
      }),
  });
}

/** An inbox may be long, and who opens a plan of it is waiting for that one. */
const inPairs = turns(2);

/** OLM gives each plan a name of its own, and never rewrites what it resolved. */
function keyOf({ namespace, name, createdAt, generation }: ReviewedPlan) {
  return ['plan-review', namespace, name, createdAt, generation] as const;
}
