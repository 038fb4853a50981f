import { type CapabilityLevel, rankOf } from '~/olm/packages/features';
import type { Texts, Translate } from '~/i18n';

/** The level with its name. */
export function levelText(level: CapabilityLevel, t: Translate): string {
  return t('Level {{rank}} of 5: {{level}}', {
    rank: rankOf(level),
    level: capabilityText(level, t),
  });
}

/** The level's name. */
export function capabilityText(level: CapabilityLevel, t: Translate): string {
  return LEVEL_TEXTS[level](t);
}

const LEVEL_TEXTS: Texts<CapabilityLevel> = {
  'Basic Install': (t) => t('Basic install'),
  'Seamless Upgrades': (t) => t('Seamless upgrades'),
  'Full Lifecycle': (t) => t('Full lifecycle'),
  'Deep Insights': (t) => t('Deep insights'),
  'Auto Pilot': (t) => t('Auto pilot'),
};
