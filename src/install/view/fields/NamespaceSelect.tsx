import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  Select,
  SelectList,
  SelectOption,
  MenuToggle,
  TextInputGroup,
  TextInputGroupMain,
  type MenuToggleProps,
} from '@patternfly/react-core';
import type { NamespaceOffer } from '~/install/rules/namespaces';
import { useT, type Translate } from '~/i18n';

/** A searchable namespace, or the name of a new one. */
export function NamespaceSelect({ id, label, ...source }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const menu = useNamespaceMenu(source);
  return (
    <Select
      ref={list}
      isOpen={menu.isOpen}
      selected={source.value}
      onSelect={(_event, name) => {
        if (typeof name === 'string') menu.choose(name);
      }}
      onOpenChange={menu.open}
      isScrollable
      maxMenuHeight="20rem"
      popperProps={{ direction: 'down', enableFlip: false }}
      variant="typeahead"
      toggle={(toggleRef) => (
        <NamespaceInput
          toggleRef={toggleRef}
          id={id}
          label={label}
          value={source.value}
          menu={menu}
          isInList={(element) => list.current?.contains(element) === true}
        />
      )}
    >
      <SelectList id={`${id}-list`} aria-label={label}>
        {menu.options.map((option) => (
          <SelectOption
            key={option.name}
            id={`${id}-${option.name}`}
            value={option.name}
            isFocused={option.name === menu.active?.name}
            description={option.offer === null ? undefined : offerText(option.offer, t)}
          >
            {option.isNew ? t('Create "{{name}}"', { name: option.name }) : option.name}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}

type Props = Source & {
  readonly id: string;
  /** The accessible name of the field. */
  readonly label: string;
};

function offerText(offer: NamespaceOffer, t: Translate): string {
  switch (offer.why) {
    case 'suggested':
      return t('Recommended by the Operator');
    case 'global':
      return t('Default for Operators that watch all namespaces');
    case 'custom-global':
      return t('Operators watch all namespaces');
    case 'watches':
      return t('Operators watch {{namespaces}}', { namespaces: t.list(offer.targets) });
  }
}

/** The text field of a namespace list with keyboard navigation. */
function NamespaceInput({ toggleRef, id, label, value, menu, isInList }: NamespaceInputProps) {
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
          placeholder={t('Search or enter a new name')}
          role="combobox"
          isExpanded={menu.isOpen}
          aria-label={label}
          aria-controls={`${id}-list`}
          {...(menu.active && { 'aria-activedescendant': `${id}-${menu.active.name}` })}
          inputProps={{
            onClick: (event: MouseEvent<HTMLInputElement>) => {
              // A typed name replaces the default.
              if (menu.typed === null) event.currentTarget.select();
              menu.open(true);
            },
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
            // A click into the list also moves the focus, and selects an item.
            if (!isInList(event.relatedTarget)) menu.choose(menu.typed?.trim() ?? '');
          }}
        />
      </TextInputGroup>
    </MenuToggle>
  );
}

type NamespaceInputProps = {
  readonly toggleRef: MenuToggleProps['innerRef'];
  readonly id: string;
  /** The accessible name of the field. */
  readonly label: string;
  readonly value: string;
  readonly menu: NamespaceMenu;
  /** Whether an element belongs to the open list. */
  readonly isInList: (element: Element | null) => boolean;
};

type NamespaceOption = {
  readonly name: string;
  readonly isNew: boolean;
  /** The reason for a recommendation; `null`: none. */
  readonly offer: NamespaceOffer | null;
};

type NamespaceMenu = {
  readonly isOpen: boolean;
  /** The typed text; `null`: none. */
  readonly typed: string | null;
  readonly options: readonly NamespaceOption[];
  /** The active option of the keyboard navigation. */
  readonly active: NamespaceOption | null;
  readonly open: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  /** Selects a name and closes the list. */
  readonly choose: (name: string) => void;
  /** The actions of keys; `undefined`: typing. */
  readonly keys: Readonly<Record<string, () => void>>;
};

/** The maximum number of options. Typing finds the others. */
const SHOWN = 100;

/** The matching namespaces, and the typed name if it does not exist. */
function useNamespaceMenu({ value, onChoose, ...source }: Source): NamespaceMenu {
  const [isOpen, open] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [position, setPosition] = useState(-1);
  const options = optionsFor({ ...source, typed: typed?.trim() ?? '' });
  const active = options[position] ?? null;
  const settle = () => {
    setTyped(null);
    setPosition(-1);
    open(false);
  };
  const choose = (name: string) => {
    settle();
    if (name !== '' && name !== value) onChoose(name);
  };
  const move = (by: 1 | -1) => () => {
    open(true);
    setPosition((before) => Math.min(Math.max(before + by, 0), options.length - 1));
  };
  return {
    isOpen: isOpen && options.length > 0,
    typed,
    options,
    active,
    open,
    type: (text) => {
      setTyped(text);
      setPosition(-1);
      open(true);
    },
    choose,
    keys: {
      ArrowDown: move(1),
      ArrowUp: move(-1),
      Enter: () => {
        choose(active?.name ?? typed?.trim() ?? '');
      },
      Escape: settle,
    },
  };
}

type Source = {
  readonly value: string;
  readonly namespaces: readonly string[];
  /** Shown before the others. */
  readonly offers: readonly NamespaceOffer[];
  /** The name of a new namespace while nothing is typed; absent: none. */
  readonly newName?: string | null;
  readonly onChoose: (name: string) => void;
};

function optionsFor({ namespaces, offers, newName, typed }: Search): readonly NamespaceOption[] {
  const first = offers.map(({ name }) => name);
  const known = [...first, ...namespaces.filter((name) => !first.includes(name))];
  const matching = known.filter((name) => name.includes(typed)).slice(0, SHOWN);
  const option = (name: string): NamespaceOption => ({
    name,
    isNew: !namespaces.includes(name),
    offer: offers.find((offer) => offer.name === name) ?? null,
  });
  const created = typed === '' ? (newName ?? '') : typed;
  const isNew = created !== '' && !known.includes(created);
  return [...(isNew ? [created] : []), ...matching].map(option);
}

type Search = Pick<Source, 'namespaces' | 'offers' | 'newName'> & { readonly typed: string };
