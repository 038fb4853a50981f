import { useMemo } from 'react';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { forgetRefusals, ifAllowed } from '~/kube/useCan';
import { fromQuery } from '~/kube/fromQuery';
import { listIn, recordIn, textIn } from '~/kube/json';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import { customResourceDefinitionModel } from '~/kube/models/apiExtensions';
import { concurrencyLimit, getMetadata } from '~/kube/request';
import { sourcesNeeded } from '~/olm/plans/planContent';
import type { PlanState, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type PlannedOperator, plannedOperators } from '~/updates/rules/plannedOperators';
import type { PlanDetails } from '~/updates/rules/planDetails';
import type { PlanReviewed } from '~/updates/rules/review/planDelta';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import { slimObject } from '~/updates/rules/review/slimObject';
import { objectReader } from './decoderThread';
import {
  contentFrom,
  type PlanContext,
  planSources,
  readPlanContext,
  useWatchedPlan,
  type WatchedPlan,
} from './planContext';
import { readReview } from './planReviewRead';

/** The actions of a plan and its changes in the cluster. */
export function usePlanReview(plan: ReviewedPlan): {
  readonly details: PlanDetails;
  readonly reviewed: PlanReviewed;
} {
  const seen = useWatchedPlan(plan);
  const reviewed = useReviewed(plan, seen.planContext);
  return { details: useDetails(plan, seen, reviewed.review), reviewed };
}

/** The actions of a plan by object, live, because the plan contains the statuses of its steps. */
function useDetails(
  { namespace, name }: ReviewedPlan,
  { plan: found, watched }: WatchedPlan,
  review: PlanReviewed['review'],
): PlanDetails {
  const plan = dataOr(found, null);
  const needed = useMemo(() => (plan === null ? NOTHING : sourcesNeeded(plan)), [plan]);
  const query = useQuery({ ...planSources(needed), enabled: plan !== null });
  // A comparison shows which definitions are new.
  const isCompared = review !== null && review.status !== 'failed';
  const existing = useQuery({ ...existingDefinitions(namespace, name), enabled: !isCompared });
  return {
    plan: useMemo(() => (plan === null ? null : slimObject(plan)), [plan]),
    content:
      found.status === 'ready'
        ? map(fromQuery(query), (sources) => contentFrom(sources)(found.data))
        : found,
    watched,
    existing: fromQuery(existing),
    refetch: () => {
      forgetRefusals();
      void query.refetch();
    },
  };
}

const NOTHING = { bundles: [], texts: [] } as const;

/**
 * The names of the cluster's CustomResourceDefinitions when the plan was first opened. Names only, because the
 * definitions have megabytes.
 */
function existingDefinitions(namespace: string, name: string) {
  return queryOptions({
    queryKey: ['existing-definitions', namespace, name],
    queryFn: async ({ signal }) => {
      const list = await ifAllowed(getMetadata)(customResourceDefinitionModel, {}, signal);
      return listIn(recordIn(list)['items']).flatMap(
        (item) => textIn(recordIn(recordIn(item)['metadata'])['name']) ?? [],
      );
    },
  });
}

/**
 * A plan compared with the cluster when it was opened or refreshed. Nothing polls, and the review does not change when
 * the plan is approved.
 */
function useReviewed(plan: ReviewedPlan, planContext: Loadable<PlanContext>): PlanReviewed {
  const isOpen = OPEN.includes(plan.state.kind);
  const query = useQuery({ ...fullReview(plan, dataOr(planContext, null)), enabled: isOpen });
  const review =
    planContext.status === 'failed' && query.data === undefined ? planContext : fromQuery(query);
  return {
    review: isOpen || query.data !== undefined ? review : null,
    comparedAt: query.data === undefined ? null : new Date(query.dataUpdatedAt).toISOString(),
    refresh: () => {
      forgetRefusals();
      if (planContext.status === 'ready') void query.refetch();
    },
    isRefreshing: query.isRefetching,
    reader: objectReader,
  };
}

/** The states before the plan changes the cluster. */
const OPEN: readonly PlanState['kind'][] = ['requires-approval', 'superseded'];

/** The risks of a plan from the smallest sufficient data. */
export function usePlanRisks(plan: ReviewedPlan): Loadable<readonly PlanFinding[]> {
  return map(fromQuery(useQuery(planRisks(plan))), ({ risks }) => risks);
}

/** The Operators of a plan, once its risks are known. */
export function usePlanOperators(plan: ReviewedPlan): readonly PlannedOperator[] {
  return useQuery({ ...planRisks(plan), enabled: false }).data?.operators ?? NO_OPERATORS;
}

const NO_OPERATORS: readonly PlannedOperator[] = [];

/** @param planContext `null`: not loaded */
function fullReview(plan: ReviewedPlan, planContext: PlanContext | null) {
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- the ground says what to compare with, not what
  return queryOptions({
    // A plan is compared when it is opened, not again after each change.
    queryKey: [...keyOf(plan), 'full'],
    queryFn:
      planContext === null
        ? skipToken
        : ({ signal }) => readReview(plan, planContext, { size: 'full', signal }),
    structuralSharing: false,
  });
}

/** The risks and the Operators of many plans. A few are reviewed at a time, in the order of the requests. */
export function planRisks(plan: ReviewedPlan) {
  return queryOptions({
    queryKey: [...keyOf(plan), 'inbox'],
    queryFn: ({ signal }) =>
      inPairs(async () => {
        signal.throwIfAborted();
        const planContext = await readPlanContext(plan, signal);
        const read = await readReview(plan, planContext, { size: 'inbox', signal });
        const objects = read.objects.map(({ after }) => after);
        return { risks: read.delta.risks, operators: plannedOperators({ objects }, plan.csvNames) };
      }),
  });
}

/** An inbox can be long, and an opened plan must not wait for all of it. */
const inPairs = concurrencyLimit(2);

/** OLM gives each plan a unique name, and does not change its resolution. */
function keyOf({ namespace, name, createdAt, generation }: ReviewedPlan) {
  return ['plan-review', namespace, name, createdAt, generation] as const;
}
