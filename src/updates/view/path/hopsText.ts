import type { UpdateHops } from '~/olm/paths/updateHops';
import type { Translate } from '~/i18n';

/** How many updates lead to the newest version where only an InstallPlan tells one for certain. */
export function hopsText(hops: UpdateHops, t: Translate): string | null {
  switch (hops.kind) {
    case 'none':
      return null;
    case 'one':
      return t('One update leads to the newest version.');
    case 'at-most':
      return t(
        'At most {{count}} updates lead to the newest version, each with a plan of its own: OLM may pass over some.',
        { count: hops.count },
      );
    case 'unknown':
      return t('Whether an update leads to the newest version is not known.');
  }
}
