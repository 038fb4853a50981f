import { type CapabilityLevel, rankOf } from '~/olm/packages/features';
import { type Texts, type Translate, useT } from '~/i18n';
import './catalogCapability.css';

/**
 * A capability level as five bars, announced as text (BR-022). One element whose bars the style sheet paints, because
 * lists render hundreds of them.
 */
export function CatalogCapability({ level }: { readonly level: CapabilityLevel }) {
  const t = useT();
  const rank = rankOf(level);
  const text = t('Capability level {{rank}} of 5: {{level}}', {
    rank,
    level: capabilityText(level, t),
  });
  return (
    <span
      className={`operator-hub__capability operator-hub__capability--${rank}`}
      role="img"
      aria-label={text}
      title={text}
    />
  );
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
