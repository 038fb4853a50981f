import { Table, Tbody, Th, Thead, Tr } from '@patternfly/react-table';
import { memo, type ReactNode } from 'react';
import { VirtualRows } from '~/ui/VirtualRows';
import type { Place } from '~/ui/usePlace';
import type { CatalogSort } from '~/catalog/rules/catalogView';
import { type Texts, useT } from '~/i18n';
import { capabilityText, levelText } from '~/ui/capabilityText';
import { Mono } from '~/ui/Mono';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import { routes } from '~/routes';
import { CreatedDate } from '~/catalog/view/details/CreatedDate';
import { useCardGrid, type CardGridProps, type CardLayout } from './useCardGrid';
import { isSameCardProps, type CardProps } from './cardProps';
import { FavoriteButton } from './FavoriteButton';
import { MatchHintText, PackageBadges } from './PackageBadges';
import { sourceText } from '~/catalog/view/texts';
import './packageTable.css';

/** The packages as rows, with fewer columns at smaller widths. */
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
              {COLUMN_TEXTS[column.id](t)}
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
              isFavorite={marks.favorites.has(card.id)}
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

/** The number of header rows. */
const HEADER = 1;

/** The height of a row in rem, as in packageTable.css. */
const HEIGHT = 2.75;

function layoutOf({ rem }: Place): CardLayout {
  return { columns: 1, rowSize: HEIGHT * rem };
}

type Sorted = Pick<PackageTableProps, 'sort' | 'onSort'> & {
  readonly column: PackageColumn;
  readonly index: number;
};

/** Each column has a single sort direction: the most capable or the latest first. */
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

/**
 * One package. Its name is the link, which covers the whole row. With PatternFly's styles but without its Tr and Td:
 * they measure each cell for a tooltip, which is most of the time of a row in a scrolling list.
 */
const PackageRow = memo(
  function PackageRow({ rowIndex, columns, ...props }: PackageRowProps) {
    const { card, isSelected, t } = props;
    return (
      <tr
        aria-rowindex={rowIndex}
        className={isSelected ? `${ROW} operator-hub__table-row--selected` : ROW}
        data-test="operator-row"
        data-package={card.id}
      >
        {columns.map(({ id }) => (
          <td key={id} className="pf-v6-c-table__td pf-m-truncate" data-label={COLUMN_TEXTS[id](t)}>
            {columns.length === 1 ? <OnlyCell {...props} /> : <PackageCell {...props} id={id} />}
          </td>
        ))}
      </tr>
    );
  },
  (one, other) =>
    one.rowIndex === other.rowIndex &&
    one.columns.length === other.columns.length &&
    isSameCardProps(one, other),
);

type PackageRowProps = CardProps & {
  readonly rowIndex: number;
  readonly columns: readonly PackageColumn[];
};

const ROW = 'pf-v6-c-table__tr operator-hub__table-row';

function PackageCell({ id, ...props }: CardProps & Pick<PackageColumn, 'id'>) {
  const { t } = props;
  const { item } = props.card.main;
  switch (id) {
    case 'name':
      return <NameCell {...props} />;
    case 'provider':
      return (
        <span dir="auto" title={item.provider}>
          {item.provider}
        </span>
      );
    case 'catalog': {
      const source = sourceText(props.card, props.sourceLabels, t);
      return <span title={source}>{source}</span>;
    }
    case 'version':
      return <Mono title={item.version}>{item.version}</Mono>;
    case 'capability':
      return item.capability === null ? (
        '–'
      ) : (
        <span title={levelText(item.capability, t)}>{capabilityText(item.capability, t)}</span>
      );
    case 'categories': {
      const categories = t.list(item.categories);
      return (
        <span dir="auto" title={categories}>
          {categories}
        </span>
      );
    }
    case 'created':
      return item.created === null ? '–' : <CreatedDate time={item.created} />;
    case 'state':
      return <PackageBadges entry={props.card.main} news={props.news} t={t} />;
  }
}

