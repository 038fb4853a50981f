import { memo, useCallback } from 'react';
import type { CatalogView } from '~/catalog/rules/catalogView';
import { PackageTable } from './PackageTable';
import { TileGrid } from './TileGrid';
import type { CardGridProps } from './useCardGrid';
import type { EditView } from '~/catalog/view/useCatalogUrl';

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
 * Kept while one types, until the search has answered; and when that found nothing, since the letter that is taken back
 * brings them again. To build them anew would be the dearest of all keys.
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
