import { type ReactNode, useState } from 'react';
import {
  Dropdown,
  type DropdownProps,
  MenuToggle,
  type MenuToggleProps,
  Tooltip,
} from '@patternfly/react-core';
import './actionsDropdown.css';

/** A button that opens a menu of actions. The menu's content is created when it opens. */
export function ActionsDropdown({ toggle, whyNot = null, position, children }: Props) {
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
        <>
          <MenuToggle
            {...toggle}
            {...(whyNot !== null && {
              'aria-disabled': true,
              className: 'operator-hub__withheld-toggle pf-m-disabled',
            })}
            ref={ref}
            isExpanded={isOpen}
            onClick={() => {
              setOpen(!isOpen && whyNot === null);
            }}
          />
          {whyNot !== null && <Tooltip triggerRef={ref} content={whyNot} />}
        </>
      )}
    >
      {isOpen && children}
    </Dropdown>
  );
}

type Props = {
  /** The button's text, or its icon and accessible name. */
  readonly toggle: Omit<MenuToggleProps, 'ref' | 'innerRef' | 'isExpanded' | 'onClick'>;
  /** Why no action is available. The button remains focusable, so that keyboard users get the reason. */
  readonly whyNot?: string | null;
  readonly position?: NonNullable<DropdownProps['popperProps']>['position'];
  readonly children: ReactNode;
};
