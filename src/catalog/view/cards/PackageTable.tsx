import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { VirtualRows } from '~/ui/VirtualRows';
import type { Place } from '~/ui/usePlace';
import type { CatalogSort } from '~/catalog/rules/catalogView';
import { useT } from '~/i18n';
import { PackageRow } from './PackageRow';
import { type PackageColumn, columnText, columnWidths, columnsWithin } from './packageColumns';
import { type CardGridProps, type CardLayout, useCardGrid } from './useCardGrid';
import './packageTable.css';

/** The packages as rows. Where it gets narrow, there are fewer columns. */
export function PackageTable({ sort, onSort, ...props }: PackageTableProps) {
  const { cards, scope, marks, sourceLabels } = props;
  const t = useT();
  const grid = useCardGrid<HTMLTableSectionElement>(props, layoutOf);
  const { stop, selectedIndex, listProps } = grid;
  const { ref, ...handlers } = listProps;
  const columns = columnsWithin(grid.widthInRem);
  return (
    <Table
      variant="compact"
      isStickyHeader
      gridBreakPoint=""
      className="operator-hub__table"
      aria-label={t('Operators')}
      aria-rowcount={HEADER + cards.length}
    >
      <colgroup>
        {columnWidths(columns, grid.widthInRem).map((width, index) => (
          <col
            key={columns[index]?.id}
            {...(width !== null && { style: { width: `${width}rem` } })}
          />
        ))}
      </colgroup>
      <Thead>
        <Tr aria-rowindex={HEADER}>
          {columns.map((column, index) => (
            <Th key={column.id} modifier="wrap" {...sortOf({ column, index, sort, onSort })}>
              {columnText(column.id, t)}
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody ref={ref} {...handlers}>
        <VirtualRows of={cards} list={grid}>
          {(card, index) => (
            <PackageRow
              card={card}
              rowIndex={HEADER + index + 1}
              columns={columns}
              scope={scope}
              sourceLabels={sourceLabels}
              base={grid.base}
              isStop={index === stop}
              isSelected={index === selectedIndex}
              isFavourite={marks.favourites.has(card.id)}
              news={marks.news.get(card.main.item.id) ?? null}
              t={t}
            />
          )}
        </VirtualRows>
      </Tbody>
    </Table>
  );
}

type PackageTableProps = CardGridProps & {
  readonly sort: CatalogSort;
  readonly onSort: (sort: CatalogSort) => void;
};

/** Rows of the head. */
const HEADER = 1;

/** Of a row in rem, as in packageTable.css. */
const HEIGHT = 2.75;

function layoutOf({ rem }: Place): CardLayout {
  return { columns: 1, rowSize: HEIGHT * rem };
}

type Sorted = Pick<PackageTableProps, 'sort' | 'onSort'> & {
  readonly column: PackageColumn;
  readonly index: number;
};

/** A column is sorted in one direction, the one that helps to choose: the most capable and the newest first. */
function sortOf({ column, index, sort, onSort }: Sorted) {
  const { sort: own, direction } = column;
  if (own === null) return {};
  return {
    sort: {
      columnIndex: index,
      sortBy: { ...(sort === own && { index }), direction, defaultDirection: direction },
      onSort: () => {
        onSort(own);
      },
    },
  };
}
