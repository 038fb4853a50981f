import { useDayText } from '~/ui/timeText';

/** A date in the console's language. */
export function CreatedDate({ time }: { readonly time: number }) {
  const dayText = useDayText();
  return <time dateTime={new Date(time).toISOString()}>{dayText(time)}</time>;
}
