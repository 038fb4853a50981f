import type { ExtensionFacts } from '~/olm/installed/installedOperator';
import { type KindTexts, type Translate, textOfKind } from '~/i18n';

/** How the plans of a Subscription are approved. */
export function approvalText(approval: 'Automatic' | 'Manual', t: Translate): string {
  return approval === 'Manual' ? t('Manual') : t('Automatic');
}

/** The requested versions of an extension, in place of the approval of an Operator. */
export function aimText(aim: ExtensionFacts['aim'], t: Translate): string {
  return textOfKind(AIM_TEXTS, aim, t);
}

const AIM_TEXTS: KindTexts<ExtensionFacts['aim']> = {
  follows: (t) => t('Automatic'),
  held: (t, aim) => t('Updates paused at {{version}}', aim),
  range: (t, aim) => t('Range {{range}}', aim),
};
