import { useContext } from 'react';
import { BalanceScaleIcon } from '@patternfly/react-icons';
import type { CatalogItem } from '~/olm/packages/catalogItem';
import { MOST_COMPARED } from '~/catalog/rules/detailsInUrl';
import type { Translate } from '~/i18n';
import { COMPARE, CompareContext } from './compareContext';
import './compare.css';

/**
 * Adds a package to the comparison, or removes it; the list handles its clicks. A plain button like that of the
 * favorites.
 */
export function CompareToggle({ item, isStop, t }: Props) {
  const comparison = useContext(CompareContext);
  if (comparison === null) return null;
  const isPicked = comparison.picked.has(item.id);
  const isRefused = comparison.isFull && !isPicked;
  const name = t('Compare {{name}}', { name: item.displayName });
  return (
    <button
      type="button"
      name={COMPARE}
      className="operator-hub__star operator-hub__compare-toggle"
      aria-label={name}
      aria-pressed={isPicked}
      aria-disabled={isRefused}
      title={isRefused ? t('Maximum of {{count}} selected', { count: MOST_COMPARED }) : name}
      tabIndex={isStop ? 0 : -1}
    >
      <BalanceScaleIcon />
    </button>
  );
}

type Props = {
  readonly item: CatalogItem;
  /** In the tab order: on the package with the list's tab stop. */
  readonly isStop: boolean;
  readonly t: Translate;
};
