import { type MouseEvent, useContext } from 'react';
import { BalanceScaleIcon } from '@patternfly/react-icons';
import type { CatalogItem } from '~/domain/catalog/catalogItem';
import { MOST_COMPARED } from '~/domain/catalog/detailsInUrl';
import type { Translate } from '~/i18n';
import { CompareContext } from './compareContext';
import './compare.css';

/** Picks a package of the list for the comparison, or takes it out again. As plain as the star beside it. */
export function CompareToggle({ item, isStop, t }: Props) {
  const comparison = useContext(CompareContext);
  if (comparison === null) return null;
  const isPicked = comparison.picked.has(item.id);
  const isRefused = comparison.isFull && !isPicked;
  const toggle = (event: MouseEvent) => {
    // The list around it takes a click on a button for one on the star.
    event.stopPropagation();
    if (!isRefused) comparison.toggle(item.key);
  };
  const name = t('Compare {{name}}', { name: item.displayName });
  return (
    <span className="operator-hub__compare-anchor">
      <button
        type="button"
        className="operator-hub__star operator-hub__compare-toggle"
        aria-label={name}
        aria-pressed={isPicked}
        aria-disabled={isRefused}
        title={isRefused ? t('{{count}} are compared already', { count: MOST_COMPARED }) : name}
        tabIndex={isStop ? 0 : -1}
        onClick={toggle}
      >
        <BalanceScaleIcon />
      </button>
    </span>
  );
}

type Props = {
  readonly item: CatalogItem;
  /** Whether the tab key leads here: on the package that has the list's tab stop. */
  readonly isStop: boolean;
  readonly t: Translate;
};
