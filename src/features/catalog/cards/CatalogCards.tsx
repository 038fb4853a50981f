import { memo, useCallback } from 'react';
import type { CatalogView } from '~/domain/catalog/view/catalogView';
import { PackageTable } from './PackageTable';
import { TileGrid } from './TileGrid';
import type { CardGridProps } from './useCardGrid';
import type { EditView } from '../useCatalogUrl';

/** The packages as tiles or as a table. Kept while one types, until the search has answered. */
export const CatalogCards = memo(function CatalogCards({ layout, sort, onView, ...grid }: Props) {
  const onSort = useCallback(
    (next: CatalogView['sort']) => {
      onView((view) => ({ ...view, sort: next }));
    },
    [onView],
  );
  return layout === 'tiles' ? (
    <TileGrid {...grid} />
  ) : (
    <PackageTable {...grid} sort={sort} onSort={onSort} />
  );
});

type Props = CardGridProps &
  Pick<CatalogView, 'layout' | 'sort'> & {
    readonly onView: EditView;
  };
