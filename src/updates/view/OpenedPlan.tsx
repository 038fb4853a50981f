import { Breadcrumb, BreadcrumbItem, Stack, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { ApprovalProgress } from '~/updates/view/plan/ApprovalProgress';
import { PlanReview } from '~/updates/view/plan/PlanReview';
import { StoredObjects } from '~/updates/view/stored/StoredObjects';
import { usePlanProgress } from '~/updates/read/approvalRunSeen';
import { usePlanReview } from '~/updates/read/planReview';
import { useStoredCheck } from '~/updates/read/useStoredCheck';
import { useApprovePlan } from '~/updates/read/useApprovePlan';
import { useKubeClient } from '~/kube/useKubeClient';
import { usePlanContent } from '~/updates/read/usePlanContent';
import { dataOr, loading } from '~/kube/loadable';
import { namespaceInParameter, planNamed, planParameter } from '~/updates/rules/planInUrl';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import { NextPlanNotice } from './NextPlanNotice';
import { OpenedPlanHeader } from './OpenedPlanHeader';
import { OpenedPlanPutOff } from './OpenedPlanPutOff';
import { OpenedPlanSuperseded } from './OpenedPlanSuperseded';
import { planQuery } from './planQuery';

/** One plan, whatever has become of it since its link was made. */
export function OpenedPlan({ parameter, plans, scope }: Props) {
  const t = useT();
  const plan = planNamed(parameter, plans);
  return (
    <Stack hasGutter>
      <StackItem>
        <Breadcrumb aria-label={t('Breadcrumb')}>
          <BreadcrumbItem>
            <Link to={routes.updates(scope)}>{t('All updates')}</Link>
          </BreadcrumbItem>
          <BreadcrumbItem isActive>{plan?.name ?? parameter}</BreadcrumbItem>
        </Breadcrumb>
      </StackItem>
      <StackItem>
        {plan === null ? (
          <PlanGone waiting={waitingInPlaceOf(parameter, plans)} scope={scope} />
        ) : (
          <Review
            key={planParameter(plan)}
            plan={plan}
            newer={newerThan(plan, plans)}
            next={nextAfter(plan, plans)}
            scope={scope}
          />
        )}
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly parameter: string;
  readonly plans: readonly ReviewedPlan[];
  readonly scope: NamespaceScope;
};

function PlanGone({ waiting, scope }: PlanGoneProps) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('This plan no longer exists')}
      actionLinks={
        waiting !== null && (
          <Link to={planQuery(waiting, scope)}>
            {t('Review plan {{name}}', { name: waiting.name })}
          </Link>
        )
      }
    >
      {t('OLM removes old plans. What waits now is in the list of all updates.')}
    </Notice>
  );
}

type PlanGoneProps = {
  /** The plan that waits in its namespace now. */
  readonly waiting: ReviewedPlan | null;
  readonly scope: NamespaceScope;
};

function waitingInPlaceOf(parameter: string, plans: readonly ReviewedPlan[]): ReviewedPlan | null {
  const namespace = namespaceInParameter(parameter);
  const isWaiting = ({ state }: ReviewedPlan) => state.kind === 'requires-approval';
  return plans.find((plan) => plan.namespace === namespace && isWaiting(plan)) ?? null;
}

/** The plan that took its place. */
function newerThan(
  { namespace, state }: ReviewedPlan,
  plans: readonly ReviewedPlan[],
): ReviewedPlan | null {
  if (state.kind !== 'superseded') return null;
  return plans.find((other) => other.namespace === namespace && other.name === state.by) ?? null;
}

/** The plan that OLM made when this one was done. */
function nextAfter(
  { namespace, state, generation }: ReviewedPlan,
  plans: readonly ReviewedPlan[],
): ReviewedPlan | null {
  if (state.kind !== 'complete') return null;
  const isNext = (other: ReviewedPlan) =>
    other.namespace === namespace && (other.generation ?? 0) > (generation ?? 0);
  return plans.filter(isNext).find((other) => other.state.kind === 'requires-approval') ?? null;
}

function Review({ plan, newer, next, scope }: ReviewProps) {
  const approval = useApprovePlan(plan);
  const details = usePlanContent(plan.namespace, plan.name);
  const reviewed = usePlanReview(plan);
  const client = useKubeClient();
  const { objects, delta } = dataOr(reviewed.review ?? loading, NOT_COMPARED);
  return (
    <Stack hasGutter>
      <StackItem>
        <OpenedPlanHeader plan={plan} delta={delta} />
      </StackItem>
      {newer !== null && (
        <StackItem>
          <OpenedPlanSuperseded
            plan={plan}
            newer={newer}
            scope={scope}
            isRefused={approval.failure !== null}
          />
        </StackItem>
      )}
      {next !== null && (
        <StackItem>
          <NextPlanNotice plan={next} scope={scope} />
        </StackItem>
      )}
      <StackItem>
        <PlanReview
          plan={plan}
          details={details}
          reviewed={reviewed}
          approval={approval}
          client={client}
          renderStored={(one) => (
            <StoredObjects delta={one} objects={objects} useCheck={useStoredCheck} />
          )}
          actions={<OpenedPlanPutOff plan={plan} scope={scope} />}
          progress={<Progress plan={plan} />}
        />
      </StackItem>
    </Stack>
  );
}

const NOT_COMPARED = { objects: [], delta: null } as const;

type ReviewProps = {
  readonly plan: ReviewedPlan;
  readonly newer: ReviewedPlan | null;
  readonly next: ReviewedPlan | null;
  readonly scope: NamespaceScope;
};

/** The plan is done before its Operators are. */
function Progress({ plan }: { readonly plan: ReviewedPlan }) {
  const { operators } = dataOr(usePlanProgress(plan), NO_PROGRESS);
  return (
    operators.length > 0 && <ApprovalProgress namespace={plan.namespace} operators={operators} />
  );
}

const NO_PROGRESS = { operators: [] } as const;
