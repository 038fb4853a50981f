import type { Severity } from '~/olm/installed/severity';
import type { Translate } from '~/i18n';

type Counts = Readonly<Record<Severity, number>>;

/** What is not simply ready, as counts: "2 failed", "1 to approve". */
export function countTexts(counts: Counts, t: Translate): readonly string[] {
  return [
    counts.failed > 0 && t('{{count}} failed', { count: counts.failed }),
    counts.attention > 0 && t('{{count}} needs attention', { count: counts.attention }),
    counts.approval > 0 && t('{{count}} to approve', { count: counts.approval }),
    counts.progress > 0 && t('{{count}} in progress', { count: counts.progress }),
  ].filter((text) => text !== false);
}
