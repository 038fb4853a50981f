import type { RemovalStep } from '~/remove/rules/run/removalStep';
import type { Translate } from '~/i18n';

/** What it means that a step is skipped. */
export function skipText({ stage }: RemovalStep, t: Translate): string {
  switch (stage) {
    case 'breaking':
      return t('If it is skipped, it goes on breaking requests to the API server.');
    case 'operands':
      return t(
        'If it is skipped, the Operator may be gone before this object is: then nobody clears its finalizers, it stays in deletion for good, and its namespace and API cannot be deleted either.',
      );
    case 'subscription':
      return t('If it is skipped, OLM goes on updating the Operator, and may install it again.');
    case 'csv':
      return t('If it is skipped, this version of the Operator goes on running.');
    case 'definitions':
      return t('If it is skipped, the API stays with all its objects.');
    case 'component-list':
      return t('If it is skipped, OLM’s list of what belonged to the Operator stays.');
    case 'operator-group':
      return t('If it is skipped, the OperatorGroup stays and harms nobody.');
    case 'namespace':
      return t(
        'If it is skipped, the namespace stays; a deletion that was begun goes on by itself.',
      );
    case 'console-plugins':
      return t('If it is skipped, the console goes on trying to load a plugin that is gone.');
    case 'leftovers':
      return t('If it is skipped, it stays as it is.');
  }
}
