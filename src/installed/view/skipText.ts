import type { SkipReason } from '~/installed/rules/bulk';
import type { Translate } from '~/i18n';

/** Why nothing is done for an Operator. */
export function skipText(reason: SkipReason, namespace: string, t: Translate): string {
  switch (reason) {
    case 'no-plan':
      return t('Skipped: no plan waits for approval');
    case 'is-copy':
      return t('Skipped: it is a copy; the Operator is installed in namespace {{namespace}}', {
        namespace,
      });
  }
}
