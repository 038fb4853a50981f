import { Button, Skeleton } from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '~/i18n';
import './catalog.css';
import '~/catalog/view/cards/tileGrid.css';

/** Facets beside the packages; on a narrow screen between the toolbar and them, and folded. */
export function CatalogLayout({ toolbar, facets, children }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="operator-hub__catalog">
      <div className="operator-hub__toolbar">
        {toolbar}
        <Button
          className="operator-hub__facets-toggle"
          variant="secondary"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {isOpen ? t('Hide filters') : t('Show filters')}
        </Button>
      </div>
      <div
        id={id}
        role="group"
        aria-label={t('Filters')}
        className={
          isOpen ? 'operator-hub__facets operator-hub__facets--open' : 'operator-hub__facets'
        }
      >
        {facets}
      </div>
      <div className="operator-hub__results">{children}</div>
    </div>
  );
}

type Props = {
  readonly toolbar: ReactNode;
  readonly facets: ReactNode;
  readonly children: ReactNode;
};

const TILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'];
const FACETS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** As many tiles as a screen shows, in their final size and place. */
export function CatalogSkeleton() {
  return (
    <CatalogLayout
      toolbar={<Skeleton className="operator-hub__skeleton-toolbar" />}
      facets={FACETS.map((line) => (
        <Skeleton key={line} className="operator-hub__skeleton-line" />
      ))}
    >
      <div className="operator-hub__tiles operator-hub__tiles--skeleton">
        {TILES.map((tile) => (
          <div key={tile} className="operator-hub__tile">
            <div className="operator-hub__tile-head">
              <Skeleton shape="square" width="2.5rem" />
              <Skeleton width="50%" fontSize="sm" />
            </div>
            <Skeleton width="80%" fontSize="md" />
            <Skeleton fontSize="sm" />
            <Skeleton fontSize="sm" width="75%" />
          </div>
        ))}
      </div>
    </CatalogLayout>
  );
}
