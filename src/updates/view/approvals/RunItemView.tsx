import { Button } from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { ApprovalProgress } from '~/updates/view/plan/ApprovalProgress';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { StepMark } from '~/ui/StepMark';
import type { ApprovalRunControl } from '~/updates/read/approvalRun';
import {
  type RunFailure,
  runId,
  type RunItem,
  type RunState,
  TIMEOUT,
} from '~/updates/rules/inbox/approvalRun';
import type { StepState } from '~/kube/steps';
import { useT, type Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { NextPlanNotice } from '~/updates/view/NextPlanNotice';
import { FailureText } from '~/ui/FailureAlert';
import { usePermissionText } from '~/ui/permissionText';
import { hasChangedMeanwhile } from '~/olm/calls/changedMeanwhile';
import { toListCsvs } from '~/kube/permissions';
import { planQuery } from '~/updates/view/planQuery';

/** One plan of a run: its changes, its progress and its actions. */
export function RunItemView({ item, number, isActive, control, scope }: Props) {
  const t = useT();
  const { plan, state, operators } = item;
  const next = control.followUps.get(runId(item));
  return (
    <li className="operator-hub__approvals-item" data-test="approval" data-state={state.kind}>
      <span className="operator-hub__approvals-number">
        <StepMark state={markOf(state, isActive)} />
      </span>
      <div>
        <div>
          {number}. <span className="operator-hub__inbox-namespace">{plan.namespace}</span>{' '}
          <Mono>{plan.name}</Mono>: <strong role="status">{stateText(state, isActive, t)}</strong>
        </div>
        {operators.length > 0 ? (
          <ApprovalProgress namespace={plan.namespace} operators={operators} />
        ) : (
          plan.changes.map((change) => (
            <div key={change.csvName}>
              <PlanChangeText change={change} />
            </div>
          ))
        )}
        {state.kind === 'installing' && state.isLate && <Late item={item} control={control} />}
        {state.kind === 'failed' && (
          <RunFailureNotice item={item} cause={state.cause} control={control} scope={scope} />
        )}
        {next !== undefined && (
          <NextPlanNotice plan={{ namespace: plan.namespace, name: next }} scope={scope} />
        )}
      </div>
    </li>
  );
}

type Props = {
  readonly item: RunItem;
  readonly number: number;
  readonly isActive: boolean;
  readonly control: ApprovalRunControl;
  readonly scope: NamespaceScope;
};

function markOf({ kind }: RunState, isActive: boolean): StepState {
  switch (kind) {
    case 'done':
      return { kind: 'done' };
    case 'failed':
      return { kind: 'failed', failure: { kind: 'other', message: '' } };
    case 'sending':
    case 'installing':
      return { kind: 'running' };
    case 'waiting':
    case 'skipped':
      return { kind: isActive ? 'running' : 'waiting' };
  }
}

function stateText({ kind }: RunState, isActive: boolean, t: Translate): string {
  switch (kind) {
    case 'waiting':
      return isActive ? t('checking status') : t('waiting');
    case 'sending':
      return t('approving');
    case 'installing':
      return t('approved, installing');
    case 'done':
      return t('done');
    case 'failed':
      return t('failed');
    case 'skipped':
      return t('approved, progress unknown');
  }
}

/** Longer than expected: the reason for waiting, and the actions. */
function Late({ item, control }: Pick<Props, 'item' | 'control'>) {
  const t = useT();
  const awaited = item.operators.filter(({ stage }) => stage !== 'succeeded');
  const id = runId(item);
  return (
    <Notice
      variant="warning"
      title={t('Taking longer than {{minutes}} minutes', { minutes: TIMEOUT / 60_000 })}
      actionLinks={
        <>
          <Button
            variant="link"
            isInline
            onClick={() => {
              control.waitOn(id);
            }}
          >
            {t('Continue waiting')}
          </Button>
          <Button
            variant="link"
            isInline
            onClick={() => {
              control.skip(id);
            }}
          >
            {t('Skip')}
          </Button>
        </>
      }
    >
      {awaited.length === 0
        ? t('Waiting for OLM. If you skip this step, OLM still completes the install plan.')
        : t('Waiting for {{names}}. If you skip this step, OLM still completes the install plan.', {
            names: t.list(awaited.map(({ csvName }) => csvName)),
          })}
    </Notice>
  );
}

/** The reason why a run stopped at a plan, and the actions. */
function RunFailureNotice({ item, cause, control, scope }: RunFailureProps) {
  const t = useT();
  return (
    <Notice
      variant={cause.kind === 'unseen' ? 'warning' : 'danger'}
      title={titleOf(cause, t)}
      actionLinks={<Ways item={item} cause={cause} control={control} scope={scope} />}
    >
      <Words cause={cause} namespace={item.plan.namespace} />
    </Notice>
  );
}

type RunFailureProps = {
  readonly item: RunItem;
  readonly cause: RunFailure;
  readonly control: ApprovalRunControl;
  readonly scope: NamespaceScope;
};

function titleOf(cause: RunFailure, t: Translate): string {
  switch (cause.kind) {
    case 'refused':
      return hasChangedMeanwhile(cause.failure)
        ? t('Not approved: the install plan has been updated')
        : t('Approval rejected');
    case 'superseded':
      return cause.by === null
        ? t('Not approved: install plan not found')
        : t('Not approved: replaced by a later install plan');
    case 'plan-failed':
      return t('Install plan failed');
    case 'csv-failed':
      return t('{{name}} failed', { name: cause.csvName });
    case 'unseen':
      return t('Operator status unknown');
  }
}

function Words({
  cause,
  namespace,
}: Pick<RunFailureProps, 'cause'> & { readonly namespace: string }): ReactNode {
  const t = useT();
  const permissionText = usePermissionText();
  switch (cause.kind) {
    case 'refused':
      return hasChangedMeanwhile(cause.failure) ? (
        t('Another user approved the install plan, or OLM replaced it. Review the current one.')
      ) : (
        <FailureText failure={cause.failure} />
      );
    case 'superseded':
      return cause.by !== null && t('Later install plan: {{name}}', { name: cause.by });
    case 'plan-failed':
    case 'csv-failed':
      return cause.message;
    case 'unseen':
      return t('Install plan complete. You do not have permission to {{permission}}.', {
        permission: permissionText(toListCsvs(namespace)),
      });
  }
}

function Ways({ item, cause, control, scope }: RunFailureProps) {
  const t = useT();
  const { namespace, name } = item.plan;
  const shown = cause.kind === 'superseded' ? cause.by : name;
  return (
    <>
      {AGAIN.includes(cause.kind) && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            control.tryAgain(runId(item));
          }}
        >
          {cause.kind === 'refused' ? t('Try again') : t('Refresh')}
        </Button>
      )}
      {shown !== null && (
        <Link to={planQuery({ namespace, name: shown }, scope)}>
          {t('Review install plan {{name}}', { name: shown })}
        </Link>
      )}
    </>
  );
}

/** OLM retries some failures automatically, but not those of a failed or superseded plan. */
const AGAIN: readonly RunFailure['kind'][] = ['refused', 'csv-failed', 'unseen'];
