import type { ReactNode } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { installPlanModel } from '~/kube/models/olm';
import type { OlmMessage } from '~/olm/messages/message';
import type { KubeClient } from '~/kube/kubeClient';
import { dataOr, loading } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import type { PlanReviewed } from '~/updates/rules/review/planDelta';
import type { PlanFinding } from '~/updates/rules/review/planFinding';
import type { ContentProps } from '~/updates/view/review/useSections';
import { MessagesExplained } from '~/ui/messages/MessagesExplained';
import { AccountNotice } from './AccountNotice';
import { type Approval, ApprovalNotices, ApproveItem } from './PlanApproval';
import { PlanContentView } from './PlanContentView';
import { PlanHead } from './PlanHead';
import './plan.css';

/** A plan to review: its summary, its actions and its content; after the approval, its progress. */
export function PlanReview(props: Props) {
  const t = useT();
  const { plan, approval, actions, client, progress, isPage = false, notice, ...content } = props;
  const { details, reviewed } = content;
  const isWaiting = plan.state.kind === 'requires-approval';
  const hasOutcome = HAVE_OUTCOME.includes(plan.state.kind);
  return (
    <Stack hasGutter>
      <StackItem>
        <PlanHead
          plan={plan}
          content={dataOr(details.content, NOTHING)}
          reviewed={reviewed}
          client={client}
          isPage={isPage}
          actions={
            isWaiting && (
              <>
                <ApproveItem plan={plan} approval={approval} risks={knownRisks(reviewed)} />
                {actions}
              </>
            )
          }
        />
      </StackItem>
      {notice}
      {isWaiting && <ApprovalNotices plan={plan} approval={approval} client={client} />}
      {isWaiting && <AccountNotice plan={plan} />}
      {hasOutcome && (
        <StackItem>
          <PlanOutcome plan={plan} />
        </StackItem>
      )}
      {hasOutcome && progress !== undefined && <StackItem>{progress}</StackItem>}
      <StackItem>
        {/* Keeps the heading levels gapless; otherwise the card's title has this level. */}
        {isPage && (
          <Title headingLevel="h2" className="pf-v6-screen-reader">
            {t('Install plan content')}
          </Title>
        )}
        <PlanContentView {...content} changes={plan.changes} isWaiting={isWaiting} />
      </StackItem>
    </Stack>
  );
}

type Props = Omit<ContentProps, 'changes' | 'isWaiting'> & {
  readonly plan: ReviewedPlan;
  readonly approval: Approval;
  /** Items of an action list: alternatives to approving. */
  readonly actions?: ReactNode;
  /** The CLI of the commands. */
  readonly client: KubeClient;
  /** The progress after the approval. */
  readonly progress?: ReactNode;
  /** The plan fills the page. */
  readonly isPage?: boolean;
  /** Items of a stack: notices above the plan. */
  readonly notice?: ReactNode;
};

function knownRisks({ review }: PlanReviewed): readonly PlanFinding[] {
  return dataOr(review ?? loading, null)?.delta.risks ?? [];
}

const NOTHING: PlanContent = { namespace: '', objects: [], unread: [] };

const HAVE_OUTCOME: readonly ReviewedPlan['state']['kind'][] = ['installing', 'complete', 'failed'];

/** The result of an approval with an explanation of OLM's message; empty before. */
function PlanOutcome({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { state } = plan;
  switch (state.kind) {
    case 'complete':
      return <Notice variant="success" title={t('Install plan complete')} />;
    case 'failed':
      return (
        <Notice variant="danger" title={t('Install plan failed')}>
          <MessagesExplained messages={planWords(plan)} />
        </Notice>
      );
    case 'installing':
      return state.message === null ? (
        <Notice variant="info" title={t('Approved. Installation in progress.')} />
      ) : (
        <Notice variant="warning" title={t('Install plan error. OLM retries automatically.')}>
          <MessagesExplained messages={planWords(plan)} />
        </Notice>
      );
    case 'planning':
    case 'requires-approval':
    case 'superseded':
      return null;
  }
}

/** OLM's message about a plan with a problem; empty without one. */
function planWords({ namespace, name, state }: ReviewedPlan): readonly OlmMessage[] {
  const message = state.kind === 'failed' || state.kind === 'installing' ? state.message : null;
  if (message === null) return [];
  // IP-010: OLM's reason for a failure.
  const reason = state.kind === 'failed' ? 'InstallComponentFailed' : '';
  return [{ by: { model: installPlanModel, namespace, name }, reason, message }];
}
