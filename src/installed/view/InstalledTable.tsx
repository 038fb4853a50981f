import { useMemo, useRef, useState, type FocusEvent } from 'react';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { VirtualRows } from '~/ui/VirtualRows';
import type { Chosen } from '~/ui/useChosen';
import { usePlace } from '~/ui/usePlace';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { useSlowClock } from '~/kube/useSlowClock';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { ListColumn } from '~/installed/rules/listColumns';
import type { ListView } from '~/installed/rules/listView';
import { useT } from '~/i18n';
import type { ListSort } from '~/olm/installed/listOrder';
import { SelectAllHead } from '~/ui/SelectAllHead';
import { InstalledRow } from './InstalledRow';
import { layoutWithin, ACTIONS_WIDTH, SELECT_WIDTH, type ShownColumn } from './listLayout';
import type { EditView } from './useInstalledUrl';
import { columnTitle } from './listText';

/** One row for each Operator. Of many only those are rendered that can be seen; where it is narrow a row is one cell. */
export function InstalledTable({ operators, view, columns: chosen, selection, ...on }: Props) {
  const t = useT();
  const list = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(list, null);
  const width = place === null ? 0 : place.width / place.rem;
  // A row is rendered again only when its columns change.
  const { columns, rowHeight } = useMemo(() => layoutWithin(width, chosen), [width, chosen]);
  const rowSize = rowHeight * (place?.rem ?? 0);
  const [focused, setFocused] = useState(-1);
  const { rows, height } = useVirtualRows({
    content: operators,
    count: place === null ? 0 : operators.length,
    size: rowSize,
    kept: focused,
    place,
  });
  const now = useSlowClock();
  return (
    <Table
      variant="compact"
      isStickyHeader
      gridBreakPoint=""
      className="operator-hub__installed-table"
      aria-label={t('Installed Operators')}
      aria-rowcount={HEADER + operators.length}
    >
      <ListColumns columns={columns} />
      <ListHead
        columns={columns}
        view={view}
        operators={operators}
        selection={selection}
        onView={on.onView}
      />
      <Tbody
        ref={list}
        onFocus={({ target }: FocusEvent) => {
          setFocused(rowOf(target));
        }}
      >
        <VirtualRows of={operators} list={{ rows, rowSize, height }}>
          {(operator, index) => (
            <InstalledRow
              operator={operator}
              rowIndex={HEADER + index + 1}
              columns={columns}
              now={now}
              isSelected={selection.isChosen(operator.id)}
              onSelect={selection.toggle}
              onUninstall={on.onUninstall}
            />
          )}
        </VirtualRows>
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly operators: readonly InstalledOperator[];
  readonly view: ListView;
  /** Those that the user has chosen. */
  readonly columns: readonly ListColumn[];
  readonly selection: Chosen<InstalledOperator>;
  readonly onView: EditView;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

/** Rows of the head. */
const HEADER = 1;

/** The place of the row that an element is in. */
function rowOf(element: Element): number {
  return Number(element.closest('tr')?.getAttribute('aria-rowindex') ?? 0) - HEADER - 1;
}

/** The widths of the columns; the name takes what is left. */
function ListColumns({ columns }: { readonly columns: readonly ShownColumn[] }) {
  return (
    <colgroup>
      <col style={{ width: `${SELECT_WIDTH}rem` }} />
      <col />
      {columns.map(({ id, width }) => (
        <col key={id} style={{ width: `${width}rem` }} />
      ))}
      <col style={{ width: `${ACTIONS_WIDTH}rem` }} />
    </colgroup>
  );
}

/** The titles of the columns; most of them sort. The checkbox chooses all rows that the filters leave. */
function ListHead({ columns, view, operators, selection, onView }: ListHeadProps) {
  const t = useT();
  const ids = operators.map(({ id }) => id);
  const sortable = (sort: ListSort, columnIndex: number) => ({
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
      <Tr aria-rowindex={1}>
        <SelectAllHead
          isSelected={ids.length > 0 && ids.every(selection.isChosen)}
          onSelect={(isSelecting) => {
            selection.choose(ids, isSelecting);
          }}
        />
        <Th sort={sortable('name', 1)} modifier="nowrap">
          {t('Name')}
        </Th>
        {columns.map(({ id, sort }, index) => (
          <Th
            key={id}
            modifier="truncate"
            {...(sort !== null && { sort: sortable(sort, index + 2) })}
          >
            {columnTitle(id, t)}
          </Th>
        ))}
        <Th screenReaderText={t('Actions')} />
      </Tr>
    </Thead>
  );
}

type ListHeadProps = {
  readonly columns: readonly ShownColumn[];
  readonly view: ListView;
  readonly operators: readonly InstalledOperator[];
  readonly selection: Chosen<InstalledOperator>;
  readonly onView: EditView;
};
