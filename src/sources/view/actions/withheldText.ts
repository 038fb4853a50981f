import type { Withheld } from '~/sources/rules/sourceActions';
import type { Translate } from '~/i18n';

/** Why something cannot be done with a catalog. */
export function withheldText(withheld: Withheld, t: Translate): string {
  switch (withheld) {
    case 'reverted':
      return t(
        'OpenShift puts a default catalog back as it was. Copy it under another name, and switch this one off.',
      );
    case 'off':
      return t('It is switched off: there is no CatalogSource.');
    case 'elsewhere':
      return t('It is served at an address, not by a pod that OLM runs: refresh it there.');
    case 'no-endpoint':
      return t('It names no image, address or ConfigMap: OLM runs no pod for it.');
  }
}
