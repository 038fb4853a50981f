import type { Translate } from '~/i18n';

/**
 * A duration in its two largest units. The API server's timestamps have a precision of a second, and clocks differ:
 * durations of less than a second, and negative ones, are "less than a second".
 */
export function durationText(milliseconds: number, t: Translate): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (seconds < 1) return t('less than 1 s');
  if (minutes < 1) return t('{{seconds}} s', { seconds });
  if (hours < 1) return t('{{minutes}} min {{seconds}} s', { minutes, seconds: seconds % 60 });
  if (hours < 24) return t('{{hours}} h {{minutes}} min', { hours, minutes: minutes % 60 });
  return t('{{count}} day', { count: Math.floor(hours / 24) });
}

/** The time between two timestamps; `null` if one is missing or invalid. */
export function spanText(since: string | null, until: string | null, t: Translate): string | null {
  const milliseconds = Date.parse(until ?? '') - Date.parse(since ?? '');
  return Number.isNaN(milliseconds) ? null : durationText(milliseconds, t);
}
