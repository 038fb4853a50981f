import { memo, useCallback } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { ListRow, ListTable, RowCheck, type RowProps, columnsWithin } from '~/ui/lists/ListTable';
import { columnsOf } from '~/ui/lists/fields';
import type { ShownList } from '~/ui/lists/useList';
import { selectAllOf } from '~/ui/SelectAllHead';
import type { Chosen } from '~/ui/useChosen';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { InstanceActions } from '~/operands/view/InstanceActions';
import { InstanceHealthLabel } from '~/operands/view/InstanceHealthLabel';
import { FIELDS, type InstanceFields } from './fields';

/** One row for each instance. Long lists render only visible rows; on narrow screens a row is a single cell. */
export function InstancesTable({ label, list, fields, selection, onDelete }: Props) {
  const t = useT();
  const ids = list.rows.map(({ id }) => id);
  const columnsFor = useCallback(
    (width: number) =>
      columnsWithin(
        width - FIXED.check - FIXED.name - FIXED.actions,
        columnsOf(fields).map((column, rank) => ({ ...column, rank })),
      ),
    [fields],
  );
  return (
    <ListTable
      rows={list.rows}
      list={list}
      names={{ 'aria-label': label }}
      className="operator-hub__instances-table"
      nameTitle={FIELDS.name.title(t)}
      columnsFor={columnsFor}
      actionsWidth={FIXED.actions}
      rowHeight={ROW_HEIGHT}
      selectAll={selectAllOf(ids, selection)}
      isSticky
    >
      {(row, how) => (
        <Row
          {...how}
          row={row}
          isInSeveral={fields['namespace'] !== undefined}
          isSelected={selection.isChosen(row.id)}
          onSelect={selection.toggle}
          onDelete={onDelete}
        />
      )}
    </ListTable>
  );
}

type Props = {
  /** The accessible name of the list. */
  readonly label: string;
  readonly list: ShownList<InstanceRow>;
  /** The first columns remain longest on narrow screens. Keeps its identity while the columns are the same. */
  readonly fields: InstanceFields;
  readonly selection: Chosen<InstanceRow>;
  readonly onDelete: (row: InstanceRow) => void;
};

/** In rem: the checkbox, the minimum of the name, and the menu. */
const FIXED = { check: 3, name: 12, actions: 3.25 } as const;

/** In rem, as in instances.css. */
const ROW_HEIGHT = { wide: 3.5, narrow: 5.5 };

const Row = memo(function Row({ isInSeveral, isSelected, onSelect, onDelete, ...how }: RowsProps) {
  const { row, columns } = how;
  const t = useT();
  const isNarrow = columns.length === 0;
  const isPlaceHidden = isInSeveral && !columns.some(({ id }) => id === 'namespace');
  return (
    <ListRow
      {...how}
      className={isNarrow ? `${ROW} ${ROW}--narrow` : ROW}
      cellClass="pf-m-truncate"
      data={{ 'data-test': 'instance-row' }}
      nameTitle={FIELDS.name.title(t)}
      check={
        <RowCheck
          label={t('Select {{kind}} {{name}}', { kind: row.api.kind, name: row.name })}
          isChecked={isSelected}
          onToggle={() => {
            onSelect(row.id);
          }}
        />
      }
      name={<NameCell row={row} isNarrow={isNarrow} isPlaceHidden={isPlaceHidden} />}
      actions={
        <InstanceActions
          isKebab
          row={row}
          onDelete={() => {
            onDelete(row);
          }}
        />
      }
    />
  );
});

const ROW = 'operator-hub__instances-row';

type RowsProps = RowProps<InstanceRow> &
  Pick<Props, 'onDelete'> & {
    /** The list contains several namespaces. */
    readonly isInSeveral: boolean;
    readonly isSelected: boolean;
    readonly onSelect: (id: string) => void;
  };

/**
 * The name as a link to the instance; on narrow screens with the most important values below it, and without a column
 * of its own with the namespace.
 */
function NameCell({ row, isNarrow, isPlaceHidden }: NameProps) {
  const { name, namespace, api, health } = row;
  return (
    <div className="operator-hub__instances-lines">
      <Link
        to={routes.instance({ api: api.name, namespace, name })}
        title={name}
        className="operator-hub__instances-name"
      >
        {name}
      </Link>
      {!isNarrow && isPlaceHidden && (
        <span className="operator-hub__instances-second">{namespace}</span>
      )}
      {isNarrow && (
        <>
          <span className="operator-hub__instances-second">
            {[api.kind, namespace].filter(Boolean).join(' · ')}
          </span>
          <span>
            <InstanceHealthLabel health={health} isCompact />
          </span>
        </>
      )}
    </div>
  );
}

type NameProps = {
  readonly row: InstanceRow;
  readonly isNarrow: boolean;
  /** The namespace has no column. */
  readonly isPlaceHidden: boolean;
};
