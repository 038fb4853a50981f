import type { ReactNode } from 'react';
import { Stack, StackItem, Title } from '@patternfly/react-core';
import { installPlanModel } from '~/kube/models/installPlan';
import type { OlmMessage } from '~/olm/messages/message';
import type { KubeClient } from '~/kube/kubeClient';
import { dataOr } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import type { ContentProps } from '~/updates/view/review/useSections';
import { TroubleExplained } from '~/ui/messages/TroubleExplained';
import { type Approval, ApprovalNotices, ApproveItem } from './PlanApproval';
import { PlanContentView } from './PlanContentView';
import { PlanHead } from './PlanHead';
import './plan.css';

/** A plan to decide on: what it does in short, the buttons, and then all of it. Afterwards: how it goes. */
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
                <ApproveItem plan={plan} approval={approval} />
                {actions}
              </>
            )
          }
        />
      </StackItem>
      {notice}
      {isWaiting && <ApprovalNotices plan={plan} approval={approval} client={client} />}
      {hasOutcome && (
        <StackItem>
          <PlanOutcome plan={plan} />
        </StackItem>
      )}
      {hasOutcome && progress !== undefined && <StackItem>{progress}</StackItem>}
      <StackItem>
        {/* The headings of the content are below one of this level; elsewhere the title of the card is that. */}
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
  /** Items of a list of buttons: what else can be done than approve the plan. */
  readonly actions?: ReactNode;
  /** The client for which commands are written. */
  readonly client: KubeClient;
  /** How far it is once it is approved. */
  readonly progress?: ReactNode;
  /** The plan has the page for itself. */
  readonly isPage?: boolean;
  /** Items of a stack: what to know before the plan is read. */
  readonly notice?: ReactNode;
};

const NOTHING: PlanContent = { namespace: '', objects: [], unread: [] };

const HAVE_OUTCOME: readonly ReviewedPlan['state']['kind'][] = ['installing', 'complete', 'failed'];

/** What came of an approval: OLM's words explained. Nothing while nothing did. */
function PlanOutcome({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { state } = plan;
  switch (state.kind) {
    case 'complete':
      return <Notice variant="success" title={t('Install plan complete')} />;
    case 'failed':
      return (
        <Notice variant="danger" title={t('Install plan failed')}>
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'installing':
      return state.message === null ? (
        <Notice variant="info" title={t('Approved. Installation in progress.')} />
      ) : (
        <Notice variant="warning" title={t('Error. OLM retries automatically.')}>
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'planning':
    case 'requires-approval':
    case 'superseded':
      return null;
  }
}

/** What OLM says about a plan that has trouble; empty when it says nothing. */
function planWords({ namespace, name, state }: ReviewedPlan): readonly OlmMessage[] {
  const message = state.kind === 'failed' || state.kind === 'installing' ? state.message : null;
  if (message === null) return [];
  // IP-010: the reason that OLM gives when it gives up.
  const reason = state.kind === 'failed' ? 'InstallComponentFailed' : '';
  return [{ by: { model: installPlanModel, namespace, name }, reason, message }];
}
