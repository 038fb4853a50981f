import type { OfferCause } from '~/install/rules/problems/cause';
import type { Translate } from '~/i18n';
import { modeName } from '~/ui/modeText';
import type { FindingText } from './findingText';

export function offerText(cause: OfferCause, t: Translate): FindingText {
  switch (cause.kind) {
    case 'channel-unknown':
      return { title: t('The catalog has no channel {{channel}}', cause) };
    case 'version-unknown':
      return { title: t('Channel {{channel}} has no version {{version}}', cause) };
    case 'mode-unsupported':
      return {
        title: t('The Operator cannot be installed this way'),
        detail: t('It does not support "{{mode}}".', { mode: modeName(cause.mode, t) }),
      };
    case 'mode-unproven':
      return {
        title: t('Version {{version}} may not support this installation mode', cause),
        detail: t('Version {{head}} does not. Of others the catalog does not tell.', cause),
      };
    case 'deprecated':
      return { title: t('Deprecated'), detail: cause.message };
  }
}
