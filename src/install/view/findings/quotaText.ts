import type { QuotaCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import type { FindingText } from './findingText';

export function quotaText(cause: QuotaCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'quota-refuses':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} allows no more {{resource}}', cause)
          : t('ResourceQuota {{quota}} allows no more {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'All {{hard}} are used up by the namespaces that share it, and the installation needs one.',
              cause,
            )
          : t('All {{hard}} are used up, and the installation needs one.', cause),
      };
    case 'quota-used-up':
      return {
        title: cause.isShared
          ? t('ClusterResourceQuota {{quota}} leaves no {{resource}}', cause)
          : t('ResourceQuota {{quota}} leaves no {{resource}}', cause),
        detail: cause.isShared
          ? t(
              'All of {{hard}} is used up by the namespaces that share it. The pods of the Operator may not start.',
              cause,
            )
          : t('All of {{hard}} is used up. The pods of the Operator may not start.', cause),
      };
  }
}
