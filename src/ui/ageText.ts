import type { Translate } from '~/i18n';

/** A duration in its largest unit, from minutes up: clocks differ, so that seconds would usually be wrong. */
export function ageText(milliseconds: number, t: Translate): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return t('less than a minute');
  if (hours < 1) return t('{{count}} min', { count: minutes });
  return hours < 24
    ? t('{{hours}} h', { hours })
    : t('{{count}} day', { count: Math.floor(hours / 24) });
}
