import { Card, GalleryItem, Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { CatalogLayout } from './CatalogLayout';
import { TileGallery } from './TileGrid';

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;
const FACETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** As many tiles as a screen shows, in their final size. */
export function CatalogSkeleton() {
  const t = useT();
  return (
    <CatalogLayout
      facets={FACETS.map((line) => (
        <Skeleton key={line} className="operator-hub__skeleton-line" />
      ))}
    >
      <TileGallery label={t('Loading Operators')}>
        {TILES.map((tile) => (
          <GalleryItem key={tile} component="li">
            <Card isCompact isFullHeight className="operator-hub__tile">
              <span className="operator-hub__tile-link">
                <span className="operator-hub__tile-head">
                  <Skeleton shape="square" width="2.5rem" />
                  <Skeleton width="60%" />
                </span>
                <Skeleton />
                <Skeleton width="75%" />
              </span>
            </Card>
          </GalleryItem>
        ))}
      </TileGallery>
    </CatalogLayout>
  );
}
