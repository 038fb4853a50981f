import { Content } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { Mono } from '~/ui/Mono';
import { PlanChangeText } from '~/ui/calls/PlanChangeText';
import type { BulkRun } from '~/installed/read/useBulkTasks';
import type { BulkRow, BulkTask } from '~/installed/rules/bulk';
import { objectOf } from '~/olm/calls/clusterCall';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { BulkState } from './BulkState';

/** A row for each chosen Operator: what is done, and what came of it. */
export function BulkTable({ rows, bulk }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Chosen Operators')}>
      <Thead>
        <Tr>
          <Th>{t('Operator')}</Th>
          <Th>{t('Namespace')}</Th>
          <Th>{t('Plan')}</Th>
          <Th>{t('Result')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={row.operator.id} data-test="bulk-row">
            <Td dataLabel={t('Operator')} dir="auto">
              {row.operator.displayName}
            </Td>
            <Td dataLabel={t('Namespace')}>{row.operator.namespace}</Td>
            <Td dataLabel={t('Plan')}>
              {row.task === null ? '–' : <PlanOf row={row} task={row.task} />}
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

type Props = { readonly rows: readonly BulkRow[]; readonly bulk: BulkRun };

/** The change, the plan that makes it, and whom else that changes. */
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
