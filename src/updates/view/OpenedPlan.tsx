import { ActionListItem, Button, List, ListItem, StackItem, Title } from '@patternfly/react-core';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { Notice } from '~/ui/Notice';
import { ApprovalProgress } from '~/updates/view/plan/ApprovalProgress';
import { PlanReview } from '~/updates/view/plan/PlanReview';
import { usePlanProgress } from '~/updates/read/approvalRunSeen';
import { usePlanReview } from '~/updates/read/planReview';
import { useApprovePlan } from '~/updates/read/useApprovePlan';
import { useKubeClient } from '~/kube/useKubeClient';
import { dataOr } from '~/kube/loadable';
import { namespaceInParameter, planNamed, planParameter } from '~/updates/rules/planInUrl';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { routes, type NamespaceScope } from '~/routes';
import { usePutOffs } from '~/updates/read/snooze';
import { SnoozeDialog } from '~/updates/view/inbox/SnoozedPlans';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { NextPlanNotice } from './NextPlanNotice';
import { useNewsOnLeave } from '~/ui/news';
import { type PlanIdentity, outcomeOf } from '~/updates/rules/inbox/planProgress';
import { PlanNews } from './PlanNews';
import { planQuery } from './planQuery';

/** One plan in any state since its link was created. */
export function OpenedPlan({ parameter, plans, scope }: Props) {
  const plan = planNamed(parameter, plans);
  return plan === null ? (
    <>
      <Title headingLevel="h1" className="operator-hub__pending-title">
        {parameter}
      </Title>
      <PlanDeleted waiting={waitingInPlaceOf(parameter, plans)} scope={scope} />
    </>
  ) : (
    <Review
      key={planParameter(plan)}
      plan={plan}
      newer={newerThan(plan, plans)}
      next={nextAfter(plan, plans)}
      scope={scope}
    />
  );
}

type Props = {
  readonly parameter: string;
  readonly plans: readonly ReviewedPlan[];
  readonly scope: NamespaceScope;
};

function PlanDeleted({ waiting, scope }: PlanDeletedProps) {
  const t = useT();
  return (
    <Notice
      variant="info"
      title={t('Install plan not found')}
      actionLinks={
        waiting !== null && (
          <Link to={planQuery(waiting, scope)}>
            {t('Review install plan {{name}}', { name: waiting.name })}
          </Link>
        )
      }
    >
      {t('OLM deletes old install plans. View pending install plans in the list of updates.')}
    </Notice>
  );
}

type PlanDeletedProps = {
  /** The current pending plan of its namespace. */
  readonly waiting: ReviewedPlan | null;
  readonly scope: NamespaceScope;
};

function waitingInPlaceOf(parameter: string, plans: readonly ReviewedPlan[]): ReviewedPlan | null {
  const namespace = namespaceInParameter(parameter);
  const isWaiting = ({ state }: ReviewedPlan) => state.kind === 'requires-approval';
  return plans.find((plan) => plan.namespace === namespace && isWaiting(plan)) ?? null;
}

/** The plan that superseded it. */
function newerThan(
  { namespace, state }: ReviewedPlan,
  plans: readonly ReviewedPlan[],
): ReviewedPlan | null {
  if (state.kind !== 'superseded') return null;
  return plans.find((other) => other.namespace === namespace && other.name === state.by) ?? null;
}

/** The plan that OLM created after this one. */
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
  const { details, reviewed } = usePlanReview(plan);
  const client = useKubeClient();
  const progress = dataOr(usePlanProgress(plan), null);
  // An approval of another user, or before a reload, is not of this page.
  const isUnderWay = progress === null || outcomeOf(progress).kind === 'under-way';
  useNewsOnLeave<{ readonly plan: PlanIdentity }>(
    PlanNews,
    approval.isPending && isUnderWay ? { plan } : null,
  );
  return (
    <PlanReview
      isPage
      plan={plan}
      details={details}
      reviewed={reviewed}
      approval={approval}
      client={client}
      actions={<SnoozeItem plan={plan} scope={scope} />}
      progress={
        progress !== null &&
        progress.operators.length > 0 && (
          <ApprovalProgress namespace={plan.namespace} operators={progress.operators} />
        )
      }
      notice={
        <>
          {newer !== null && (
            <StackItem>
              <OpenedPlanSuperseded
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
        </>
      }
    />
  );
}

type ReviewProps = {
  readonly plan: ReviewedPlan;
  readonly newer: ReviewedPlan | null;
  readonly next: ReviewedPlan | null;
  readonly scope: NamespaceScope;
};

/** Snoozes the plan in the inbox. The cluster does not change. */
function SnoozeItem({ plan, scope }: SnoozeProps) {
  const t = useT();
  const navigate = useNavigate();
  const { putOff } = usePutOffs();
  const [isAsking, setAsking] = useState(false);
  return (
    <ActionListItem>
      <Button
        variant="secondary"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('Snooze')}
      </Button>
      {isAsking && (
        <SnoozeDialog
          plan={plan}
          onPutOff={(days) => {
            putOff(plan, days);
            void navigate(routes.updates(scope));
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </ActionListItem>
  );
}

type SnoozeProps = { readonly plan: ReviewedPlan; readonly scope: NamespaceScope };

/** A superseded plan: links to the current one, with its changes. */
function OpenedPlanSuperseded({ newer, scope, isRefused }: OpenedPlanSupersededProps) {
  const t = useT();
  const title = isRefused
    ? t('Not approved: replaced by a later install plan')
    : t('Replaced by a later install plan');
  return (
    <Notice
      variant="warning"
      isLiveRegion
      title={title}
      actionLinks={
        <Link to={planQuery(newer, scope)}>
          {t('Review install plan {{name}}', { name: newer.name })}
        </Link>
      }
    >
      <p>
        {t(
          'Only the latest install plan of a namespace is current. Approving this one would install outdated versions.',
        )}
      </p>
      <List>
        {newer.changes.map((change) => (
          <ListItem key={change.csvName}>
            <PlanChangeText change={change} />
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

type OpenedPlanSupersededProps = {
  readonly newer: ReviewedPlan;
  readonly scope: NamespaceScope;
  /** The server rejected an approval. */
  readonly isRefused: boolean;
};
