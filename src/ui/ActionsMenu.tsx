import type { ReactNode } from 'react';
import { Divider, DropdownItem, DropdownList } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons';
import { useNavigate } from 'react-router';
import { useT } from '~/i18n';
import type { Permission } from '~/kube/failure';
import { ActionsDropdown } from './ActionsDropdown';
import type { Offer } from './calls/action';

/** The menu of all actions for an object. Its items are created when it opens. */
export function ActionsMenu({ of, needs = [], children }: Props) {
  const t = useT();
  return of === undefined ? (
    <ActionsDropdown position="end" toggle={{ children: t('Actions') }} needs={needs}>
      {children}
    </ActionsDropdown>
  ) : (
    <ActionsDropdown
      position="right"
      toggle={{
        variant: 'plain',
        'aria-label': t('Actions for {{name}}', { name: of }),
        icon: <EllipsisVIcon />,
      }}
      needs={needs}
    >
      {children}
    </ActionsDropdown>
  );
}

type Props = {
  /** In a row: the name of the object, for an icon button. */
  readonly of?: string | undefined;
  /** See ActionsDropdown. */
  readonly needs?: readonly Permission[];
  readonly children: ReactNode;
};

/** An action that is not available shows the reason. */
export type MenuAction = Offer<{ readonly onSelect: () => void }> & {
  /** Why it is not available; `null` or empty: it is. */
  readonly why?: string | null;
  readonly isDanger?: boolean;
  /** Below a divider. */
  readonly isApart?: boolean;
};

/** The items of the actions that apply. */
export function MenuItems({ actions }: { readonly actions: readonly (MenuAction | false)[] }) {
  const navigate = useNavigate();
  const items = actions.flatMap((one) => one || []);
  return (
    <DropdownList>
      {items.map(({ text, why, isDanger = false, isApart = false, ...action }, index) => {
        const reason = why ?? '';
        return [
          isApart && index > 0 && <Divider key={`before ${text}`} component="li" />,
          <DropdownItem
            key={text}
            isAriaDisabled={reason !== ''}
            isDanger={isDanger}
            {...(reason !== '' && { description: reason })}
            onClick={() => {
              if (reason !== '') return;
              if ('to' in action) void navigate(action.to);
              else action.onSelect();
            }}
          >
            {text}
          </DropdownItem>,
        ];
      })}
    </DropdownList>
  );
}
