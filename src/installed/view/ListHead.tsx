import { Th, Thead, Tr } from '@patternfly/react-table';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { ListSort } from '~/olm/installed/listOrder';
import type { ListView } from '~/installed/rules/listView';
import { SelectAllHead } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import { useT } from '~/i18n';
import type { ShownColumn } from './listLayout';
import { columnTitle } from './listText';
import type { EditView } from './useInstalledUrl';

/** The titles of the columns; most of them sort. The checkbox chooses all rows that the filters leave. */
export function ListHead({ columns, view, operators, selection, onView }: Props) {
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

type Props = {
  readonly columns: readonly ShownColumn[];
  readonly view: ListView;
  readonly operators: readonly InstalledOperator[];
  readonly selection: Chosen<InstalledOperator>;
  readonly onView: EditView;
};
