import type { Uninstallable } from '~/domain/uninstall/uninstallPlan';
import type { Translate } from '~/i18n';

/** Why an Operator cannot be uninstalled from here; `null` when it can be. */
export function noUninstallText(
  possible: Uninstallable,
  namespace: string,
  t: Translate,
): string | null {
  if (possible.allowed) return null;
  return possible.reason === 'is-copy'
    ? t('It is installed in namespace {{namespace}}: uninstall it there.', { namespace })
    : t('It is being removed.');
}
