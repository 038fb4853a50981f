import type { QuotaCause } from '~/domain/install/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function quotaText(cause: QuotaCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'quota-refuses':
      return {
        title: t('ResourceQuota {{quota}} allows no more {{resource}}', cause),
        detail: t('All {{hard}} are used up, and the installation needs one.', cause),
      };
    case 'quota-used-up':
      return {
        title: t('ResourceQuota {{quota}} leaves no {{resource}}', cause),
        detail: t('All of {{hard}} is used up. The pods of the Operator may not start.', cause),
      };
  }
}
