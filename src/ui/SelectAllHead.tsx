import { useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import { Th } from '@patternfly/react-table';
import { useT } from '~/i18n';

type Props = {
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: (isSelecting: boolean) => void;
};

/** The head of a column of checkboxes. PatternFly's own has a name in English only. */
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
