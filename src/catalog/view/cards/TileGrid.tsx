import { useT } from '~/i18n';
import { OperatorTile } from './OperatorTile';
import { type CardGridProps, type CardLayout, useCardGrid } from './useCardGrid';
import type { Place } from '~/ui/usePlace';
import '~/catalog/view/catalog.css';
import './tileGrid.css';

/** The packages as tiles, as many beside each other as the width allows. */
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
              // By the place, not the package: a search would throw away and build anew most tiles otherwise.
              key={column}
              card={card}
              scope={scope}
              sourceLabels={sourceLabels}
              base={grid.base}
              isStop={row * columns + column === stop}
              isSelected={row * columns + column === selectedIndex}
              isFavourite={marks.favourites.has(card.id)}
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
const HEIGHT = 9.75;

/** As the style sheet lays out the tiles that stand in while the packages load. */
function layoutOf({ width, rem }: Place): CardLayout {
  const fitting = Math.floor((width / rem + GAP) / (MIN_WIDTH + GAP));
  return { columns: Math.max(fitting, 1), rowSize: (HEIGHT + GAP) * rem };
}
