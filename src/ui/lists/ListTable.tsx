import { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { type Translate, useT } from '~/i18n';
import { useSlowClock } from '~/kube/useSlowClock';
import type { Order } from '~/olm/order';
import { SelectAllHead } from '~/ui/SelectAllHead';
import { usePlace } from '~/ui/usePlace';
import { HEADER, VirtualBody } from './VirtualBody';
import type { ListUrl } from './useList';
import './list.css';

/** A column other than the name, which is always displayed. */
export type Column<T> = {
  /** The name in the URL of the order by this column. */
  readonly id: string;
  readonly title: (t: Translate) => string;
  readonly sort?: Order<T>;
  /** rem, or a share of the table. The name takes the rest. */
  readonly width: number | `${number}%`;
  readonly isNumber?: boolean;
  /** `now` in milliseconds since 1970. */
  readonly Cell: ComponentType<{ readonly row: T; readonly now: number }>;
};

/** The columns that fit into a width (in rem). Columns of low rank are removed last. */
export function columnsWithin<C extends { readonly width: number; readonly rank: number }>(
  room: number,
  columns: readonly C[],
): readonly C[] {
  const kept = new Set<C>();
  let left = room;
  for (const column of columns.toSorted((one, other) => one.rank - other.rank)) {
    left -= column.width;
    if (left < 0) break;
    kept.add(column);
  }
  return columns.filter((column) => kept.has(column));
}

/** The rows of a list as a table with as many columns as fit. */
export function ListTable<T extends { readonly id: string }>(props: Props<T>) {
  const { rows, names, className, columnsFor, rowHeight, selectAll, isSticky, children } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const place = usePlace(body, rows.length);
  const width = place === null ? 0 : place.width / place.rem;
  // A row renders again only when its columns change.
  const columns = useMemo(() => columnsFor(width), [columnsFor, width]);
  const now = useSlowClock();
  const isVirtual = rowHeight !== undefined;
  return (
    <Table
      variant="compact"
      isStickyHeader={isSticky === true}
      gridBreakPoint=""
      className={`operator-hub__list-table ${className}`}
      {...names}
      {...(isVirtual && { 'aria-rowcount': HEADER + rows.length })}
    >
      <colgroup>
        {selectAll !== undefined && <col style={{ width: '3rem' }} />}
        <col />
        {columns.map(({ id, width: wide }) => (
          <col key={id} style={{ width: typeof wide === 'number' ? `${wide}rem` : wide }} />
        ))}
        {props.actionsWidth !== undefined && <col style={{ width: `${props.actionsWidth}rem` }} />}
      </colgroup>
      <ListHead {...props} columns={columns} />
      {isVirtual ? (
        <VirtualBody
          body={body}
          place={place}
          rows={rows}
          rowHeight={columns.length === 0 ? rowHeight.narrow : rowHeight.wide}
        >
          {(row, rowIndex) => children(row, { rowIndex, columns, now })}
        </VirtualBody>
      ) : (
        <Tbody ref={body}>
          {place !== null &&
            rows.map((row) => <Fragment key={row.id}>{children(row, { columns, now })}</Fragment>)}
        </Tbody>
      )}
    </Table>
  );
}

type Props<T> = {
  readonly rows: readonly T[];
  readonly names: Pick<ComponentProps<typeof Table>, 'aria-label' | 'aria-labelledby'>;
  readonly className: string;
  /** The title of the first column, which sorts by `name` if there is a view. */
  readonly nameTitle: string;
  /** Set if columns sort. */
  readonly list?: Pick<ListUrl, 'view' | 'show'>;
  /** The columns for a width in rem; none if a row is a single cell. Must be referentially stable. */
  readonly columnsFor: (widthInRem: number) => readonly Column<T>[];
  /** rem; absent: without actions. */
  readonly actionsWidth?: number;
  /** For long lists, only visible rows are rendered, with this height in rem; `narrow` if a row is a single cell. */
  readonly rowHeight?: { readonly wide: number; readonly narrow: number };
  readonly selectAll?: ComponentProps<typeof SelectAllHead>;
  readonly isSticky?: true;
  readonly children: (row: T, how: Omit<RowProps<T>, 'row'>) => ReactNode;
};

export type RowProps<T> = {
  readonly row: T;
  readonly rowIndex?: number;
  /** None: the cell of the name contains everything. */
  readonly columns: readonly Column<T>[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The titles of the columns; most of them sort. The checkbox selects all filtered rows. */
function ListHead<T>(props: HeadProps<T>) {
  const { columns, list, nameTitle, selectAll, rowHeight, actionsWidth } = props;
  const t = useT();
  const first = selectAll === undefined ? 0 : 1;
  const sortable = (sort: string, columnIndex: number) =>
    list !== undefined && {
      sort: {
        columnIndex,
        sortBy: {
          ...(list.view.sort === sort && { index: columnIndex }),
          direction: list.view.descending ? ('desc' as const) : ('asc' as const),
        },
        onSort: (_: unknown, __: number, direction: 'asc' | 'desc') => {
          list.show((before) => ({ ...before, sort, descending: direction === 'desc' }));
        },
      },
    };
  return (
    <Thead>
      <Tr {...(rowHeight !== undefined && { 'aria-rowindex': HEADER })}>
        {selectAll !== undefined && <SelectAllHead {...selectAll} />}
        <Th modifier="nowrap" {...sortable('name', first)}>
          {nameTitle}
        </Th>
        {columns.map(({ id, title, sort, width, isNumber }, index) => (
          <Th
            key={id}
            modifier={typeof width === 'number' ? 'truncate' : 'wrap'}
            {...(isNumber === true && { className: NUMBER })}
            {...(sort !== undefined && sortable(id, first + 1 + index))}
          >
            {title(t)}
          </Th>
        ))}
        {actionsWidth !== undefined && <Th screenReaderText={t('Actions')} />}
      </Tr>
    </Thead>
  );
}

type HeadProps<T> = Pick<
  Props<T>,
  'list' | 'nameTitle' | 'selectAll' | 'rowHeight' | 'actionsWidth'
> & {
  readonly columns: readonly Column<T>[];
};

const NUMBER = 'operator-hub__list-number';

/**
 * One row. Uses PatternFly's styles without its Tr and Td, which measure each cell for a tooltip: most of the cost of a
 * row.
 */
export function ListRow<T>(props: ListRowProps<T>) {
  const { row, rowIndex, columns, now, className, data, nameTitle, check, name, actions } = props;
  const t = useT();
  const cell = `${CELL} ${props.cellClass ?? ''}`.trim();
  return (
    <tr aria-rowindex={rowIndex} className={`pf-v6-c-table__tr ${className}`} {...data}>
      {check !== undefined && <td className={`${CELL} pf-v6-c-table__check`}>{check}</td>}
      <td className={cell} data-label={nameTitle}>
        {name}
      </td>
      {columns.map(({ id, title, isNumber, Cell }) => (
        <td
          key={id}
          className={isNumber === true ? `${cell} ${NUMBER}` : cell}
          data-label={title(t)}
        >
          <Cell row={row} now={now} />
        </td>
      ))}
      {actions !== undefined && <td className={`${CELL} pf-v6-c-table__action`}>{actions}</td>}
    </tr>
  );
}

const CELL = 'pf-v6-c-table__td';

/** The checkbox of a row. */
export function RowCheck({ label, isChecked, isDisabled = false, onToggle }: RowCheckProps) {
  return (
    <label className="operator-hub__list-check">
      <input
        type="checkbox"
        className="pf-v6-c-check__input"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onToggle}
      />
    </label>
  );
}

type RowCheckProps = {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
};

type ListRowProps<T> = RowProps<T> & {
  readonly className: string;
  /** Of the cells of the name and the columns. */
  readonly cellClass?: string;
  /** A test id of the row. */
  readonly data: Readonly<Record<`data-${string}`, string>>;
  readonly nameTitle: string;
  readonly check?: ReactNode;
  readonly name: ReactNode;
  /** Absent: the table has no actions. */
  readonly actions?: ReactNode;
};
