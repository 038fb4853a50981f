import { memo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { useT } from '~/i18n';
import { NameCell } from '~/installed/view/cells/NameCell';
import { NarrowCell } from '~/installed/view/cells/NarrowCell';
import { RowActions } from '~/installed/view/cells/RowActions';
import { RowCell } from '~/installed/view/cells/RowCell';
import type { ShownColumn } from './listLayout';
import { columnTitle } from './listText';

/**
 * One Operator of the list. PatternFly's styles without its Tr and Td: they measure each cell for a tooltip, which is
 * most of what a row costs while hundreds pass by.
 */
export const InstalledRow = memo(function InstalledRow(props: Props) {
  const { operator, rowIndex, columns, now, isSelected, onSelect, onUninstall } = props;
  const t = useT();
  const isNarrow = columns.length === 0;
  return (
    <tr
      aria-rowindex={rowIndex}
      className={isNarrow ? `${ROW} operator-hub__installed-row--narrow` : ROW}
      data-test="operator-row"
      data-operator={operator.id}
    >
      <td className="pf-v6-c-table__td pf-v6-c-table__check">
        <label className="operator-hub__installed-check">
          <input
            type="checkbox"
            className="pf-v6-c-check__input"
            aria-label={t('Select {{name}}', { name: operator.displayName })}
            checked={isSelected}
            onChange={() => {
              onSelect(operator.id);
            }}
          />
        </label>
      </td>
      <td className={CELL} data-label={t('Name')}>
        {isNarrow ? <NarrowCell operator={operator} /> : <NameCell operator={operator} />}
      </td>
      {columns.map((column) => (
        <td key={column.id} className={CELL} data-label={columnTitle(column.id, t)}>
          <RowCell column={column} operator={operator} now={now} />
        </td>
      ))}
      <td className="pf-v6-c-table__td pf-v6-c-table__action">
        <RowActions operator={operator} onUninstall={onUninstall} />
      </td>
    </tr>
  );
});

type Props = {
  readonly operator: InstalledOperator;
  readonly rowIndex: number;
  /** None: all of it stands in the cell of the name. */
  readonly columns: readonly ShownColumn[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly onUninstall: (operator: InstalledOperator) => void;
};

const ROW = 'pf-v6-c-table__tr operator-hub__installed-row';
const CELL = 'pf-v6-c-table__td pf-m-truncate';
