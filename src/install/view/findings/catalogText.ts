import type { CatalogCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function catalogText(cause: CatalogCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'catalog-down':
      return {
        title: t('OLM cannot reach the catalog {{catalog}}', cause),
        detail: t('The installation waits until it is back. {{message}}', cause),
      };
    case 'other-catalog-down':
      return {
        title: t('Catalog {{catalog}} holds up every installation in this namespace', cause),
        detail: t('OLM plans nothing while it cannot read one of the catalogs. {{message}}', cause),
      };
    case 'catalog-gone':
      return {
        title: t('There is no catalog {{catalog}} in {{catalogNamespace}} any more', cause),
      };
    case 'package-not-served':
      return {
        title: t('Catalog {{catalog}} does not offer the package to {{namespace}}', cause),
        detail: t('A catalog in {{catalogNamespace}} may serve only that namespace.', cause),
      };
  }
}
