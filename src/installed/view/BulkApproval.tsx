import { useState, type ReactNode } from 'react';
import {
  Button,
  Content,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { BusyButton } from '~/ui/BusyButton';
import { Modal } from '~/ui/Modal';
import { Commands } from '~/ui/calls/Commands';
import { Fold } from '~/ui/Fold';
import { useBulkTasks, type BulkRun } from '~/installed/read/useBulkTasks';
import { useKubeClient } from '~/kube/useKubeClient';
import { tasksOf, type BulkRow, type BulkTask, type SkipReason } from '~/installed/rules/bulk';
import { useT, type Translate } from '~/i18n';
import { GitOpsApproval } from '~/ui/GitOpsNotice';
import { Notice } from '~/ui/Notice';
import { stepState } from '~/kube/steps';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import { objectOf } from '~/olm/calls/clusterCall';
import { routes } from '~/routes';
import { FailureText } from '~/ui/FailureAlert';
import { StepMark } from '~/ui/StepMark';
import { PermissionGrant } from '~/ui/permissions/PermissionGrant';
import { neededText } from '~/ui/permissionText';
import { stepText } from '~/ui/stepText';

/**
 * Approves the plans of several Operators one after the other, with the result of each in a row. A failed approval does
 * not stop the others, and can be retried.
 */
export function BulkApproval({ rows: given, onClose }: Props) {
  // During the run, Operators can disappear from the list and plans can stop being pending.
  const [rows] = useState(given);
  const [tasks] = useState(() => tasksOf(given));
  const t = useT();
  const bulk = useBulkTasks(tasks);
  const client = useKubeClient();
  return (
    <Modal isOpen variant="large" onClose={onClose} aria-labelledby="bulk-title">
      <ModalHeader
        labelId="bulk-title"
        title={t('Approve {{count}} install plans', { count: tasks.length })}
      />
      <ModalBody>
        <Stack hasGutter>
          <GitOpsApproval owners={rows.flatMap(({ operator }) => operator.gitOps ?? [])} />
          <StackItem>
            <BulkTable rows={rows} bulk={bulk} />
          </StackItem>
          <BulkOutcome tasks={tasks} bulk={bulk} />
          {bulk.refused.size > 0 && (
            <PermissionGrant permissions={[...bulk.refused.values()].flat()} />
          )}
          {tasks.length > 0 && (
            <StackItem>
              <Fold title={t('Show CLI commands')}>
                <Commands calls={tasks.flatMap(({ calls }) => calls)} client={client} />
              </Fold>
            </StackItem>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <GoButton bulk={bulk} />
        <Button variant="link" onClick={onClose}>
          {Object.keys(bulk.states).length > 0 ? t('Close') : t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

type Props = {
  readonly rows: readonly BulkRow[];
  readonly onClose: () => void;
};

/** Empty if all tasks are done. */
function GoButton({ bulk }: { readonly bulk: BulkRun }) {
  const t = useT();
  const { left, isRunning, states, run } = bulk;
  if (left.length === 0) return null;
  const isAgain = Object.keys(states).length > 0 && !isRunning;
  return (
    <BusyButton variant="primary" isLoading={isRunning} isDisabled={isRunning} onClick={run}>
      {isAgain ? t('Try again') : t('Approve {{count}} install plans', { count: left.length })}
    </BusyButton>
  );
}

/** The overall result; nothing while a task is running. */
function BulkOutcome({ tasks, bulk }: BulkOutcomeProps) {
  const t = useT();
  const { states, isRunning } = bulk;
  if (isRunning || Object.keys(states).length === 0) return null;
  const failed = tasks.filter(({ id }) => stepState(states, id).kind === 'failed').length;
  const done = tasks.filter(({ id }) => stepState(states, id).kind === 'done').length;
  return (
    <StackItem>
      <Notice
        variant={failed > 0 ? 'warning' : 'success'}
        title={
          failed > 0
            ? t('{{done}} completed, {{failed}} failed', { done, failed })
            : t('All completed: {{done}}', { done })
        }
      />
    </StackItem>
  );
}

type BulkOutcomeProps = { readonly tasks: readonly BulkTask[]; readonly bulk: BulkRun };

/** A row for each selected Operator: its task and the result. */
function BulkTable({ rows, bulk }: BulkTableProps) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Operators')}>
      <Thead>
        <Tr>
          <Th>{t('Operator')}</Th>
          <Th>{t('Namespace')}</Th>
          <Th>{t('Install plan')}</Th>
          <Th>{t('Status')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.operator.id} data-test="bulk-row">
            <Td dataLabel={t('Operator')} dir="auto">
              {row.operator.displayName}
            </Td>
            <Td dataLabel={t('Namespace')}>{row.operator.namespace}</Td>
            <Td dataLabel={t('Install plan')}>
              {row.task === null ? '–' : <PlanOf row={row} task={row.task} />}
            </Td>
            <Td dataLabel={t('Status')} aria-live="polite">
              <BulkState row={row} bulk={bulk} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type BulkTableProps = { readonly rows: readonly BulkRow[]; readonly bulk: BulkRun };

/** The change, its plan, and the other Operators that the plan changes. */
function PlanOf({ row, task }: { readonly row: BulkRow; readonly task: BulkTask }) {
  const t = useT();
  const [call] = task.calls;
  const plan = call === undefined ? '' : objectOf(call).name;
  return (
    <>
      {row.skipped === null && <PlanChangeText change={row.change} />}
      <div>
        <Link to={routes.plan(row.operator.namespace, plan)}>
          <Mono>{plan}</Mono>
        </Link>
      </div>
      {task.alongside.length > 0 && (
        <div data-test="alongside">
          <Content component="small">
            {t('Also updates these Operators, which are not selected:')}
          </Content>
          {task.alongside.map((change) => (
            <div key={change.csvName}>
              <PlanChangeText change={change} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** The state of a selected Operator: done, failed with the cause, or skipped with the reason. */
function BulkState({ row, bulk }: BulkStateProps): ReactNode {
  const t = useT();
  if (row.task === null) return skipText(row.skipped, row.operator.namespace, t);
  const refused = bulk.refused.get(row.task.id);
  if (refused !== undefined) return neededText(refused, t);
  const state = stepState(bulk.states, row.task.id);
  return (
    <>
      <StepMark state={state} /> {stepText(state, t)}
      {state.kind === 'failed' && <FailureText failure={state.failure} />}
    </>
  );
}

type BulkStateProps = { readonly row: BulkRow; readonly bulk: BulkRun };

/** Why an Operator is skipped. */
function skipText(reason: SkipReason, namespace: string, t: Translate): string {
  switch (reason) {
    case 'no-plan':
      return t('Skipped: no install plan requires approval');
    case 'is-copy':
      return t('Copied from {{namespace}}', { namespace });
  }
}
