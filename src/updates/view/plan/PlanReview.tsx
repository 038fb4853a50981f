import type { ReactNode } from 'react';
import { Stack, StackItem } from '@patternfly/react-core';
import type { KubeClient } from '~/kube/kubeClient';
import { dataOr } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import { ApprovalCall } from './ApprovalCall';
import { type Approval, PlanApproval } from './PlanApproval';
import { PlanContentView } from './PlanContentView';
import { PlanOutcome } from './PlanOutcome';
import { PlanSummary } from './PlanSummary';
import type { ContentProps } from '~/updates/view/review/planSections';

/** A plan to decide on: what it does in short, the buttons, and then all of it. Afterwards: how it goes. */
export function PlanReview({ plan, approval, actions, client, progress, ...content }: Props) {
  const t = useT();
  const { details, reviewed } = content;
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
          <PlanOutcome plan={plan} />
        </StackItem>
      )}
      {HAVE_OUTCOME.includes(plan.state.kind) && progress !== undefined && (
        <StackItem>{progress}</StackItem>
      )}
      {isWaiting && (
        <>
          <StackItem>
            <PlanApproval
              plan={plan}
              approval={approval}
              client={client}
              actions={actions}
              note={noteOn(reviewed, t)}
            />
          </StackItem>
          <StackItem>
            <ApprovalCall plan={plan} client={client} />
          </StackItem>
        </>
      )}
      <StackItem>
        <PlanContentView {...content} changes={plan.changes} isWaiting={isWaiting} />
      </StackItem>
    </Stack>
  );
}

type Props = Omit<ContentProps, 'changes' | 'isWaiting'> & {
  readonly plan: ReviewedPlan;
  readonly approval: Approval;
  /** Other ways on than to approve it. */
  readonly actions?: ReactNode;
  /** In whose words the request is shown that approves it. */
  readonly client: KubeClient;
  /** How far it is once it is approved. */
  readonly progress?: ReactNode;
};

const NOTHING: PlanContent = { namespace: '', objects: [], unread: [] };

const HAVE_OUTCOME: readonly ReviewedPlan['state']['kind'][] = ['installing', 'complete', 'failed'];

/** What the buttons are pressed without knowing. */
function noteOn({ review }: PlanReviewed, t: Translate): string | null {
  switch (review?.status) {
    case undefined:
      return null;
    case 'loading':
      return t('Its risks are still looked for');
    case 'failed':
      return t('Its risks are not known');
    case 'ready':
      return unknownIn(review.data.delta, t);
  }
}

function unknownIn({ risks }: PlanDelta, t: Translate): string | null {
  const unknown = risks.filter((risk) => risk.kind === 'unknown');
  if (unknown.length === 0) return null;
  return unknown.some(({ what }) => what === 'bundle')
    ? t('What it brings is not known')
    : t('Not all of its risks are known');
}
