import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ShownCard } from '~/catalog/rules/cards';
import { type GridShape, movedTo } from '~/catalog/rules/gridMove';
import { lookupName } from '~/catalog/rules/nameOrder';
import { nextStartingWith } from '~/catalog/rules/typeAhead';
import { keepLetters } from '~/ui/keepLetters';
import { useTypeAhead } from './useTypeAhead';

/**
 * The keys of a list of cards that is one stop of the tab key: which card has that stop, and what moves it, also to
 * cards that are not rendered yet. What holds a card says so by `data-package`; its link takes the focus, and has
 * `tabIndex` 0 on the card of the tab stop alone.
 */
export function useGridKeys({ list, cards, shape, selected, onMove }: Grid): GridKeys {
  const [last, setLast] = useState<Stop | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isMoved = useRef(false);
  const typed = useTypeAhead();
  const stop = stopOf(cards, last);
  const shown = cards[selected];
  // What is shown beside the list is where one comes back to. Moving, the list is ahead of it.
  if (!hasFocus && shown !== undefined && shown.id !== last?.id) {
    setLast({ id: shown.id, index: selected });
  }
  useLayoutEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('a[tabindex="0"]');
    if (!link || (!isMoved.current && !(hasFocus && isElsewhere(link)))) return;
    link.focus({ preventScroll: true });
    if (isMoved.current) link.closest('[data-package]')?.scrollIntoView({ block: 'nearest' });
    isMoved.current = false;
  });
  const move = (to: number, event: KeyboardEvent) => {
    event.preventDefault();
    const card = cards[to];
    if (to === stop || card === undefined) return;
    isMoved.current = true;
    setLast({ id: card.id, index: to });
    onMove(card, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = movedTo(event.key, stop, { ...shape, count: cards.length });
    if (to !== null) {
      move(to, event);
      return;
    }
    const letters = typed(event);
    if (letters === null) return;
    const names = cards.map(({ main }) => lookupName(main.item.displayName));
    move(nextStartingWith(names, stop, letters) ?? stop, event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const id = packageAt(target);
    const index = cards.findIndex((card) => card.id === id);
    setHasFocus(true);
    if (id === null || index === -1) return;
    setLast((before) => (before?.id === id && before.index === index ? before : { id, index }));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
  };
  return { stop, handlers: { onKeyDown, onKeyUp: keepLetters, onFocus, onBlur } };
}

/** The name of the package that an element belongs to. */
export function packageAt(element: Element): string | null {
  return element.closest('[data-package]')?.getAttribute('data-package') ?? null;
}

/**
 * Results may take the focus away from the card that had it: the browser drops it with the element, or the element
 * shows another card now.
 */
function isElsewhere(link: HTMLElement): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  const focused = packageAt(activeElement);
  return focused !== null && focused !== packageAt(link);
}

type Grid = {
  readonly list: RefObject<HTMLElement | null>;
  readonly cards: readonly ShownCard[];
  readonly shape: Omit<GridShape, 'count'>;
  /** The place of the card that is shown beside the list; -1: none. */
  readonly selected: number;
  readonly onMove: (card: ShownCard, event: KeyboardEvent) => void;
};

type GridKeys = {
  /** The place of the card that has the tab stop. */
  readonly stop: number;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

type Stop = { readonly id: string; readonly index: number };

/** A card that is gone leaves the tab stop to the one that took its place. */
function stopOf(cards: readonly ShownCard[], last: Stop | null): number {
  if (last === null) return 0;
  if (cards[last.index]?.id === last.id) return last.index;
  const index = cards.findIndex(({ id }) => id === last.id);
  return index === -1 ? Math.max(Math.min(last.index, cards.length - 1), 0) : index;
}
