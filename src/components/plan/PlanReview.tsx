import type { ReactNode } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import { dataOr } from '~/domain/loadable';
import type { PlanContent } from '~/domain/plans/content/planContent';
import type { PlanDetails } from '~/domain/plans/content/planDetails';
import type { PlanState, ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Notice } from '../Notice';
import { type Approval, PlanApproval } from './PlanApproval';
import { PlanContentView } from './PlanContentView';
import { PlanSummary } from './PlanSummary';

/** A plan to decide on: what it does in short, the buttons, and then all of it. Afterwards: how it goes. */
export function PlanReview({ plan, details, approval, actions }: Props) {
  const t = useT();
  const isWaiting = plan.state.kind === 'requires-approval';
  return (
    <Stack hasGutter>
      <StackItem>
        <PlanSummary plan={plan} content={dataOr(details.content, NOTHING)} />
      </StackItem>
      {plan.changes.length > 1 && isWaiting && (
        <StackItem>
          <Notice isPlain variant="info" title={t('One approval approves all of it')}>
            {t(
              'OLM plans all Operators of namespace {{namespace}} together. This plan changes {{count}} Operator.',
              { namespace: plan.namespace, count: plan.changes.length },
            )}
          </Notice>
        </StackItem>
      )}
      {HAVE_OUTCOME.includes(plan.state.kind) && (
        <StackItem>
          <PlanOutcome state={plan.state} />
        </StackItem>
      )}
      {isWaiting && (
        <StackItem>
          <PlanApproval plan={plan} approval={approval} actions={actions} />
        </StackItem>
      )}
      <StackItem>
        <PlanContentView details={details} changes={plan.changes} />
      </StackItem>
    </Stack>
  );
}

type Props = {
  readonly plan: ReviewedPlan;
  readonly details: PlanDetails;
  readonly approval: Approval;
  /** Other ways on than to approve it. */
  readonly actions?: ReactNode;
};

const NOTHING: PlanContent = { namespace: '', objects: [], unread: [] };

const HAVE_OUTCOME: readonly PlanState['kind'][] = ['installing', 'complete', 'failed'];

/** What came of an approval, in OLM's words where it has any. */
function PlanOutcome({ state }: { readonly state: PlanState }) {
  const t = useT();
  switch (state.kind) {
    case 'complete':
      return <Notice variant="success" title={t('Everything in this plan is installed')} />;
    case 'failed':
      return (
        <Notice variant="danger" title={t('The plan failed')}>
          {state.message}
        </Notice>
      );
    case 'installing':
      return state.message === null ? (
        <Notice variant="info" title={t('Approved: OLM is installing')} />
      ) : (
        <Notice variant="warning" title={t('OLM met an error and tries again')}>
          {state.message}
        </Notice>
      );
    case 'planning':
    case 'requires-approval':
    case 'superseded':
      return null;
  }
}
