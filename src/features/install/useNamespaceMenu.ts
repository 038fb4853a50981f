import { useState } from 'react';

export type NamespaceOption = {
  readonly name: string;
  readonly isNew: boolean;
  readonly isSuggested: boolean;
};

export type NamespaceMenu = {
  readonly isOpen: boolean;
  /** What is being typed; `null` when nothing is. */
  readonly typed: string | null;
  readonly options: readonly NamespaceOption[];
  /** The option that the arrow keys have reached. */
  readonly active: NamespaceOption | null;
  readonly open: (isOpen: boolean) => void;
  readonly type: (text: string) => void;
  /** Takes a name, closes the list and ends typing. */
  readonly choose: (name: string) => void;
  /** What a key does; `undefined` for those that only type. */
  readonly keys: Readonly<Record<string, () => void>>;
};

/** As many as fit a list that is still read; typing finds the others. */
const SHOWN = 100;

/** The namespaces that match what is typed, and what is typed itself when there is no such namespace. */
export function useNamespaceMenu({
  value,
  namespaces,
  suggested,
  onChoose,
}: Source): NamespaceMenu {
  const [isOpen, open] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [position, setPosition] = useState(-1);
  const options = optionsFor({ namespaces, suggested, typed: typed?.trim() ?? '' });
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

export type Source = {
  readonly value: string;
  readonly namespaces: readonly string[];
  /** The Operator's own suggestion, offered first. */
  readonly suggested: string | null;
  readonly onChoose: (name: string) => void;
};

function optionsFor({ namespaces, suggested, typed }: Search): readonly NamespaceOption[] {
  const known = suggested === null ? namespaces : [suggested, ...without(namespaces, suggested)];
  const matching = known.filter((name) => name.includes(typed)).slice(0, SHOWN);
  const option = (name: string): NamespaceOption => ({
    name,
    isNew: !namespaces.includes(name),
    isSuggested: name === suggested,
  });
  const isNew = typed !== '' && !known.includes(typed);
  return [...matching, ...(isNew ? [typed] : [])].map(option);
}

type Search = Pick<Source, 'namespaces' | 'suggested'> & { readonly typed: string };

function without(names: readonly string[], one: string): readonly string[] {
  return names.filter((name) => name !== one);
}