/** With space for the name only, the important facts are below it. */
function OnlyCell(props: CardProps) {
  const { card, news, t } = props;
  const { item } = card.main;
  const { hint } = card;
  return (
    <NameCell {...props}>
      <div className="operator-hub__table-second">
        <PackageBadges entry={card.main} news={news} t={t} />
        {hint !== null ? (
          <MatchHintText hint={hint} item={item} t={t} />
        ) : (
          <span className="operator-hub__table-provider" dir="auto">
            {item.provider}
          </span>
        )}
      </div>
    </NameCell>
  );
}

type NameCellProps = CardProps & {
  /** The text below the name; absent: the reason of the match. */
  readonly children?: ReactNode;
};

function NameCell({ children, ...props }: NameCellProps) {
  const { card, scope, base, isStop, isSelected, isFavorite, t } = props;
  const { item } = card.main;
  const { hint } = card;
  return (
    <div className="operator-hub__table-name">
      <OperatorIcon icon={packageIcon(scope, item)} isInList />
      <div className="operator-hub__table-texts">
        <a
          href={base + routes.package(scope, item.key)}
          dir="auto"
          title={item.displayName}
          tabIndex={isStop ? 0 : -1}
          aria-current={isSelected}
        >
          {item.displayName}
        </a>
        {children ?? (hint !== null && <MatchHintText hint={hint} item={item} t={t} />)}
      </div>
      <FavoriteButton name={item.displayName} isFavorite={isFavorite} isStop={isStop} t={t} />
    </div>
  );
}

type PackageColumn = (typeof COLUMNS)[number];

/** In display order; minimum widths in rem. Columns with lower ranks remain longer when the width decreases. */
const COLUMNS = [
  { id: 'name', width: 14, rank: 0, sort: 'name', direction: 'asc' },
  { id: 'provider', width: 7.5, rank: 4, sort: null, direction: null },
  { id: 'catalog', width: 7.5, rank: 3, sort: null, direction: null },
  { id: 'version', width: 6, rank: 2, sort: null, direction: null },
  { id: 'capability', width: 8.5, rank: 5, sort: 'capability', direction: 'desc' },
  { id: 'categories', width: 9, rank: 7, sort: null, direction: null },
  { id: 'created', width: 7.5, rank: 6, sort: 'created', direction: 'desc' },
  { id: 'state', width: 11, rank: 1, sort: null, direction: null },
] as const satisfies readonly {
  readonly id: string;
  readonly width: number;
  readonly rank: number;
  readonly sort: CatalogSort | null;
  readonly direction: 'asc' | 'desc' | null;
}[];

/** The columns that fit. The name is always included. */
export function columnsWithin(widthInRem: number): readonly PackageColumn[] {
  let room = widthInRem;
  const kept = new Set<string>();
  for (const { id, width } of COLUMNS.toSorted((one, other) => one.rank - other.rank)) {
    room -= width;
    if (room < 0 && id !== 'name') break;
    kept.add(id);
  }
  return COLUMNS.filter(({ id }) => kept.has(id));
}

/**
 * The widths of the visible columns in rem; `null`: the remaining width, as for the name. Half of the extra width goes
 * to the name, the other half to the other columns.
 */
export function columnWidths(
  columns: readonly PackageColumn[],
  widthInRem: number,
): readonly (number | null)[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0);
  const spare = Math.max(widthInRem - least, 0);
  const share = 1 + spare / 2 / Math.max(least - COLUMNS[0].width, 1);
  return columns.map(({ id, width }) => (id === 'name' ? null : width * share));
}

const COLUMN_TEXTS: Texts<PackageColumn['id']> = {
  name: (t) => t('Name'),
  provider: (t) => t('Provider'),
  catalog: (t) => t('Catalog'),
  version: (t) => t('Version'),
  capability: (t) => t('Capability level'),
  categories: (t) => t('Categories'),
  created: (t) => t('Created'),
  state: (t) => t('Status'),
};
