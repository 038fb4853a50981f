import { ageText } from '~/ui/ageText';
import { useMomentText } from '~/ui/timeText';
import type { CatalogSourceItem, SourcePoll } from '~/olm/catalogSources/catalogSourceItem';
import { shortDuration } from '~/olm/catalogSources/goDuration';
import { DEFAULT_POLL } from '~/olm/catalogSources/sourceEndpoint';
import { useT } from '~/i18n';

/** How often OLM looks for a newer image, and when it last did. */
export function PollCell({ item: { poll, endpoint, source }, now }: Props) {
  const t = useT();
  if (source === null) return '–';
  if (poll.kind === 'never') return t('Never');
  const isPinned = endpoint.kind === 'image' && endpoint.isPinned;
  return (
    <div className="operator-hub__sources-lines">
      <Interval poll={poll} />
      {isPinned && (
        <span className="operator-hub__sources-second">{t('Its digest never changes')}</span>
      )}
      <LastPoll last={poll.last} now={now} />
    </div>
  );
}

type Props = { readonly item: CatalogSourceItem; readonly now: number };

/** CS-010: OLM takes an interval of its own instead of one that it cannot read. */
function Interval({ poll }: { readonly poll: Extract<SourcePoll, { readonly kind: 'every' }> }) {
  const t = useT();
  const { interval, seconds } = poll;
  if (seconds !== null) {
    return <span>{t('Every {{interval}}', { interval: shortDuration(interval) })}</span>;
  }
  return (
    <>
      <span>{t('Every {{count}} minute', { count: DEFAULT_POLL / 60 })}</span>
      <span className="operator-hub__sources-second">
        {interval === ''
          ? t('No interval is given')
          : t('“{{interval}}” is no duration', { interval })}
      </span>
    </>
  );
}

function LastPoll({ last, now }: { readonly last: string | null; readonly now: number }) {
  const t = useT();
  const momentText = useMomentText();
  const time = Date.parse(last ?? '');
  if (last === null || Number.isNaN(time)) return null;
  return (
    <time className="operator-hub__sources-second" dateTime={last} title={momentText(time)}>
      {t('{{duration}} ago', { duration: ageText(now - time, t) })}
    </time>
  );
}
