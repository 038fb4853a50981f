import { type ReactNode, useState } from 'react';
import {
  Dropdown,
  type DropdownProps,
  MenuToggle,
  type MenuToggleProps,
  Tooltip,
} from '@patternfly/react-core';
import { useQueryClient } from '@tanstack/react-query';
import type { Permission } from '~/kube/failure';
import { accessReview } from '~/kube/useCan';
import './actionsDropdown.css';

/** A button that opens a menu of actions. The menu's content is created when it opens. */
export function ActionsDropdown({ toggle, whyNot = null, needs = [], position, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const open = async () => {
    const reviews = needs.map((permission) => client.query(accessReview(permission)));
    const isSlow = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    await Promise.race([Promise.allSettled(reviews), isSlow]);
    setOpen(true);
  };
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
              if (isOpen || whyNot !== null) setOpen(false);
              else if (needs.length === 0) setOpen(true);
              else void open();
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

/** In milliseconds. */
const LONGEST_WAIT = 1_000;

type Props = {
  /** The button's text, or its icon and accessible name. */
  readonly toggle: Omit<MenuToggleProps, 'ref' | 'innerRef' | 'isExpanded' | 'onClick'>;
  /** Why no action is available. The button remains focusable, so that keyboard users get the reason. */
  readonly whyNot?: string | null;
  /** The permissions that its items name if they are missing: known before it opens, so that no item moves. */
  readonly needs?: readonly Permission[];
  readonly position?: NonNullable<DropdownProps['popperProps']>['position'];
  readonly children: ReactNode;
};
