/** The catalog's list of packages with its drawer and a simulated width of 900 pixels, because jsdom has no layout. */
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { ShownCard } from '~/catalog/rules/cards';
import type { News } from '~/catalog/rules/visits';
import { CatalogDrawer } from '~/catalog/view/details/DetailsDrawer';
import { PackageTable } from '~/catalog/view/cards/PackageTable';
import { TileGrid } from '~/catalog/view/cards/CatalogCards';
import type { CardGridProps } from '~/catalog/view/cards/useCardGrid';
import { aCatalogItem } from './catalogBuilders';
import { renderAt } from './render';

export function aCard(name: string, changes: Partial<ShownCard> = {}): ShownCard {
  const item = aCatalogItem(name);
  return {
    id: item.key.packageName,
    main: { item, state: 'not-installed' },
    others: [],
    hint: null,
    ...changes,
  };
}

const names = Array.from(
  { length: 400 },
  (_, index) => `Operator ${String(index).padStart(3, '0')}`,
);
/** `Operator 000` to `Operator 399`. */
export const many = names.map((name) => aCard(name));

/** Space for four tiles in a row; the window is 768 pixels high. */
export function layOut(): void {
  layOutWithin(900);
}

/** Simulates a width in pixels. */
export function layOutWithin(width: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 0));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = vi.fn();
}

const marks = { favorites: new Set(['operator-001']), news: new Map<string, News>() };

function Catalog({ cards, view, onOpen }: CatalogProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const [without, setWithout] = useState('');
  const props: CardGridProps = {
    cards: cards.filter(({ main }) => !without.split(',').includes(main.item.displayName)),
    scope: null,
    marks,
    sourceLabels: new Map([['openshift-marketplace/certified', 'Certified']]),
    selected,
    onOpen: ({ item }) => {
      onOpen(item.displayName);
      setSelected(item.id);
    },
    onFavorite: (name) => {
      onOpen(`favourite ${name}`);
    },
  };
  const close = () => {
    setSelected(null);
  };
  const drawer = (
    <CatalogDrawer
      panel={
        selected === null ? null : (
          <>
            <button onClick={close}>Close {selected}</button>
            <h2 tabIndex={-1}>{selected}</h2>
          </>
        )
      }
      onClose={close}
    >
      {view === 'table' ? (
        <PackageTable
          {...props}
          sort="name"
          onSort={(sort) => {
            onOpen(`sort ${sort}`);
          }}
        />
      ) : (
        <TileGrid {...props} />
      )}
    </CatalogDrawer>
  );
  return (
    <>
      {drawer}
      <input
        aria-label="Without"
        tabIndex={-1}
        onChange={({ target }) => {
          setWithout(target.value);
        }}
      />
    </>
  );
}

type CatalogProps = {
  readonly cards: readonly ShownCard[];
  readonly view?: 'table';
  readonly onOpen: (what: string) => void;
};

export function showCards(cards: readonly ShownCard[] = many, view?: 'table') {
  const onOpen = vi.fn();
  renderAt('/', <Catalog cards={cards} onOpen={onOpen} {...(view && { view })} />);
  return { onOpen };
}

export const focused = () => document.activeElement?.textContent;
export const link = (name: string) => screen.getByRole('link', { name });
