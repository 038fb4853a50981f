import { useT } from '~/i18n';
import { durationText } from './durationText';
import { useNow } from './useNow';

/**
 * A running time: "for 2 min 5 s" or, for an event, "2 min 5 s ago". Not announced, because a screen reader would speak
 * every second.
 */
export function Elapsed({ since, isEvent = false }: Props) {
  const t = useT();
  const now = useNow();
  const start = Date.parse(since);
  if (Number.isNaN(start)) return null;
  const duration = durationText(now - start, t);
  return (
    <time dateTime={since} aria-live="off">
      {isEvent ? t('{{duration}} ago', { duration }) : t('for {{duration}}', { duration })}
    </time>
  );
}

type Props = { readonly since: string; readonly isEvent?: boolean };
