import { useFormats } from '~/i18n';

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
