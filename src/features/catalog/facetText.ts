import { capabilityText } from '~/components/CatalogCapability';
import { installStateText } from '~/components/CatalogStateLabel';
import { CAPABILITY_LEVELS } from '~/domain/catalog/capability';
import type { Facet } from '~/domain/catalog/facets';
import { INSTALL_STATES } from '~/domain/catalog/installState';
import type { Translate } from '~/i18n';

/** The heading of a facet. */
export function facetText(facet: Facet, t: Translate): string {
  switch (facet) {
    case 'state':
      return t('State');
    case 'source':
      return t('Catalog');
    case 'category':
      return t('Category');
    case 'provider':
      return t('Provider');
    case 'capability':
      return t('Capability level');
  }
}

type Worded = { readonly value: string; readonly label: string };

/** A value of a facet: ours are translated, those of the catalogs stay as written. */
export function facetValueText(facet: Facet, { value, label }: Worded, t: Translate): string {
  if (facet === 'state') {
    const state = INSTALL_STATES.find((known) => known === value);
    return state === undefined ? label : installStateText(state, t);
  }
  if (facet === 'capability') {
    const level = CAPABILITY_LEVELS.find((known) => known === value);
    return level === undefined ? label : capabilityText(level, t);
  }
  return label;
}
