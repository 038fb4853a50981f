import { useState } from 'react';

export type NamespaceOption = {
  readonly name: string;
  readonly isNew: boolean;
  readonly isSuggested: boolean;
};

export type NamespaceOptions = {
  /** What is being typed; `null` when nothing is. */
  readonly typed: string | null;
  readonly options: readonly NamespaceOption[];
  /** The option that the arrow keys have reached. */
  readonly active: NamespaceOption | null;
  readonly type: (text: string) => void;
  readonly move: (by: 1 | -1) => void;
  /** Ends typing. */
  readonly settle: () => void;
};

/** As many as fit a list that is still read; typing finds the others. */
const SHOWN = 100;

/** The namespaces that match what is typed, and what is typed itself when there is no such namespace. */
export function useNamespaceOptions(
  namespaces: readonly string[],
  suggested: string | null,
): NamespaceOptions {
  const [typed, setTyped] = useState<string | null>(null);
  const [position, setPosition] = useState(-1);
  const options = optionsFor({ namespaces, suggested, typed: typed?.trim() ?? '' });
  return {
    typed,
    options,
    active: options[position] ?? null,
    type: (text) => {
      setTyped(text);
      setPosition(-1);
    },
    move: (by) => {
      setPosition((before) => Math.min(Math.max(before + by, 0), options.length - 1));
    },
    settle: () => {
      setTyped(null);
      setPosition(-1);
    },
  };
}

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

type Search = {
  readonly namespaces: readonly string[];
  readonly suggested: string | null;
  readonly typed: string;
};

function without(names: readonly string[], one: string): readonly string[] {
  return names.filter((name) => name !== one);
}
