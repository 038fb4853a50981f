import { useState } from 'react';
import type { NamespaceOffer } from '~/install/rules/namespaceOffers';

export type NamespaceOption = {
  readonly name: string;
  readonly isNew: boolean;
  /** Why it stands before the others; `null` for those. */
  readonly offer: NamespaceOffer | null;
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
export function useNamespaceMenu({ value, namespaces, offers, onChoose }: Source): NamespaceMenu {
  const [isOpen, open] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [position, setPosition] = useState(-1);
  const options = optionsFor({ namespaces, offers, typed: typed?.trim() ?? '' });
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
  /** Shown before the others. */
  readonly offers: readonly NamespaceOffer[];
  readonly onChoose: (name: string) => void;
};

function optionsFor({ namespaces, offers, typed }: Search): readonly NamespaceOption[] {
  const first = offers.map(({ name }) => name);
  const known = [...first, ...namespaces.filter((name) => !first.includes(name))];
  const matching = known.filter((name) => name.includes(typed)).slice(0, SHOWN);
  const option = (name: string): NamespaceOption => ({
    name,
    isNew: !namespaces.includes(name),
    offer: offers.find((offer) => offer.name === name) ?? null,
  });
  const isNew = typed !== '' && !known.includes(typed);
  return [...matching, ...(isNew ? [typed] : [])].map(option);
}

type Search = Pick<Source, 'namespaces' | 'offers'> & { readonly typed: string };
