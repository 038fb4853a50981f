import { type ReactNode, useId, useState } from 'react';
import { Button } from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import './catalog.css';

/** Facets beside the packages; on a narrow screen above them and folded. */
export function CatalogLayout({ facets, children }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="operator-hub__catalog">
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

type Props = { readonly facets: ReactNode; readonly children: ReactNode };
