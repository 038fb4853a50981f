import { type MouseEvent, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useHref } from 'react-router';
import type { CatalogEntry } from '~/olm/lists/facets';
import type { ShownCard } from '~/catalog/rules/cards';
import type { CatalogMarks } from '~/catalog/rules/facetsOfEntry';
import type { NamespaceScope } from '~/routes';
import { COMPARE, CompareContext } from '~/catalog/view/compare/compareContext';
import { packageAt, useGridKeys } from './useGridKeys';
import { type Place, usePlace } from '~/ui/usePlace';
import { useFollow } from './useFollow';
import { useVirtualRows } from '~/ui/useVirtualRows';

/** What tiles and table rows have in common. */
export type CardGridProps = {
  readonly cards: readonly ShownCard[];
  readonly scope: NamespaceScope;
  readonly marks: CatalogMarks;
  /** What each catalog is called, by its id. */
  readonly sourceLabels: ReadonlyMap<string, string>;
  /** The id of the item whose details are open. */
  readonly selected: string | null;
  readonly onOpen: (entry: CatalogEntry) => void;
  /** Makes a package a favourite, or no longer one. */
  readonly onFavourite: (packageName: string) => void;
};

/**
 * Renders of many cards those that can be seen, in rows of one height, and answers the keyboard and the mouse for all.
 * The handlers are the list's, not each card's: so a card is rendered anew only when its package changes.
 */
export function useCardGrid<List extends HTMLElement>(
  { cards, selected, onOpen, onFavourite }: Omit<CardGridProps, 'scope' | 'marks' | 'sourceLabels'>,
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
  const comparison = useContext(CompareContext);
  const pressed = useRef<string | null>(null);
  const onMouseDown = ({ target }: MouseEvent) => {
    pressed.current = target instanceof Element ? packageAt(target) : null;
  };
  const onButton = (button: HTMLButtonElement, { id, main }: ShownCard) => {
    if (button.name !== COMPARE) onFavourite(id);
    else if (button.getAttribute('aria-disabled') !== 'true') comparison?.toggle(main.item.key);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const under = packageAt(event.target);
    // Packages that come in meanwhile move the others: what was pressed is meant, not what stands there now.
    const name = under !== null && event.detail > 0 ? (pressed.current ?? under) : under;
    const card = cards.find(({ id }) => id === name);
    if (card === undefined) return;
    const button = event.target.closest('button');
    if (button !== null) {
      onButton(button, card);
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

/** The drawer takes room, and the cards move to other rows: the one that is looked at stays in view. */
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

/** How many cards stand in a row, and a row's height with the gap after it in pixels. */
export type CardLayout = { readonly columns: number; readonly rowSize: number };

const UNKNOWN: CardLayout = { columns: 1, rowSize: 1 };

function isOf({ main, others }: ShownCard, id: string | null): boolean {
  return id !== null && (main.item.id === id || others.some(({ item }) => item.id === id));
}

/** A click that the browser would not open in another tab or window. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
