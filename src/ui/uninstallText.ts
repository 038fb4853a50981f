import type { Uninstallable } from '~/olm/installed/uninstallPlan';
import type { Translate } from '~/i18n';

/** Why an Operator cannot be uninstalled from here; `null` when it can be. */
export function noUninstallText(
  possible: Uninstallable,
  namespace: string,
  t: Translate,
): string | null {
  if (possible.allowed) return null;
  switch (possible.reason) {
    case 'is-copy':
      return t('It is installed in namespace {{namespace}}: uninstall it there.', { namespace });
    case 'being-removed':
      return t('It is being removed.');
    case 'part-of-olm':
      return t('It is a part of OLM: without it no catalog can be read.');
  }
}
