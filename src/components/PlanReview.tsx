import { Stack, StackItem } from '@patternfly/react-core';
import type { PlanState, ReviewedPlan } from '~/domain/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Notice } from './Notice';
import { type Approval, PlanApproval } from './PlanApproval';
import { PlanChanges } from './PlanChanges';

/** A plan to decide on: why it waits, the button, and all that it does. Afterwards: how it goes. */
export function PlanReview({ plan, approval }: Props) {
  const t = useT();
  return (
    <Stack hasGutter>
      {plan.changes.length > 1 && plan.state.kind === 'requires-approval' && (
        <StackItem>
          <Notice isPlain variant="info" title={t('One approval approves all of it')}>
            {t(
              'OLM plans all Operators of project {{namespace}} together. This plan changes {{count}} Operator.',
              { namespace: plan.namespace, count: plan.changes.length },
            )}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <PlanOutcome state={plan.state} />
      </StackItem>
      {plan.state.kind === 'requires-approval' && (
        <StackItem>
          <PlanApproval plan={plan} approval={approval} />
        </StackItem>
      )}
      <StackItem>
        <PlanChanges changes={plan.changes} />
      </StackItem>
    </Stack>
  );
}

type Props = { readonly plan: ReviewedPlan; readonly approval: Approval };

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
