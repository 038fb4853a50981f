import { useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import { Th } from '@patternfly/react-table';
import { useT } from '~/i18n';

type Props = {
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: (isSelecting: boolean) => void;
};

/** Selects all of these items, or none. */
export function selectAllOf<Item>(
  items: readonly Item[],
  { isChosen, choose }: Selection<Item>,
): Pick<Props, 'isSelected' | 'onSelect'> {
  return {
    isSelected: items.length > 0 && items.every(isChosen),
    onSelect: (isSelecting) => {
      choose(items, isSelecting);
    },
  };
}

type Selection<Item> = {
  readonly isChosen: (item: Item) => boolean;
  readonly choose: (items: readonly Item[], isChoosing: boolean) => void;
};

/** The header cell of a checkbox column. PatternFly's has an English name only. */
export function SelectAllHead({ isSelected, isDisabled = false, onSelect }: Props) {
  const t = useT();
  const name = t('Select all rows that are shown');
  return (
    <Th aria-label={name} className="pf-v6-c-table__check">
      <Checkbox
        id={useId()}
        aria-label={name}
        isChecked={isSelected}
        isDisabled={isDisabled}
        onChange={(_, isSelecting) => {
          onSelect(isSelecting);
        }}
      />
    </Th>
  );
}
