import type { Support } from '~/olm/lifecycle/versionSupport';
import { useT } from '~/i18n';
import { useDayText } from '~/ui/timeText';

/** The support status of a version with its start or end. */
export type SupportText = { readonly name: string; readonly date: string };

export function useSupportText(): (support: Support) => SupportText {
  const t = useT();
  const dayText = usePhaseDayText();
  return ({ kind, phase }) => {
    switch (kind) {
      case 'active':
        return { name: phase.name, date: t('Until {{date}}', { date: dayText(phase.end) }) };
      case 'upcoming':
        return {
          name: t('Not yet supported'),
          date: t('{{phase}} from {{date}}', { phase: phase.name, date: dayText(phase.start) }),
        };
      case 'ended':
        return {
          name: t('Unsupported'),
          date: t('Support ended on {{date}}', { date: dayText(phase.end) }),
        };
    }
  };
}

/** For a date without a time zone. Parsed without a time, it is midnight UTC, which is the day before in America. */
export function usePhaseDayText(): (day: string) => string {
  const dayText = useDayText();
  return (day) => dayText(`${day}T12:00`);
}
