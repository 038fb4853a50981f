import { useTranslation } from 'react-i18next';

/** A day, in the console's language. */
export function CreatedDate({ time }: { readonly time: number }) {
  const { language } = useTranslation().i18n;
  const date = new Date(time);
  return (
    <time dateTime={date.toISOString()}>
      {new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)}
    </time>
  );
}
