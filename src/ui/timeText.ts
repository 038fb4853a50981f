import { type Translate, useFormats } from '~/i18n';

/**
 * A date in the console's language.
 * @param time any input of Date
 */
export function useDayText(): (time: number | string) => string {
  const { days } = useFormats();
  return (time) => days.format(new Date(time));
}

/**
 * A date with time, to the second.
 * @param time any input of Date
 */
export function useMomentText(): (time: number | string) => string {
  const { moments } = useFormats();
  return (time) => moments.format(new Date(time));
}

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
