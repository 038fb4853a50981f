import type { Translate } from '~/i18n';

/** That catalogs are unavailable; only a single one is named. */
export function unavailableCatalogs(names: readonly string[], t: Translate): string {
  const [catalog = '', ...others] = names;
  return others.length === 0
    ? t('Catalog {{catalog}} is unavailable', { catalog })
    : t('{{count}} catalogs are unavailable', { count: names.length });
}
