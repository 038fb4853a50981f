import type { RemovalStep } from '~/domain/removal/removalStep';
import type { Translate } from '~/i18n';

/** What the button does, with what goes besides the Operator. */
export function uninstallButtonText(steps: readonly RemovalStep[], t: Translate): string {
  const operands = steps.filter(({ stage }) => stage === 'operands').length;
  const others = steps.filter(({ stage }) => MORE.has(stage)).length;
  if (operands === 0 && others === 0) return t('Uninstall');
  return others === 0
    ? t('Uninstall and delete {{count}} operand', { count: operands })
    : t('Uninstall and delete {{count}} object', { count: operands + others });
}

const MORE: ReadonlySet<string> = new Set(['definitions', 'operator-group', 'namespace']);
