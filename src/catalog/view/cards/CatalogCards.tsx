import { memo, useCallback, useId } from 'react';
import type { CatalogView } from '~/catalog/rules/catalogView';
import type { EditView } from '~/catalog/view/useCatalogUrl';
import { useT } from '~/i18n';
import type { Place } from '~/ui/usePlace';
import { OperatorIcon } from '~/ui/icon/OperatorIcon';
import { packageIcon } from '~/olm/read/packageIcon';
import { excerptAt } from '~/catalog/rules/excerpt';
import type { ShownCard } from '~/catalog/rules/cards';
import { routes } from '~/routes';
import { PackageTable } from './PackageTable';
import { useCardGrid, type CardGridProps, type CardLayout } from './useCardGrid';
import { isSameCardProps, type CardProps } from './cardProps';
import { FavoriteButton } from './FavoriteButton';
import { MatchHintText, PackageBadges } from './PackageBadges';
import { sourceText } from '~/catalog/view/texts';
import '~/catalog/view/catalog.css';
import './tileGrid.css';

/** The packages as tiles or as a table. */
function Cards({ layout, sort, onView, ...grid }: Props) {
  const onSort = useCallback(
    (next: CatalogView['sort']) => {
      onView((view) => ({ ...view, sort: next }));
    },
    [onView],
  );
  if (grid.cards.length === 0) return null;
  return layout === 'tiles' ? (
    <TileGrid {...grid} />
  ) : (
    <PackageTable {...grid} sort={sort} onSort={onSort} />
  );
}

/**
 * Kept while the user types until the search has answered, and also without results, because deleting the last letter
 * shows them again. Rendering all of them again would be the slowest key press.
 */
export const CatalogCards = memo(
  Cards,
  (before, next) => next.cards.length === 0 || isSame(before, next),
);

function isSame(one: Props, other: Props): boolean {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).every(([name, value]) => Object.is(value, others.get(name)));
}

type Props = CardGridProps &
  Pick<CatalogView, 'layout' | 'sort'> & {
    readonly onView: EditView;
  };

/** The packages as tiles, as many per row as the width allows. */
export function TileGrid(props: CardGridProps) {
  const { cards, scope, marks, sourceLabels } = props;
  const t = useT();
  const grid = useCardGrid<HTMLDivElement>(props, layoutOf);
  const { columns, stop, selectedIndex } = grid;
  return (
    <div
      {...grid.listProps}
      role="grid"
      tabIndex={-1}
      aria-label={t('Operators')}
      aria-rowcount={Math.ceil(cards.length / columns)}
      className="operator-hub__tiles"
      style={{ blockSize: grid.height }}
    >
      {grid.rows.map(({ index: row, offset }) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 1}
          className="operator-hub__tile-row"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${offset}px)`,
          }}
        >
          {cards.slice(row * columns, (row + 1) * columns).map((card, column) => (
            <OperatorTile
              // By position instead of the package, because a search would otherwise unmount and render most tiles
              // again.
              key={column}
              card={card}
              scope={scope}
              sourceLabels={sourceLabels}
              base={grid.base}
              isStop={row * columns + column === stop}
              isSelected={row * columns + column === selectedIndex}
              isFavorite={marks.favorites.has(card.id)}
              news={marks.news.get(card.main.item.id) ?? null}
              t={t}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** In rem, as in tileGrid.css. */
const MIN_WIDTH = 11.25;
const GAP = 0.75;
const HEIGHT = 10.25;

/** Like the layout of the placeholder tiles in the style sheet. */
function layoutOf({ width, rem }: Place): CardLayout {
  const fitting = Math.floor((width / rem + GAP) / (MIN_WIDTH + GAP));
  return { columns: Math.max(fitting, 1), rowSize: (HEIGHT + GAP) * rem };
}

/** One package. Its name is the link, which covers the whole tile; the grid handles clicks. */
const OperatorTile = memo(function OperatorTile(props: CardProps) {
  const { card, scope, base, isStop, isSelected, isFavorite, t } = props;
  const { item } = card.main;
  const { hint } = card;
  const id = useId();
  return (
    <div
      role="gridcell"
      className={isSelected ? `${TILE} operator-hub__tile--selected` : TILE}
      data-test="operator-tile"
      data-package={card.id}
    >
      <div className="operator-hub__tile-head">
        <OperatorIcon icon={packageIcon(scope, item)} isInList />
        <span className="operator-hub__tile-provider" dir="auto" id={`${id}-provider`}>
          {item.provider}
        </span>
      </div>
      <a
        href={base + routes.package(scope, item.key)}
        className="operator-hub__tile-name"
        dir="auto"
        title={item.displayName.length > SHORT_NAME ? item.displayName : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-current={isSelected}
        aria-describedby={`${id}-provider ${id}-text ${id}-facts`}
      >
        {item.displayName}
      </a>
      <FavoriteButton name={item.displayName} isFavorite={isFavorite} isStop={isStop} t={t} />
      <div className="operator-hub__tile-about" id={`${id}-text`}>
        {hint !== null && hint.field !== 'description' && (
          <MatchHintText hint={hint} item={item} t={t} />
        )}
        <div className="operator-hub__tile-rest">
          <div className="operator-hub__tile-text" dir="auto">
            {textOf(card)}
          </div>
        </div>
      </div>
      <TileFacts {...props} id={`${id}-facts`} />
    </div>
  );
}, isSameCardProps);

const TILE = 'operator-hub__tile';

/** From the position of the match if the tile would not show it. */
function textOf({ main, hint }: ShownCard): string {
  const { shortDescription } = main.item;
  return hint?.field === 'description'
    ? excerptAt(shortDescription, hint.text, TWO_LINES)
    : shortDescription;
}

/** In characters: the part of a text and a name that the narrowest tile shows. */
const TWO_LINES = 44;
const SHORT_NAME = 36;

function TileFacts({ card, sourceLabels, news, t, id }: CardProps & { readonly id: string }) {
  const source = sourceText(card, sourceLabels, t);
  return (
    <div className="operator-hub__tile-facts" id={id}>
      <span className="operator-hub__tile-catalog" dir="auto" title={source}>
        {source}
      </span>
      <PackageBadges entry={card.main} news={news} t={t} />
    </div>
  );
}
