import type { ReactNode } from 'react';
import { Stack, StackItem, List, ListItem } from '@patternfly/react-core';
import { installPlanModel } from '~/kube/models/installPlan';
import type { OlmMessage } from '~/olm/messages/message';
import type { KubeClient } from '~/kube/kubeClient';
import { dataOr } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import type { PlanReviewed } from '~/updates/rules/review/planReviewed';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT, type Translate } from '~/i18n';
import { Notice } from '~/ui/Notice';
import type { ContentProps } from '~/updates/view/review/useSections';
import { approvalCall } from '~/olm/plans/approval';
import { Fold } from '~/ui/Fold';
import { Commands } from '~/ui/calls/Commands';
import { plannedOperators, type PlannedOperator } from '~/updates/rules/plannedOperators';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { TroubleExplained } from '~/ui/messages/TroubleExplained';
import { PlanApproval, type Approval } from './PlanApproval';
import { PlanContentView } from './PlanContentView';
import './plan.css';

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
          <Notice isPlain variant="info" title={t('Approving updates all listed Operators')}>
            {t(
              'OLM updates all Operators in namespace {{namespace}} together. This install plan contains {{count}} Operators.',
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
      return t('Checking for risks');
    case 'failed':
      return t('Risks unknown');
    case 'ready':
      return unknownIn(review.data.delta, t);
  }
}

function unknownIn({ risks }: PlanDelta, t: Translate): string | null {
  const unknown = risks.filter((risk) => risk.kind === 'unknown');
  if (unknown.length === 0) return null;
  return unknown.some(({ what }) => what === 'bundle')
    ? t('Content unknown')
    : t('Risks partially unknown');
}

/** The one request that approves a plan, as a command. */
function ApprovalCall({ plan, client }: ApprovalCallProps) {
  const t = useT();
  return (
    <Fold title={t('Show CLI command')}>
      <Commands calls={[approvalCall(plan)]} client={client} />
    </Fold>
  );
}

type ApprovalCallProps = { readonly plan: ReviewedPlan; readonly client: KubeClient };

/** What a plan does, in sentences: every Operator by its name, those that come along too (IP-015). */
function PlanSummary({ plan, content }: PlanSummaryProps) {
  const t = useT();
  const operators = plannedOperators(content, plan.csvNames);
  const count = content.objects.length;
  const [only] = operators;
  if (only !== undefined && operators.length === 1) {
    return (
      <p>
        {operatorText(only, plan, t)}{' '}
        {count > 0 && t('{{count}} resources to create or update', { count })}
      </p>
    );
  }
  return (
    <div className="operator-hub__plan-summary">
      <List>
        {operators.map((operator) => (
          <ListItem key={operator.csvName}>{operatorText(operator, plan, t)}</ListItem>
        ))}
      </List>
      {count > 0 && <p>{t('{{count}} resources to create or update', { count })}</p>}
    </div>
  );
}

type PlanSummaryProps = { readonly plan: ReviewedPlan; readonly content: PlanContent };

function operatorText(operator: PlannedOperator, { changes }: ReviewedPlan, t: Translate): string {
  const { csvName, displayName: name, catalog, isDependency } = operator;
  const change = changes.find((one) => one.csvName === csvName);
  const version = operator.version ?? csvName;
  const source = catalog?.name ?? t('unknown catalog');
  if (change !== undefined && change.from !== null) {
    return t('Updates {{name}} from {{from}} to {{version}}, from {{source}}.', {
      name,
      from: change.from,
      version,
      source,
    });
  }
  return isDependency
    ? t('Installs dependency {{name}} {{version}} from {{source}}.', {
        name,
        version,
        source,
      })
    : t('Installs {{name}} {{version}} from {{source}}.', { name, version, source });
}

/** What came of an approval: OLM's words explained, and where they are dealt with. Nothing while nothing did. */
function PlanOutcome({ plan }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  const { state } = plan;
  switch (state.kind) {
    case 'complete':
      return <Notice variant="success" title={t('Install plan complete')} />;
    case 'failed':
      return (
        <Notice
          variant="danger"
          title={t('Install plan failed')}
          actionLinks={<OperatorLinks plan={plan} />}
        >
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'installing':
      return state.message === null ? (
        <Notice variant="info" title={t('Approved. Installation in progress.')} />
      ) : (
        <Notice
          variant="warning"
          title={t('Error. OLM retries automatically.')}
          actionLinks={<OperatorLinks plan={plan} />}
        >
          <TroubleExplained said={planWords(plan)} />
        </Notice>
      );
    case 'planning':
    case 'requires-approval':
    case 'superseded':
      return null;
  }
}

/** The pages of the Operators offer what can be done. */
function OperatorLinks({ plan: { namespace, changes } }: { readonly plan: ReviewedPlan }) {
  const t = useT();
  return changes.flatMap(({ operator, subscription }): ReactNode[] =>
    subscription === null
      ? []
      : [
          <LinkButton
            key={subscription}
            variant="link"
            isInline
            to={routes.operator(namespace, subscription)}
          >
            {t('Open {{name}}', { name: operator })}
          </LinkButton>,
        ],
  );
}

/** What OLM says about a plan that has trouble; empty when it says nothing. */
function planWords({ namespace, name, state }: ReviewedPlan): readonly OlmMessage[] {
  const message = state.kind === 'failed' || state.kind === 'installing' ? state.message : null;
  if (message === null) return [];
  // IP-010: the reason that OLM gives when it gives up.
  const reason = state.kind === 'failed' ? 'InstallComponentFailed' : '';
  return [{ by: { model: installPlanModel, namespace, name }, reason, message }];
}
