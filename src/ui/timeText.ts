import { useFormats } from '~/i18n';

/** A day in the console's language. @param time anything that a Date is made from */
export function useDayText(): (time: number | string) => string {
  const { days } = useFormats();
  return (time) => days.format(new Date(time));
}

/** A day with its time, to the second. @param time anything that a Date is made from */
export function useMomentText(): (time: number | string) => string {
  const { moments } = useFormats();
  return (time) => moments.format(new Date(time));
}
