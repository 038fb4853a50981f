import { useLanguage } from '~/i18n';

/** A day in the console's language. @param time anything that a Date is made from */
export function useDayText(): (time: number | string) => string {
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  return (time) => format.format(new Date(time));
}

/** A day with its time, to the second. @param time anything that a Date is made from */
export function useMomentText(): (time: number | string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (time) => format.format(new Date(time));
}
