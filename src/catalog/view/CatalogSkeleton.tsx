import { Skeleton } from '@patternfly/react-core';
import { CatalogLayout } from './CatalogLayout';
import '~/catalog/view/cards/tileGrid.css';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'];
const FACETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** As many tiles as a screen shows, in their final size and place. */
export function CatalogSkeleton() {
  return (
    <CatalogLayout
      facets={FACETS.map((line) => (
        <Skeleton key={line} className="operator-hub__skeleton-line" />
      ))}
    >
      <Skeleton className="operator-hub__skeleton-toolbar" />
      <div className="operator-hub__tiles operator-hub__tiles--skeleton">
        {TILES.map((tile) => (
          <div key={tile} className="operator-hub__tile">
            <div className="operator-hub__tile-head">
              <Skeleton shape="square" width="2.5rem" />
              <div className="operator-hub__tile-names">
                <Skeleton width="80%" fontSize="md" />
                <Skeleton width="50%" fontSize="sm" />
              </div>
            </div>
            <Skeleton fontSize="sm" />
            <Skeleton fontSize="sm" width="75%" />
          </div>
        ))}
      </div>
    </CatalogLayout>
  );
}
