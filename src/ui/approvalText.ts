import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import { type KindTexts, type Translate, textOfKind } from '~/i18n';

/** How the plans of a Subscription are approved. */
export function approvalText(approval: 'Automatic' | 'Manual', t: Translate): string {
  return approval === 'Manual' ? t('Manual') : t('Automatic');
}

/** Which versions an extension gets, where another Operator has its approval. */
export function aimText(aim: ExtensionFacts['aim'], t: Translate): string {
  return textOfKind(AIM_TEXTS, aim, t);
}

const AIM_TEXTS: KindTexts<ExtensionFacts['aim']> = {
  follows: (t) => t('Automatic'),
  held: (t, aim) => t('Paused at {{version}}', aim),
  range: (t, aim) => t('Range {{range}}', aim),
};
