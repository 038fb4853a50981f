import type { Translate } from '~/i18n';

/** How the plans of a Subscription are approved. */
export function approvalText(approval: 'Automatic' | 'Manual', t: Translate): string {
  return approval === 'Manual' ? t('Manual') : t('Automatic');
}
