import type { Translate } from '~/i18n';
import { versionOrder } from '~/olm/semanticVersion';

/** The texts of a request for another version, which can be an earlier one. */
export function versionChange(
  {
    name,
    from,
    to: version,
  }: { readonly name: string; readonly from: string | null; readonly to: string },
  t: Translate,
): { readonly action: string; readonly question: string } {
  return (versionOrder(version, from) ?? 0) < 0
    ? {
        action: t('Downgrade to {{version}}', { version }),
        question: t('Downgrade {{name}} to {{version}}?', { name, version }),
      }
    : {
        action: t('Update to {{version}}', { version }),
        question: t('Update {{name}} to {{version}}?', { name, version }),
      };
}
