import { useState } from 'react';

/** A list below a text field, which is there to help: what is typed counts, whether it is in the list or not. */
export type PickMenu = {
  readonly isOpen: boolean;
  readonly options: readonly string[];
  /** The option that the arrow keys have reached. */
  readonly active: number | null;
  readonly open: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  readonly choose: (option: string) => void;
  /** What a key does in the state in which the list is; `undefined` for those that only type. */
  readonly keys: Readonly<Partial<Record<string, () => void>>>;
};

/** As many as fit a list that is still read; typing finds the others. */
const SHOWN = 100;

/** Shows all that can be chosen, and what fits the text once it is typed on. */
export function usePickMenu({ value, names, onOpen, onChange }: Source): PickMenu {
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [position, setPosition] = useState<number | null>(null);
  const options = (isTyped ? names.filter((name) => name.includes(value)) : names).slice(0, SHOWN);
  const active = position !== null && position < options.length ? position : null;
  const open = (willOpen: boolean) => {
    if (willOpen && !isOpen) onOpen();
    if (!willOpen) setTyped(false);
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
