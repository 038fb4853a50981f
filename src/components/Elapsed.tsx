import { useT } from '~/i18n';
import { durationText } from './durationText';
import { useNow } from './useNow';

/** "for 2 min 5 s", counting on. Not announced: a screen reader would speak every second. */
export function Elapsed({ since }: { readonly since: string }) {
  const t = useT();
  const now = useNow();
  const start = Date.parse(since);
  if (Number.isNaN(start)) return null;
  return (
    <time dateTime={since} aria-live="off">
      {t('for {{duration}}', { duration: durationText(now - start, t) })}
    </time>
  );
}
