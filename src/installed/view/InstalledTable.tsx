import { useCallback } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { ListColumn } from '~/installed/rules/listColumns';
import { useT } from '~/i18n';
import { ListTable } from '~/ui/lists/ListTable';
import type { ShownList } from '~/ui/lists/useList';
import type { Chosen } from '~/ui/useChosen';
import { ACTIONS_WIDTH, installedColumnsWithin } from './cells/columns';
import { InstalledRow } from './InstalledRow';

/** One row for each Operator. */
export function InstalledTable({ list, columns, selection, onUninstall }: Props) {
  const t = useT();
  const ids = list.rows.map(({ id }) => id);
  return (
    <ListTable
      rows={list.rows}
      list={list}
      names={{ 'aria-label': t('Installed Operators') }}
      className="operator-hub__installed-table"
      nameTitle={t('Name')}
      columnsFor={useCallback((width: number) => installedColumnsWithin(width, columns), [columns])}
      actionsWidth={ACTIONS_WIDTH}
      rowHeight={ROW_HEIGHT}
      selectAll={{
        isSelected: ids.length > 0 && ids.every(selection.isChosen),
        onSelect: (isSelecting) => {
          selection.choose(ids, isSelecting);
        },
      }}
      isSticky
    >
      {(row, how) => (
        <InstalledRow
          {...how}
          row={row}
          isSelected={selection.isChosen(row.id)}
          onSelect={selection.toggle}
          onUninstall={onUninstall}
        />
      )}
    </ListTable>
  );
}

type Props = {
  readonly list: ShownList<InstalledOperator>;
  /** Those that the user has chosen. */
  readonly columns: readonly ListColumn[];
  readonly selection: Chosen<InstalledOperator>;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

/** In rem, as in installed.css. */
const ROW_HEIGHT = { wide: 3.75, narrow: 6 };
