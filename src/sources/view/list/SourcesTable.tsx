import { useMemo, useRef } from 'react';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { usePlace } from '~/ui/usePlace';
import { useSlowClock } from '~/kube/useSlowClock';
import type { SourceSort } from '~/sources/rules/sourceOrder';
import type { SourceView } from '~/sources/rules/sourceView';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { SourceTableRow } from './SourceTableRow';
import {
  ACTIONS_WIDTH,
  type ShownSourceColumn,
  columnClass,
  sourceColumnsWithin,
} from './sourceLayout';
import { columnTitle } from './sourceText';
import type { EditSources } from './useSourceUrl';

/** One row for each catalog; columns for which there is no room are on its page. */
export function SourcesTable({ rows, view, onView }: Props) {
  const t = useT();
  const body = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(body, null);
  const width = place === null ? 0 : place.width / place.rem;
  const columns = useMemo(() => sourceColumnsWithin(width), [width]);
  const now = useSlowClock();
  return (
    <Table
      variant="compact"
      isStickyHeader
      gridBreakPoint=""
      className="operator-hub__sources-table"
      aria-label={t('Catalog sources')}
    >
      <colgroup>
        <col />
        {columns.map(({ id, width: wide }) => (
          <col key={id} style={{ width: `${wide}rem` }} />
        ))}
        <col style={{ width: `${ACTIONS_WIDTH}rem` }} />
      </colgroup>
      <SourcesHead columns={columns} view={view} onView={onView} />
      <Tbody ref={body}>
        {place !== null &&
          rows.map((row) => (
            <SourceTableRow key={row.item.id} row={row} columns={columns} now={now} />
          ))}
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly rows: readonly SourceRow[];
  readonly view: SourceView;
  readonly onView: EditSources;
};

function SourcesHead({ columns, view, onView }: HeadProps) {
  const t = useT();
  const sortable = (sort: SourceSort, columnIndex: number) => ({
    columnIndex,
    sortBy: {
      ...(view.sort === sort && { index: columnIndex }),
      direction: view.descending ? ('desc' as const) : ('asc' as const),
    },
    onSort: (_: unknown, __: number, direction: 'asc' | 'desc') => {
      onView((before) => ({ ...before, sort, descending: direction === 'desc' }));
    },
  });
  return (
    <Thead>
      <Tr>
        <Th sort={sortable('name', 0)} modifier="nowrap">
          {t('Name')}
        </Th>
        {columns.map((column, index) => (
          <Th
            key={column.id}
            modifier="truncate"
            {...columnClass(column)}
            {...(column.sort !== null && { sort: sortable(column.sort, index + 1) })}
          >
            {columnTitle(column.id, t)}
          </Th>
        ))}
        <Th screenReaderText={t('Actions')} />
      </Tr>
    </Thead>
  );
}

type HeadProps = Pick<Props, 'view' | 'onView'> & {
  readonly columns: readonly ShownSourceColumn[];
};
