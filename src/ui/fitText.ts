import type { FitGroup } from '~/olm/content/extensionFit';
import type { Translate } from '~/i18n';

/** Whether OLM v1 can install a package. */
export function fitText(fit: FitGroup, t: Translate): string {
  switch (fit) {
    case 'fits':
      return t('Supported');
    case 'one-namespace':
      return t('One watched namespace');
    case 'misfit':
      return t('Not supported');
    case 'unread':
      return t('Unknown');
  }
}
