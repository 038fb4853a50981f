import { useState } from 'react';
import {
  Button,
  Checkbox,
  DataList,
  DataListCell,
  DataListCheck,
  DataListItem,
  DataListItemCells,
  DataListItemRow,
} from '@patternfly/react-core';
import { DialogFrame } from '~/ui/DialogFrame';
import { useT } from '~/i18n';
import { COLUMNS, DEFAULT_COLUMNS, type InstalledColumn } from './fields';

/** Selects the columns of the list, which are stored as a user preference. */
export function ColumnsDialog({ columns, offered, onChoose, onClose }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState(columns);
  const areAll = offered.every((column) => chosen.includes(column));
  return (
    <DialogFrame
      title={t('Manage columns')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            {t('Save')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setChosen(DEFAULT_COLUMNS);
            }}
          >
            {t('Restore default columns')}
          </Button>
          <Button variant="link" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <Checkbox
        id="column-all"
        label={t('All columns')}
        isChecked={areAll || (chosen.length === 0 ? false : null)}
        onChange={(_, isChecked) => {
          setChosen(isChecked ? offered : []);
        }}
      />
      <DataList aria-label={t('Manage columns')} isCompact className="operator-hub__columns">
        {offered.map((column) => (
          <ColumnItem
            key={column.id}
            column={column}
            isChosen={chosen.includes(column)}
            onToggle={() => {
              setChosen(COLUMNS.filter((other) => chosen.includes(other) !== (other === column)));
            }}
          />
        ))}
      </DataList>
    </DialogFrame>
  );
}

type Props = {
  readonly columns: readonly InstalledColumn[];
  /** The available columns in display order. */
  readonly offered: readonly InstalledColumn[];
  readonly onChoose: (columns: readonly InstalledColumn[]) => void;
  readonly onClose: () => void;
};

function ColumnItem({ column, isChosen, onToggle }: ItemProps) {
  const t = useT();
  const id = `column-${column.id}`;
  return (
    <DataListItem aria-labelledby={`${id}-name`}>
      <DataListItemRow>
        <DataListCheck
          id={id}
          aria-labelledby={`${id}-name`}
          isChecked={isChosen}
          onChange={onToggle}
        />
        <DataListItemCells
          dataListCells={[
            <DataListCell key="name" id={`${id}-name`}>
              <label htmlFor={id}>{column.title(t)}</label>
            </DataListCell>,
          ]}
        />
      </DataListItemRow>
    </DataListItem>
  );
}

type ItemProps = {
  readonly column: InstalledColumn;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
};
