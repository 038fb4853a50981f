import { type ReactNode, useState } from 'react';
import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Label,
  ModalBody,
  Title,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import type { KubeClient } from '~/kube/kubeClient';
import { map } from '~/kube/loadable';
import { approvalCall } from '~/olm/plans/approval';
import type { PlanContent } from '~/olm/plans/planContent';
import type { PlanChange, ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type PlannedOperator, plannedOperators } from '~/updates/rules/plannedOperators';
import type { PlanReviewed } from '~/updates/rules/review/planDelta';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { BusyButton } from '~/ui/BusyButton';
import { Commands } from '~/ui/calls/Commands';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { Modal } from '~/ui/Modal';
import { Sentence } from '~/ui/Sentence';
import { RiskLabels } from '~/updates/view/RiskLabels';
import { PlanStateLabel } from './PlanStateLabel';

/** The header of a plan: the change of each Operator (IP-015), the namespace, the risks, and the actions. */
export function PlanHead(props: PlanHeadProps) {
  const { plan, content, reviewed, isPage = false, actions } = props;
  const operators = plannedOperators(content, plan.csvNames);
  const changes = <PlanChanges plan={plan} operators={operators} />;
  return (
    <header className="operator-hub__plan-head">
      {isPage ? <PlanTitle plan={plan} operators={operators} /> : changes}
      <ActionList>
        <ActionListGroup>
          {actions}
          <ApprovalCommands {...props} />
        </ActionListGroup>
      </ActionList>
      {isPage && plan.changes.length > 1 && changes}
      <PlanFacts plan={plan} content={content} reviewed={reviewed} />
    </header>
  );
}

export type PlanHeadProps = {
  readonly plan: ReviewedPlan;
  readonly content: PlanContent;
  readonly reviewed: PlanReviewed;
  /** The CLI of the commands. */
  readonly client: KubeClient;
  /** The plan fills the page: its header is the heading of the page. */
  readonly isPage?: boolean;
  /** Items of the action list. */
  readonly actions: ReactNode;
};

function PlanTitle({ plan, operators }: ChangesProps) {
  const t = useT();
  const [only] = plan.changes;
  const { state, changes } = plan;
  return (
    <div className="operator-hub__plan-title">
      <Title headingLevel="h1">
        {only !== undefined && changes.length === 1 ? (
          <ChangeLine namespace={plan.namespace} change={only} operators={operators} />
        ) : (
          t('{{count}} Operators in one install plan', { count: changes.length })
        )}
      </Title>
      {/* Other states have a notice. */}
      {STATES_WITHOUT_NOTICE.includes(state.kind) && (
        <PlanStateLabel state={state} isCompact={false} />
      )}
    </div>
  );
}

const STATES_WITHOUT_NOTICE: readonly ReviewedPlan['state']['kind'][] = [
  'planning',
  'requires-approval',
];

function PlanChanges({ plan: { namespace, changes }, operators }: ChangesProps) {
  const t = useT();
  const dependencies = operators.filter(({ isDependency }) => isDependency);
  return (
    <ul className="operator-hub__plan-changes" aria-label={t('Changes')}>
      {changes.map((change) => (
        <li key={change.csvName}>
          <ChangeLine namespace={namespace} change={change} operators={operators} />{' '}
          {dependencies.some(({ csvName }) => csvName === change.csvName) && (
            <Label isCompact color="grey">
              {t('Dependency')}
            </Label>
          )}
        </li>
      ))}
    </ul>
  );
}

type ChangesProps = Pick<PlanHeadProps, 'plan'> & {
  readonly operators: readonly PlannedOperator[];
};

/** An Operator with a link to its page, if it has one. */
function ChangeLine({ namespace, change, operators }: ChangeLineProps) {
  const { csvName, subscription } = change;
  const named = operators.find((one) => one.csvName === csvName);
  const operator = named?.displayName ?? change.operator;
  return (
    <PlanChangeText
      change={change}
      name={
        subscription === null ? (
          operator
        ) : (
          <Link to={routes.operator(namespace, subscription)}>{operator}</Link>
        )
      }
    />
  );
}

type ChangeLineProps = Pick<ChangesProps, 'operators'> & {
  readonly namespace: string;
  readonly change: PlanChange;
};

function PlanFacts({ plan, content, reviewed }: FactsProps) {
  const t = useT();
  const { namespace, createdAt, state } = plan;
  const { review, comparedAt, refresh, isRefreshing } = reviewed;
  const catalogs = new Set(content.objects.map(({ catalog }) => catalog.name));
  return (
    <dl className="operator-hub__plan-facts">
      <div>
        <dt>{t('Namespace')}</dt>
        <dd>
          <ResourceLink groupVersionKind={NAMESPACE} name={namespace} inline />
        </dd>
      </div>
      {catalogs.size > 0 && (
        <div>
          <dt>{t('Catalog')}</dt>
          <dd>{t.list([...catalogs])}</dd>
        </div>
      )}
      {createdAt !== null && (
        <div>
          <dt>{t('Created')}</dt>
          <dd>
            <Timestamp timestamp={createdAt} />
          </dd>
        </div>
      )}
      {review !== null && (
        <div className="operator-hub__plan-risk">
          <dt>{t('Risk')}</dt>
          <dd aria-live="polite">
            <RiskLabels risks={map(review, ({ delta }) => delta.risks)} />
          </dd>
          {comparedAt !== null && (
            <dd className="operator-hub__plan-holder">
              <Sentence
                text={t('Compared with the cluster <time/>')}
                parts={{ time: <Timestamp timestamp={comparedAt} simple /> }}
              />{' '}
              {/* After its execution, the plan would be compared with itself. */}
              {state.kind === 'requires-approval' && (
                <BusyButton
                  variant="link"
                  isInline
                  isLoading={isRefreshing}
                  isDisabled={isRefreshing}
                  onClick={refresh}
                >
                  {t('Refresh')}
                </BusyButton>
              )}
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

type FactsProps = Pick<PlanHeadProps, 'plan' | 'content' | 'reviewed'>;

const NAMESPACE = { version: 'v1', kind: 'Namespace' } as const;

/** The approval as a command. */
function ApprovalCommands({ plan, client }: PlanHeadProps) {
  const t = useT();
  const [isShowingCommands, setShowingCommands] = useState(false);
  if (plan.state.kind !== 'requires-approval') return null;
  return (
    <ActionListItem>
      <Button
        variant="link"
        onClick={() => {
          setShowingCommands(true);
        }}
      >
        {t('Show CLI commands')}
      </Button>
      {isShowingCommands && (
        <Modal
          isOpen
          variant="medium"
          aria-label={t('Show CLI commands ({{client}})', { client })}
          onClose={() => {
            setShowingCommands(false);
          }}
        >
          <ModalBody>
            <Commands calls={[approvalCall(plan)]} client={client} />
          </ModalBody>
        </Modal>
      )}
    </ActionListItem>
  );
}
