import { type ReactNode, useState } from 'react';
import {
  Dropdown,
  type DropdownProps,
  MenuToggle,
  type MenuToggleProps,
} from '@patternfly/react-core';

/** A button that opens a menu of actions. What is in the menu is made when it is opened. */
export function ActionsDropdown({ toggle, position, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => {
        setOpen(false);
      }}
      shouldFocusToggleOnSelect
      {...(position && { popperProps: { position } })}
      toggle={(ref) => (
        <MenuToggle
          {...toggle}
          ref={ref}
          isExpanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        />
      )}
    >
      {isOpen && children}
    </Dropdown>
  );
}

type Props = {
  /** The button: its words, or its icon and its name. */
  readonly toggle: Omit<MenuToggleProps, 'ref' | 'innerRef' | 'isExpanded' | 'onClick'>;
  readonly position?: NonNullable<DropdownProps['popperProps']>['position'];
  readonly children: ReactNode;
};
