import type { RemovalStep } from '~/remove/rules/run/removalStep';
import type { Translate } from '~/i18n';

/**
 * What the button does, with what goes besides the Operator.
 * @param namespace the one that is deleted with everything in it; `null`: none
 */
export function uninstallButtonText(
  steps: readonly RemovalStep[],
  namespace: string | null,
  t: Translate,
): string {
  const operands = steps.filter(({ stage }) => stage === 'operands').length;
  const others = steps.filter(({ stage }) => MORE.has(stage)).length;
  const count = operands + others;
  if (namespace !== null) {
    return count === 0
      ? t('Uninstall and delete namespace {{namespace}}', { namespace })
      : t('Uninstall, delete namespace {{namespace}} and {{count}} resource', { namespace, count });
  }
  if (count === 0) return t('Uninstall');
  return others === 0
    ? t('Uninstall and delete {{count}} operand', { count })
    : t('Uninstall and delete {{count}} object', { count });
}

const MORE: ReadonlySet<string> = new Set(['definitions', 'operator-group']);
