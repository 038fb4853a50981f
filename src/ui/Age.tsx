import { useT } from '~/i18n';
import { ageText, useMomentText } from '~/ui/timeText';
import './page.css';

/** The time since a timestamp. @param now milliseconds since 1970 */
export function Age({ at, now }: { readonly at: string | null; readonly now: number }) {
  const t = useT();
  const moment = useMomentText();
  const time = at === null ? NaN : Date.parse(at);
  if (at === null || Number.isNaN(time)) return '–';
  return (
    <time dateTime={at} title={moment(time)} className="operator-hub__age">
      {ageText(Math.max(0, now - time), t)}
    </time>
  );
}
