import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  Select,
  SelectList,
  SelectOption,
  FormHelperText,
  HelperText,
  MenuToggle,
  TextInputGroup,
  TextInputGroupMain,
  type MenuToggleProps,
} from '@patternfly/react-core';
import { dataOr, type Loadable } from '~/kube/loadable';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { Failure } from '~/kube/failure';
import { usePermissionText } from '~/ui/permissionText';

/** A text field with a list of suggestions. Other values can be typed. */
export function PickSelect(props: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { id, label, value, choices, onChange } = props;
  const { names, none, onOpen } = choices;
  const menu = usePickMenu({ value, names: dataOr(names, []), onOpen, onChange });
  const choose = (name: unknown) => {
    if (typeof name !== 'string') return;
    menu.choose(name);
    input.current?.focus();
  };
  const note = names.status === 'loading' ? t('Loading') : noneText(menu.options, none);
  return (
    <Select
      ref={list}
      // If the list cannot be read, this is a text field with the reason below it.
      isOpen={menu.isOpen && names.status !== 'failed'}
      selected={value}
      onSelect={(_event, name) => {
        choose(name);
      }}
      onOpenChange={menu.open}
      isScrollable
      maxMenuHeight="16rem"
      variant="typeahead"
      toggle={(toggleRef) => (
        <PickInput
          {...props}
          toggleRef={toggleRef}
          input={input}
          menu={menu}
          isInList={(element) => list.current?.contains(element) === true}
        />
      )}
    >
      <SelectList id={`${id}-list`} aria-label={t('Options for {{field}}', { field: label })}>
        {menu.options.map((name, index) => (
          <SelectOption
            key={name}
            id={`${id}-${index.toString()}`}
            value={name}
            isFocused={index === menu.active}
          >
            {name}
          </SelectOption>
        ))}
        {note !== null && <SelectOption isAriaDisabled>{note}</SelectOption>}
      </SelectList>
    </Select>
  );
}

/** The options of a field. */
export type Choices = {
  readonly names: Loadable<readonly string[]>;
  /** Why there is nothing to choose. */
  readonly none: string;
  readonly onOpen: () => void;
};

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly choices: Choices;
  readonly className?: string;
  /** The problem of the value, with the ID of its element. */
  readonly described: Described;
  readonly onChange: (value: string) => void;
};

type Described = {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
};

function noneText(options: readonly string[], none: string): string | null {
  return options.length > 0 ? null : none;
}

/** The reason why a field has no suggestions. Values can still be typed. */
export function ChoicesFailure({ names }: Pick<Choices, 'names'>) {
  return names.status === 'failed' ? <FailureHelp failure={names.failure} /> : null;
}

function FailureHelp({ failure }: { readonly failure: Failure }) {
  const t = useT();
  const permissionText = usePermissionText();
  // A missing namespace is reported as a problem of its name.
  if (failure.kind === 'not-found') return null;
  const { permission, message } = failure;
  return (
    <FormHelperText>
      <HelperText isLiveRegion>
        <HelperTextItem>
          {failure.kind === 'forbidden' && permission !== undefined
            ? t('You do not have permission to {{permission}}.', {
                permission: permissionText(permission),
              })
            : t('Unable to load: {{message}}', { message })}
        </HelperTextItem>
      </HelperText>
    </FormHelperText>
  );
}

/** The text field of a list that helps. */
function PickInput({ toggleRef, input, id, label, value, menu, ...props }: PickInputProps) {
  const t = useT();
  const { validated, ...described } = props.described;
  return (
    <MenuToggle
      ref={toggleRef}
      variant="typeahead"
      isExpanded={menu.isOpen}
      isFullWidth
      {...(validated === 'default' ? {} : { status: validated === 'error' ? 'danger' : 'warning' })}
      aria-label={t('Options for {{field}}', { field: label })}
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
          {...(props.className === undefined ? {} : { className: props.className })}
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

type PickInputProps = Props & {
  readonly toggleRef: MenuToggleProps['innerRef'];
  readonly input: RefObject<HTMLInputElement>;
  readonly menu: PickMenu;
  /** Whether an element belongs to the list that is open. */
  readonly isInList: (element: Element | null) => boolean;
};

/** The suggestions below a text field. The typed value counts, even if it is not in the list. */
type PickMenu = {
  readonly isOpen: boolean;
  readonly options: readonly string[];
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly open: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  readonly choose: (option: string) => void;
  /** The effect of a key in the current state; `undefined` for typing. */
  readonly keys: Readonly<Partial<Record<string, () => void>>>;
};

/** As many as fit a list that is still read; typing finds the others. */
const SHOWN = 100;

/** Shows all suggestions, and the matching ones once the user types. */
function usePickMenu({ value, names, onOpen, onChange }: Source): PickMenu {
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [position, setPosition] = useState<number | null>(null);
  const options = (isTyped ? names.filter((name) => name.includes(value)) : names).slice(0, SHOWN);
  const active = position !== null && position < options.length ? position : null;
  const open = (willOpen: boolean) => {
    if (willOpen && !isOpen) {
      onOpen();
      // Not when it closes: a list that grows until it is hidden would cover the button that the user clicks.
      setTyped(false);
    }
    setOpen(willOpen);
    setPosition(null);
  };
  const choose = (option: string) => {
    open(false);
    if (option !== value) onChange(option);
  };
  const move = (by: 1 | -1) => () => {
    if (!isOpen) open(true);
    const from = active ?? (by === 1 ? -1 : options.length);
    setPosition(Math.min(Math.max(from + by, 0), options.length - 1));
  };
  const chosen = active === null ? undefined : options[active];
  return {
    isOpen,
    options,
    active,
    open,
    type: (text) => {
      if (!isOpen) open(true);
      setTyped(true);
      setPosition(null);
      onChange(text);
    },
    choose,
    keys: {
      ArrowDown: move(1),
      ArrowUp: move(-1),
      ...(isOpen && {
        Escape: () => {
          open(false);
        },
        Enter: () => {
          choose(chosen ?? value);
        },
      }),
    },
  };
}

type Source = {
  readonly value: string;
  readonly names: readonly string[];
  readonly onOpen: () => void;
  readonly onChange: (value: string) => void;
};
