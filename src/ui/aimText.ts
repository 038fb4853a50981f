import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import type { Translate } from '~/i18n';

/** Which versions an extension gets, where another Operator has its approval. */
export function aimText(aim: ExtensionFacts['aim'], t: Translate): string {
  switch (aim.kind) {
    case 'follows':
      return t('Automatic');
    case 'held':
      return t('Paused at {{version}}', { version: aim.version });
    case 'range':
      return t('Range {{range}}', { range: aim.range });
  }
}
