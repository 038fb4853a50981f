import type { Uninstallable } from '~/olm/installed/canUninstall';
import type { Translate } from '~/i18n';

/** Why this page cannot uninstall an Operator; `null` if it can. */
export function noUninstallText(
  possible: Uninstallable,
  namespace: string,
  t: Translate,
): string | null {
  if (possible.allowed) return null;
  switch (possible.reason) {
    case 'is-copy':
      return t('Installed in namespace {{namespace}}. Uninstall the Operator there.', {
        namespace,
      });
    case 'being-removed':
      return t('The Operator is being uninstalled.');
    case 'part-of-olm':
      return t('Part of OLM, which requires it to load catalogs.');
  }
}
