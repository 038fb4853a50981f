import { useState } from 'react';
import { Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import { useT } from '~/i18n';

export type BulkAction = 'approve' | 'uninstall';

/** What can be done with several Operators at once. */
export function BulkMenu({ count, onAction, onClear }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      shouldFocusToggleOnSelect
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          isDisabled={count === 0}
          isExpanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {count === 0 ? t('Actions') : t('{{count}} selected', { count })}
        </MenuToggle>
      )}
    >
      <DropdownList>
        <DropdownItem
          onClick={() => {
            onAction('approve');
          }}
        >
          {t('Approve plans…')}
        </DropdownItem>
        <DropdownItem
          isDanger
          onClick={() => {
            onAction('uninstall');
          }}
        >
          {t('Uninstall Operators…')}
        </DropdownItem>
        <DropdownItem onClick={onClear}>{t('Clear the selection')}</DropdownItem>
      </DropdownList>
    </Dropdown>
  );
}

type Props = {
  /** Of the chosen Operators. */
  readonly count: number;
  readonly onAction: (action: BulkAction) => void;
  readonly onClear: () => void;
};
