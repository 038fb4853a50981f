import type { FocusEvent, KeyboardEvent } from 'react';
import {
  MenuToggle,
  type MenuToggleProps,
  TextInputGroup,
  TextInputGroupMain,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { NamespaceMenu } from './useNamespaceMenu';

/** The text field of a namespace list: shows the choice, takes what is typed, moves through the list with the keys. */
export function NamespaceInput({ toggleRef, id, label, value, menu, isInList }: Props) {
  const t = useT();
  return (
    <MenuToggle
      ref={toggleRef}
      variant="typeahead"
      isExpanded={menu.isOpen}
      isFullWidth
      onClick={() => {
        menu.open(!menu.isOpen);
      }}
      aria-label={t('Show namespaces')}
    >
      <TextInputGroup isPlain>
        <TextInputGroupMain
          inputId={id}
          value={menu.typed ?? value}
          autoComplete="off"
          placeholder={t('Search, or name a new one')}
          role="combobox"
          isExpanded={menu.isOpen}
          aria-label={label}
          aria-controls={`${id}-list`}
          {...(menu.active && { 'aria-activedescendant': `${id}-${menu.active.name}` })}
          onClick={() => {
            menu.open(true);
          }}
          onChange={(_event, text) => {
            menu.type(text);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            const act = menu.keys[event.key];
            if (act === undefined) return;
            event.preventDefault();
            act();
          }}
          onBlur={(event: FocusEvent) => {
            // A click into the list takes the focus too: it chooses by itself.
            if (!isInList(event.relatedTarget)) menu.choose(menu.typed?.trim() ?? '');
          }}
        />
      </TextInputGroup>
    </MenuToggle>
  );
}

type Props = {
  readonly toggleRef: MenuToggleProps['innerRef'];
  readonly id: string;
  /** The accessible name of the field. */
  readonly label: string;
  readonly value: string;
  readonly menu: NamespaceMenu;
  /** Whether an element belongs to the list that is open. */
  readonly isInList: (element: Element | null) => boolean;
};
