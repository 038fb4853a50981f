import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import type { InstalledOperator } from '~/domain/installed/installedOperator';
import type { InstalledView, SortKey } from '~/domain/installed/installedView';
import { useT } from '~/i18n';
import { InstalledRow } from './InstalledRow';

/** One row for each Operator. */
export function InstalledTable({ operators, view, onSort, onUninstall }: Props) {
  const t = useT();
  const sortable = (key: SortKey, columnIndex: number) => ({
    columnIndex,
    sortBy: {
      ...(view.sort === key && { index: columnIndex }),
      direction: view.descending ? ('desc' as const) : ('asc' as const),
    },
    onSort: (_: unknown, __: number, direction: 'asc' | 'desc') => {
      onSort(key, direction === 'desc');
    },
  });
  return (
    <Table aria-label={t('Installed Operators')} variant="compact" gridBreakPoint="grid-xl">
      <Thead>
        <Tr>
          <Th sort={sortable('name', 0)} modifier="nowrap" width={20}>
            {t('Name')}
          </Th>
          <Th sort={sortable('status', 1)} modifier="nowrap" width={20}>
            {t('Status')}
          </Th>
          <Th modifier="nowrap">{t('Version')}</Th>
          <Th modifier="nowrap">{t('Updates')}</Th>
          <Th sort={sortable('namespace', 4)} modifier="nowrap">
            {t('Project')}
          </Th>
          <Th modifier="nowrap">{t('Watches')}</Th>
          <Th modifier="nowrap">{t('Catalog')}</Th>
          <Th sort={sortable('created', 7)} modifier="nowrap">
            {t('Since')}
          </Th>
          <Th screenReaderText={t('Actions')} />
        </Tr>
      </Thead>
      <Tbody>
        {operators.map((operator) => (
          <InstalledRow key={operator.id} operator={operator} onUninstall={onUninstall} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly operators: readonly InstalledOperator[];
  readonly view: InstalledView;
  readonly onSort: (key: SortKey, descending: boolean) => void;
  readonly onUninstall: (operator: InstalledOperator) => void;
};
