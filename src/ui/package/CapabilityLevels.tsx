import { levelText } from '~/ui/capabilityText';
import { capabilityOf } from '~/olm/packages/features';
import { useT } from '~/i18n';

/** The capability level that the author claims, in words (BR-022). */
export function CapabilityLevels({ annotation }: { readonly annotation: string | null }) {
  const t = useT();
  const level = capabilityOf(annotation);
  return level === null ? t('Not specified') : levelText(level, t);
}
