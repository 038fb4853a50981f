import { useRef } from 'react';
import { FormGroup, Select, SelectList, SelectOption } from '@patternfly/react-core';
import { type Loadable, dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { FieldProblem } from './FieldProblem';
import { fieldId } from './configContext';
import { ChoicesFailure } from './ChoicesFailure';
import { PickInput } from './PickInput';
import { usePickMenu } from './usePickMenu';

/** A text of the settings, which can be chosen from a list. What is not in the list can be typed. */
export function PickField({ path, label, value, placeholder, choices, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(path);
  const { names, none, onOpen } = choices;
  const menu = usePickMenu({ value, names: dataOr(names, []), onOpen, onChange });
  const choose = (name: unknown) => {
    if (typeof name !== 'string') return;
    menu.choose(name);
    input.current?.focus();
  };
  const note = names.status === 'loading' ? t('Loading') : noneText(menu.options, none);
  return (
    <FormGroup label={label} fieldId={id}>
      <Select
        ref={list}
        // Where the list cannot be read this is a text field: the reason stands below it.
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
            toggleRef={toggleRef}
            input={input}
            path={path}
            label={label}
            value={value}
            placeholder={placeholder}
            menu={menu}
            isInList={(element) => list.current?.contains(element) === true}
          />
        )}
      >
        <SelectList id={`${id}-list`} aria-label={t('Choices for {{field}}', { field: label })}>
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
      <FieldProblem path={path} />
      {names.status === 'failed' && <ChoicesFailure failure={names.failure} />}
    </FormGroup>
  );
}

/** What a field can be chosen from. */
export type Choices = {
  readonly names: Loadable<readonly string[]>;
  /** Why there is nothing to choose. */
  readonly none: string;
  readonly onOpen: () => void;
};

type Props = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
};

function noneText(options: readonly string[], none: string): string | null {
  return options.length > 0 ? null : none;
}
