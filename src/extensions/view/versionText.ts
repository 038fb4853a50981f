import type { Translate } from '~/i18n';
import { MOST_LETTERS, rangeLikePin, readRange } from '~/olm/extensions/versionRange';

/** `null` if OLM accepts it. */
export function versionProblem(text: string, t: Translate): string | null {
  if (text.trim() === '') return null;
  const reading = readRange(text.trim());
  switch (reading.kind) {
    case 'too-long':
      return t('A version range can have up to {{count}} characters.', { count: MOST_LETTERS });
    case 'no-range':
      return t('Enter a valid version range, such as {{example}}.', {
        example: reading.suggestion ?? '>=1.2.0, <2.0.0',
      });
    case 'pin':
    case 'range':
      return null;
  }
}

/** The meaning of a text that OLM accepts. */
export function versionHelp(text: string, t: Translate): string {
  if (text.trim() === '') return t('Any version. OLM updates automatically.');
  const bounds = rangeLikePin(text.trim());
  if (bounds !== null) return t('Range from {{from}} to below {{below}}', bounds);
  return readRange(text.trim()).kind === 'pin'
    ? t('Only this version. Updates are paused.')
    : t('OLM updates automatically within this range.');
}
