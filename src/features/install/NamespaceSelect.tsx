import { useRef, useState } from 'react';
import {
  MenuToggle,
  Select,
  SelectList,
  SelectOption,
  TextInputGroup,
  TextInputGroupMain,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useNamespaceOptions } from './useNamespaceOptions';

/** A namespace to search for, or the name of a new one. */
export function NamespaceSelect({ id, label, value, namespaces, suggested, onChoose }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { typed, options, active, type, move, settle } = useNamespaceOptions(namespaces, suggested);
  const choose = (name: string) => {
    settle();
    setOpen(false);
    if (name !== '' && name !== value) onChoose(name);
  };
  const optionId = (name: string) => `${id}-${name}`;
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      move(1);
    },
    ArrowUp: () => {
      setOpen(true);
      move(-1);
    },
    Enter: () => {
      choose(active?.name ?? typed?.trim() ?? '');
    },
    Escape: () => {
      settle();
      setOpen(false);
    },
  };
  return (
    <Select
      ref={list}
      isOpen={isOpen && options.length > 0}
      selected={value}
      onSelect={(_event, name) => {
        if (typeof name === 'string') choose(name);
      }}
      onOpenChange={setOpen}
      isScrollable
      maxMenuHeight="20rem"
      variant="typeahead"
      toggle={(toggleRef) => (
        <MenuToggle
          ref={toggleRef}
          variant="typeahead"
          isExpanded={isOpen}
          isFullWidth
          onClick={() => {
            setOpen(!isOpen);
          }}
          aria-label={t('Show namespaces')}
        >
          <TextInputGroup isPlain>
            <TextInputGroupMain
              inputId={id}
              value={typed ?? value}
              autoComplete="off"
              placeholder={t('Search, or name a new one')}
              role="combobox"
              isExpanded={isOpen}
              aria-label={label}
              aria-controls={`${id}-list`}
              {...(active === null ? {} : { 'aria-activedescendant': optionId(active.name) })}
              onClick={() => {
                setOpen(true);
              }}
              onChange={(_event, text) => {
                type(text);
                setOpen(true);
              }}
              onKeyDown={(event) => {
                const act = keys[event.key];
                if (act === undefined) return;
                event.preventDefault();
                act();
              }}
              onBlur={(event) => {
                // A click into the list takes the focus too: it chooses by itself.
                const isIntoList = list.current?.contains(event.relatedTarget) === true;
                if (!isIntoList) choose(typed?.trim() ?? '');
              }}
            />
          </TextInputGroup>
        </MenuToggle>
      )}
    >
      <SelectList id={`${id}-list`} aria-label={label}>
        {options.map((option) => (
          <SelectOption
            key={option.name}
            id={optionId(option.name)}
            value={option.name}
            isFocused={option.name === active?.name}
            description={option.isSuggested ? t('Recommended by the Operator') : undefined}
          >
            {option.isNew ? t('Create "{{name}}"', { name: option.name }) : option.name}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}

type Props = {
  readonly id: string;
  /** The accessible name of the field. */
  readonly label: string;
  readonly value: string;
  readonly namespaces: readonly string[];
  /** The Operator's own suggestion, offered first. */
  readonly suggested: string | null;
  readonly onChoose: (name: string) => void;
};
