import { MenuToggle, Select, SelectList, SelectOption } from '@patternfly/react-core';
import { useState } from 'react';
import type { ReactNode } from 'react';

type Choice = { readonly value: string; readonly label: string };

type ChoiceMenuProps = {
  readonly label: string;
  /** Shown on the toggle instead of an icon. */
  readonly toggleText?: ReactNode;
  readonly icon?: ReactNode;
  readonly choices: readonly Choice[];
  readonly selected: readonly string[];
  readonly onChoose: (value: string) => void;
};

/** A menu of the masthead in which one entry is chosen. */
export function ChoiceMenu({
  label,
  toggleText,
  icon,
  choices,
  selected,
  onChoose,
}: ChoiceMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Select
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      selected={[...selected]}
      popperProps={{ position: 'right' }}
      onSelect={(_, value) => {
        setIsOpen(false);
        onChoose(String(value));
      }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant={toggleText === undefined ? 'plain' : 'plainText'}
          aria-label={label}
          isExpanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
          icon={icon}
        >
          {toggleText}
        </MenuToggle>
      )}
    >
      <SelectList aria-label={label}>
        {choices.map((choice) => (
          <SelectOption
            key={choice.value}
            value={choice.value}
            isSelected={selected.includes(choice.value)}
          >
            {choice.label}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}
