import type { ReactNode } from 'react';
import { Td, Tr } from '@patternfly/react-table';
import type { SourceRow } from '~/olm/catalogSources/sourceRow';
import { useT } from '~/i18n';
import { SourceActions } from '~/sources/view/actions/SourceActions';
import { HealthCell } from './HealthCell';
import { ImageCell } from './ImageCell';
import { NameCell } from './NameCell';
import { PollCell } from './PollCell';
import { PackagesCell, ScopeCell, UsersCell } from './plainCells';
import { type ShownSourceColumn, type SourceColumn, columnClass } from './sourceLayout';
import { columnTitle } from './sourceText';

/** One catalog; one that is switched off is grey. */
export function SourceTableRow({ row, columns, now }: Props) {
  const t = useT();
  const { item } = row;
  return (
    <Tr
      {...(item.source === null && { className: 'operator-hub__sources-row--off' })}
      data-test="source-row"
      data-source={item.id}
    >
      <Td dataLabel={t('Name')}>
        <NameCell item={item} />
        {columns.length === 0 && (
          <>
            <HealthCell row={row} now={now} />
            <div className="operator-hub__sources-second">
              <ScopeCell item={item} /> · {t('Used by')} <UsersCell row={row} />
            </div>
          </>
        )}
      </Td>
      {columns.map((column) => (
        <Td key={column.id} dataLabel={columnTitle(column.id, t)} {...columnClass(column)}>
          <Cell column={column.id} row={row} now={now} />
        </Td>
      ))}
      <Td isActionCell>
        <SourceActions item={item} isKebab />
      </Td>
    </Tr>
  );
}

type Props = {
  readonly row: SourceRow;
  /** None: all that matters stands in the cell of the name. */
  readonly columns: readonly ShownSourceColumn[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

function Cell({ column, row, now }: CellProps): ReactNode {
  switch (column) {
    case 'health':
      return <HealthCell row={row} now={now} />;
    case 'scope':
      return <ScopeCell item={row.item} />;
    case 'packages':
      return <PackagesCell row={row} />;
    case 'users':
      return <UsersCell row={row} />;
    case 'priority':
      return row.item.source === null ? '–' : String(row.item.priority);
    case 'poll':
      return <PollCell item={row.item} now={now} />;
    case 'image':
      return <ImageCell row={row} />;
  }
}

type CellProps = Pick<Props, 'row' | 'now'> & { readonly column: SourceColumn };
