import type { Translate } from '~/i18n';

/** The connection state that OLM reports as a sentence; other reports are reasons. */
export function connectionText(observed: string, t: Translate): string {
  switch (observed) {
    case '':
      return t('No status reported yet');
    case 'CONNECTING':
    case 'IDLE':
      return t('Connecting');
    case 'TRANSIENT_FAILURE':
    case 'SHUTDOWN':
      return t('Catalog not responding');
    default:
      return observed;
  }
}
