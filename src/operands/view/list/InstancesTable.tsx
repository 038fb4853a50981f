import { memo, useMemo, useRef, useState, type FocusEvent } from 'react';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { useSlowClock } from '~/kube/useSlowClock';
import { routes } from '~/routes';
import { usePlace } from '~/ui/usePlace';
import { useVirtualRows } from '~/ui/useVirtualRows';
import { VirtualRows } from '~/ui/VirtualRows';
import type { InstanceView } from '~/operands/rules/instanceList';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { InstanceActions } from '~/operands/view/InstanceActions';
import { VerdictLabel } from '~/operands/view/VerdictLabel';
import type { InstanceColumn } from './columns';
import type { EditInstanceView } from './useInstancesUrl';

/** One row for each instance. Of many only those are rendered that can be seen; where it is narrow a row is one cell. */
export function InstancesTable({
  label,
  rows: all,
  columns: wanted,
  view,
  onView,
  onDelete,
}: Props) {
  const list = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(list, null);
  const width = place === null ? 0 : place.width / place.rem;
  const columns = useMemo(() => columnsWithin(width, wanted), [width, wanted]);
  const rowSize = (columns.length === 0 ? NARROW_ROW : ROW) * (place?.rem ?? 0);
  const [focused, setFocused] = useState(-1);
  const { rows, height } = useVirtualRows({
    content: all,
    count: place === null ? 0 : all.length,
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
      className="operator-hub__instances-table"
      aria-label={label}
      aria-rowcount={HEADER + all.length}
    >
      <colgroup>
        <col />
        {columns.map(({ id, width: rem }) => (
          <col key={id} style={{ width: `${rem}rem` }} />
        ))}
        <col style={{ width: `${ACTIONS}rem` }} />
      </colgroup>
      <Head columns={columns} view={view} onView={onView} />
      <Tbody
        ref={list}
        onFocus={({ target }: FocusEvent) => {
          setFocused(rowOf(target));
        }}
      >
        <VirtualRows of={all} list={{ rows, rowSize, height }}>
          {(row, index) => (
            <Row
              row={row}
              rowIndex={HEADER + index + 1}
              columns={columns}
              now={now}
              onDelete={onDelete}
            />
          )}
        </VirtualRows>
      </Tbody>
    </Table>
  );
}

type Props = {
  readonly label: string;
  readonly rows: readonly InstanceRow[];
  /** The first ones stay the longest when room gets scarce. The same array as long as they are the same. */
  readonly columns: readonly InstanceColumn[];
  readonly view: InstanceView;
  readonly onView: EditInstanceView;
  readonly onDelete: (row: InstanceRow) => void;
};

/** In rem, as in instances.css. */
const ROW = 3.5;
const NARROW_ROW = 5.5;
const NAME = 12;
const ACTIONS = 3.25;

/** Rows of the head. */
const HEADER = 1;

/** Those for which there is room; none where even the first has none. */
function columnsWithin(
  width: number,
  wanted: readonly InstanceColumn[],
): readonly InstanceColumn[] {
  let room = width - NAME - ACTIONS;
  const end = wanted.findIndex((column) => {
    room -= column.width;
    return room < 0;
  });
  return end < 0 ? wanted : wanted.slice(0, end);
}

/** The place of the row that an element is in. */
function rowOf(element: Element): number {
  return Number(element.closest('tr')?.getAttribute('aria-rowindex') ?? 0) - HEADER - 1;
}

function Head({ columns, view, onView }: Pick<Props, 'columns' | 'view' | 'onView'>) {
  const t = useT();
  const sortable = (sort: string, columnIndex: number) => ({
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
        <Th sort={sortable('name', 0)} modifier="nowrap">
          {t('Name')}
        </Th>
        {columns.map(({ id, title }, index) => (
          <Th key={id} modifier="truncate" sort={sortable(id, index + 1)}>
            {title}
          </Th>
        ))}
        <Th screenReaderText={t('Actions')} />
      </Tr>
    </Thead>
  );
}

/** PatternFly's styles without its Tr and Td, which measure each cell for a tooltip. */
const Row = memo(function Row({ row, rowIndex, columns, now, onDelete }: RowProps) {
  const t = useT();
  const isNarrow = columns.length === 0;
  const { name, namespace, api, verdict } = row;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={`${ROW_CLASS}${isNarrow ? ' operator-hub__instances-row--narrow' : ''}`}
      data-test="instance-row"
    >
      <td className={CELL} data-label={t('Name')}>
        <div className="operator-hub__instances-lines">
          <Link
            to={routes.instance({ api: api.name, namespace, name })}
            title={name}
            className="operator-hub__instances-name"
          >
            {name}
          </Link>
          {isNarrow && (
            <>
              <span className="operator-hub__instances-second">
                {[api.kind, namespace].filter(Boolean).join(' · ')}
              </span>
              <span>
                <VerdictLabel verdict={verdict} isCompact />
              </span>
            </>
          )}
        </div>
      </td>
      {columns.map(({ id, title, cell, isNumber }) => (
        <td
          key={id}
          className={isNumber === true ? `${CELL} operator-hub__instances-number` : CELL}
          data-label={title}
        >
          {cell(row, now)}
        </td>
      ))}
      <td className="pf-v6-c-table__td pf-v6-c-table__action">
        <InstanceActions
          row={row}
          onDelete={() => {
            onDelete(row);
          }}
        />
      </td>
    </tr>
  );
});

type RowProps = Pick<Props, 'columns' | 'onDelete'> & {
  readonly row: InstanceRow;
  readonly rowIndex: number;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const ROW_CLASS = 'pf-v6-c-table__tr operator-hub__instances-row';
const CELL = 'pf-v6-c-table__td pf-m-truncate';
