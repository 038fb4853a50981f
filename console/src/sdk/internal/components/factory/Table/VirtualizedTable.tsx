import { EmptyState, Skeleton } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { ThProps } from '@patternfly/react-table';
import type {
  TableColumn,
  TableDataProps,
  VirtualizedTableProps,
} from '@openshift-console/dynamic-plugin-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sortedRows } from './sortedRows';
import type { SortBy } from './sortedRows';

/** A cell; nothing for a column that is not shown. */
export function TableData({ id, activeColumnIDs, className = '', children }: TableDataProps) {
  return activeColumnIDs.has(id) ? (
    <Td dataLabel={id} className={className}>
      {children}
    </Td>
  ) : null;
}

/** A table that sorts its rows. Unlike the console's, it renders all rows, because lists here are short. */
export default function VirtualizedTable<D>(props: VirtualizedTableProps<D>) {
  const { t } = useTranslation('public');
  const { data, loaded, columns, Row, rowData = {} } = props;
  const [sortBy, setSortBy] = useState<SortBy>({
    index: props.sortColumnIndex ?? 0,
    direction: String(props.sortDirection) === 'desc' ? 'desc' : 'asc',
  });
  const loadError: unknown = props.loadError;
  if (loadError instanceof Error) {
    return (
      <EmptyState titleText={t('Could not load this list')} headingLevel="h2" status="danger">
        {loadError.message}
      </EmptyState>
    );
  }
  if (!loaded) {
    return <Skeleton height="12rem" screenreaderText={t('Loading')} />;
  }
  if (data.length === 0) {
    return <Empty {...props} />;
  }
  const rows = sortedRows(data, columns[sortBy.index], sortBy.direction);
  const activeColumnIDs = new Set(columns.map(({ id }) => id));
  return (
    <Table variant="compact" aria-label={props['aria-label'] ?? props.label ?? ''}>
      <Thead>
        <Tr>
          {columns.map((column, index) => (
            <Header
              key={column.id}
              column={column}
              sort={sortProps({ index, sortBy, setSortBy })}
            />
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((obj, index) => (
          <Tr key={index}>
            <Row obj={obj} rowData={rowData} activeColumnIDs={activeColumnIDs} index={index} />
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type HeaderProps<D> = { readonly column: TableColumn<D>; readonly sort: ThProps['sort'] };

function Header<D>({ column, sort }: HeaderProps<D>) {
  const { t } = useTranslation('public');
  return column.sort === undefined || sort === undefined ? (
    <Th {...(column.title === '' ? { screenReaderText: t('Actions') } : {})}>{column.title}</Th>
  ) : (
    <Th sort={sort}>{column.title}</Th>
  );
}

type SortState = {
  readonly index: number;
  readonly sortBy: SortBy;
  readonly setSortBy: (sortBy: SortBy) => void;
};

function sortProps({ index, sortBy, setSortBy }: SortState): ThProps['sort'] {
  return {
    columnIndex: index,
    sortBy,
    onSort: (_, column, direction) => {
      setSortBy({ index: column, direction });
    },
  };
}

function Empty<D>({ unfilteredData, EmptyMsg, NoDataEmptyMsg, label }: VirtualizedTableProps<D>) {
  const { t } = useTranslation('public');
  const isFiltered: unknown = unfilteredData;
  const Message = Array.isArray(isFiltered) && isFiltered.length > 0 ? EmptyMsg : NoDataEmptyMsg;
  return Message === undefined ? (
    <EmptyState titleText={t('No {{label}} found', { label: label ?? '' })} headingLevel="h2" />
  ) : (
    <Message />
  );
}
