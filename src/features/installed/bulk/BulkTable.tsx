import { Content } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/components/Mono';
import { PlanChangeText } from '~/components/plan/PlanChangeText';
import type { BulkRun } from '~/data/installed/useBulkTasks';
import type { BulkRow, BulkTask } from '~/domain/installed/list/bulk';
import { objectOf } from '~/domain/remedies/clusterCall';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { BulkAction } from '../BulkMenu';
import { BulkState } from './BulkState';

/** A row for each chosen Operator: what is done, and what came of it. */
export function BulkTable({ action, rows, bulk }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Chosen Operators')}>
      <Thead>
        <Tr>
          <Th>{t('Operator')}</Th>
          <Th>{t('Namespace')}</Th>
          <Th>{action === 'approve' ? t('Plan') : t('Deleted')}</Th>
          <Th>{t('Result')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.operator.id} data-test="bulk-row">
            <Td dataLabel={t('Operator')}>{row.operator.displayName}</Td>
            <Td dataLabel={t('Namespace')}>{row.operator.namespace}</Td>
            <Td dataLabel={action === 'approve' ? t('Plan') : t('Deleted')}>
              <What action={action} row={row} />
            </Td>
            <Td dataLabel={t('Result')} aria-live="polite">
              <BulkState row={row} bulk={bulk} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly action: BulkAction;
  readonly rows: readonly BulkRow[];
  readonly bulk: BulkRun;
};

function What({ action, row }: Pick<Props, 'action'> & { readonly row: BulkRow }) {
  if (row.task === null) return '–';
  return action === 'approve' ? (
    <PlanOf row={row} task={row.task} />
  ) : (
    <DeletedBy task={row.task} />
  );
}

/** The change, the plan that makes it, and whom else that changes. */
function PlanOf({ row, task }: { readonly row: BulkRow; readonly task: BulkTask }) {
  const t = useT();
  const [call] = task.calls;
  const plan = call === undefined ? '' : objectOf(call).name;
  return (
    <>
      {row.skipped === null && row.change !== null && <PlanChangeText change={row.change} />}
      <div>
        <Link to={routes.plan(row.operator.namespace, plan)}>
          <Mono>{plan}</Mono>
        </Link>
      </div>
      {task.alongside.length > 0 && (
        <div data-test="alongside">
          <Content component="small">{t('It takes along, though not chosen:')}</Content>
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

function DeletedBy({ task }: { readonly task: BulkTask }) {
  return task.calls.map((call) => (
    <div key={call.model.kind + objectOf(call).name}>
      {call.model.kind} <Mono>{objectOf(call).name}</Mono>
    </div>
  ));
}
