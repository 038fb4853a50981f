import { type CapabilityLevel, rankOf } from '~/olm/packages/capability';
import { type Translate, useT } from '~/i18n';
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
  switch (level) {
    case 'Basic Install':
      return t('Basic install');
    case 'Seamless Upgrades':
      return t('Seamless upgrades');
    case 'Full Lifecycle':
      return t('Full lifecycle');
    case 'Deep Insights':
      return t('Deep insights');
    case 'Auto Pilot':
      return t('Auto pilot');
  }
}
