import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import {
  MenuToggle,
  type MenuToggleProps,
  TextInputGroup,
  TextInputGroupMain,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useDescribedBy } from './FieldProblem';
import { fieldId } from './configContext';
import type { PickMenu } from './usePickMenu';

/** The text field of a list that helps. */
export function PickInput({ toggleRef, input, path, label, value, menu, ...props }: Props) {
  const t = useT();
  const id = fieldId(path);
  const { validated, ...described } = useDescribedBy(path);
  return (
    <MenuToggle
      ref={toggleRef}
      variant="typeahead"
      isExpanded={menu.isOpen}
      isFullWidth
      {...(validated === 'default' ? {} : { status: validated === 'error' ? 'danger' : 'warning' })}
      aria-label={t('Choices for {{field}}', { field: label })}
      onClick={() => {
        menu.open(!menu.isOpen);
        input.current?.focus();
      }}
    >
      <TextInputGroup isPlain>
        <TextInputGroupMain
          innerRef={input}
          inputId={id}
          value={value}
          aria-label={label}
          className="operator-hub__config-input"
          role="combobox"
          isExpanded={menu.isOpen}
          aria-controls={`${id}-list`}
          {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
          {...(menu.active !== null && {
            'aria-activedescendant': `${id}-${menu.active.toString()}`,
          })}
          inputProps={{
            autoComplete: 'off',
            spellCheck: false,
            'aria-invalid': validated === 'error',
            'aria-autocomplete': 'list',
            ...described,
          }}
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
            if (!props.isInList(event.relatedTarget)) menu.open(false);
          }}
        />
      </TextInputGroup>
    </MenuToggle>
  );
}

type Props = {
  readonly toggleRef: MenuToggleProps['innerRef'];
  readonly input: RefObject<HTMLInputElement>;
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly menu: PickMenu;
  /** Whether an element belongs to the list that is open. */
  readonly isInList: (element: Element | null) => boolean;
};
