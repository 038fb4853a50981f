import type { ConsequenceKind } from '~/updates/rules/settings/consequence';
import type { Translate } from '~/i18n';

/** Which update a change of the channel brings first, and what follows it. */
export function nextUpdateText(update: NextUpdate, t: Translate): string {
  const { to, isManual } = update;
  const first = isManual
    ? t('OLM makes a plan for {{to}}, which waits for approval.', { to })
    : t('OLM begins at once to update to {{to}}; nobody is asked.', { to });
  const rest = restText(update, t);
  return rest === null ? first : t('{{first}} {{rest}}', { first, rest });
}

type NextUpdate = Extract<ConsequenceKind, { kind: 'next-update' }>;

/** `null`: the first update leads to the newest version. */
function restText({ hops, last, reachesHead }: NextUpdate, t: Translate): string | null {
  if (!reachesHead) {
    return t('The updates end at {{last}}: none leads on to the newest version.', { last });
  }
  return hops === 1
    ? null
    : t('{{count}} updates lead to the newest version, {{last}}, each with a plan of its own.', {
        count: hops,
        last,
      });
}
