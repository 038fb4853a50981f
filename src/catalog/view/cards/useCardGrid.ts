import {
  useLayoutEffect,
  useRef,
  useEffect,
  useState,
  type MouseEvent,
  type RefObject,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useHref } from 'react-router';
import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { ShownCard } from '~/catalog/rules/cards';
import type { CatalogMarks } from '~/catalog/rules/facets';
import type { NamespaceScope } from '~/routes';
import { type Place, usePlace } from '~/ui/usePlace';
import { useVirtualRows } from '~/ui/VirtualRows';
import { type GridShape, movedTo, nextStartingWith } from '~/catalog/rules/gridMove';
import { lookupName } from '~/catalog/rules/nameOrder';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';

/** The common props of tiles and table rows. */
export type CardGridProps = {
  readonly cards: readonly ShownCard[];
  readonly scope: NamespaceScope;
  readonly marks: CatalogMarks;
  /** The label of each catalog by ID. */
  readonly sourceLabels: ReadonlyMap<string, string>;
  /** The ID of the item with open details. */
  readonly selected: string | null;
  readonly onOpen: (entry: CatalogEntry) => void;
  /** Adds a package to the favorites, or removes it. */
  readonly onFavorite: (packageName: string) => void;
};

/**
 * Renders the visible cards of many, in rows of equal height, and handles keyboard and mouse events for all. The list
 * owns the handlers, so that a card renders again only if its package changes.
 */
export function useCardGrid<List extends HTMLElement>(
  { cards, selected, onOpen, onFavorite }: Omit<CardGridProps, 'scope' | 'marks' | 'sourceLabels'>,
  layoutOf: (place: Place) => CardLayout,
) {
  const list = useRef<List>(null);
  const place = usePlace(list, selected === null);
  const { columns, rowSize } = place === null ? UNKNOWN : layoutOf(place);
  useStopInView(list, columns, selected !== null);
  const follow = useFollow(selected !== null, onOpen);
  const selectedIndex = cards.findIndex((card) => isOf(card, selected));
  const { stop, handlers } = useGridKeys({
    list,
    cards,
    shape: {
      columns,
      pageRows: Math.max(Math.floor((place?.viewHeight ?? 0) / rowSize) - 1, 1),
      isRtl: place?.isRtl ?? false,
    },
    selected: selectedIndex,
    onMove: (card, { nativeEvent }) => {
      follow(card.main, nativeEvent.repeat);
    },
  });
  const virtual = useVirtualRows({
    content: cards,
    count: place === null ? 0 : Math.ceil(cards.length / columns),
    size: rowSize,
    kept: Math.floor(stop / columns),
    place,
  });
  const pressed = useRef<string | null>(null);
  const onMouseDown = ({ target }: MouseEvent) => {
    pressed.current = target instanceof Element ? packageAt(target) : null;
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const under = packageAt(event.target);
    // Loading packages move the tiles. The pressed package counts, not the one now at its position.
    const name = under !== null && event.detail > 0 ? (pressed.current ?? under) : under;
    const card = cards.find(({ id }) => id === name);
    if (card === undefined) return;
    if (event.target.closest('button') !== null) {
      onFavorite(card.id);
    } else if (isPlain(event)) {
      event.preventDefault();
      onOpen(card.main);
    }
  };
  return {
    ...virtual,
    rowSize,
    columns,
    widthInRem: place === null ? 0 : place.width / place.rem,
    stop,
    selectedIndex,
    base: useHref('/').replace(/\/$/, ''),
    listProps: { ref: list, onMouseDown, onClick, ...handlers },
  };
}

/** The drawer takes space and the cards move to other rows. The focused one remains visible. */
function useStopInView(
  list: RefObject<HTMLElement | null>,
  columns: number,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const isLookedAt = isOpen || list.current?.contains(document.activeElement) === true;
    if (!isLookedAt) return;
    const stop = list.current?.querySelector('a[tabindex="0"]')?.closest('[data-package]');
    stop?.scrollIntoView({ block: 'nearest' });
  }, [list, columns, isOpen]);
}

/** The number of cards per row, and the height of a row with its gap in pixels. */
export type CardLayout = { readonly columns: number; readonly rowSize: number };

const UNKNOWN: CardLayout = { columns: 1, rowSize: 1 };

function isOf({ main, others }: ShownCard, id: string | null): boolean {
  return id !== null && (main.item.id === id || others.some(({ item }) => item.id === id));
}

/** A click that does not open another tab or window. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Milliseconds of rest before the drawer follows, so that a held key does not load the details of every card. */
const REST = 150;

/** Updates an open drawer when the focus moves from card to card. */
function useFollow(
  isOpen: boolean,
  onOpen: (entry: CatalogEntry) => void,
): (entry: CatalogEntry, isHeld: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      clearTimeout(timer.current);
    };
  }, [isOpen]);
  return (entry, isHeld) => {
    clearTimeout(timer.current);
    if (!isOpen) return;
    if (isHeld) {
      timer.current = setTimeout(() => {
        onOpen(entry);
      }, REST);
    } else {
      onOpen(entry);
    }
  };
}

/**
 * The keyboard navigation of a list with a single tab stop: the card with the tab stop, and the keys that move it, also
 * to cards that are not rendered yet. The container of a card has `data-package`; its link gets the focus, and has
 * `tabIndex` 0 only at the tab stop.
 */
function useGridKeys({ list, cards, shape, selected, onMove }: Grid): GridKeys {
  const [last, setLast] = useState<Stop | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const isMoved = useRef(false);
  const typed = useTypeAhead();
  const stop = stopOf(cards, last);
  const shown = cards[selected];
  // The tab stop follows the card in the drawer, except during keyboard navigation.
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
  return { stop, handlers: { onKeyDown, onKeyUp: stopTypeAheadPropagation, onFocus, onBlur } };
}

/** The name of the package that contains an element. */
function packageAt(element: Element): string | null {
  return element.closest('[data-package]')?.getAttribute('data-package') ?? null;
}

/**
 * New results can remove the focus from its card: the browser drops it with the element, or the element shows another
 * card.
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
  /** The index of the card in the drawer; -1: none. */
  readonly selected: number;
  readonly onMove: (card: ShownCard, event: KeyboardEvent) => void;
};

type GridKeys = {
  /** The index of the card with the tab stop. */
  readonly stop: number;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

type Stop = { readonly id: string; readonly index: number };

/** The tab stop of a removed card moves to the one at its position. */
function stopOf(cards: readonly ShownCard[], last: Stop | null): number {
  if (last === null) return 0;
  if (cards[last.index]?.id === last.id) return last.index;
  const index = cards.findIndex(({ id }) => id === last.id);
  return index === -1 ? Math.max(Math.min(last.index, cards.length - 1), 0) : index;
}

/** Milliseconds in which typed letters belong together. */
const TOGETHER = 700;

/** Collects typed letters: returns all that belong together; `null`: not a letter. */
function useTypeAhead(): (event: KeyPress) => string | null {
  const before = useRef({ typed: '', at: 0 });
  return ({ key, timeStamp }) => {
    const typed = timeStamp - before.current.at < TOGETHER ? before.current.typed : '';
    if (!isLetter(key, typed)) return null;
    before.current = { typed: typed + key, at: timeStamp };
    return typed + key;
  };
}

type KeyPress = { readonly key: string; readonly timeStamp: number };

/** A space counts only within a name, and the slash moves to the search. */
function isLetter(key: string, typed: string): boolean {
  return /^.$/su.test(key) && key !== '/' && (key !== ' ' || typed !== '');
}
