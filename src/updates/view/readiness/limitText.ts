import { type MaxOpenShift, minorText } from '~/olm/lifecycle/maxOpenShift';
import type { Translate } from '~/i18n';

/** What an Operator states about OpenShift, in words. */
export function limitText(limit: MaxOpenShift, t: Translate): string {
  switch (limit.kind) {
    case 'none':
      return t('No limit');
    case 'minor':
      return t('up to {{version}}', { version: minorText(limit.maximum) });
    case 'invalid':
      return t('invalid maximum version: {{text}}', { text: limit.text });
  }
}
