import { CheckCircleIcon, OutlinedCircleIcon } from '@patternfly/react-icons';
import { capabilityText } from '~/ui/CatalogCapability';
import { CAPABILITY_LEVELS, capabilityOf, rankOf } from '~/olm/packages/features';
import { useT } from '~/i18n';

/** The five capability levels, with those that the author claims checked (BR-022). A level includes all lower ones. */
export function CapabilityLevels({ annotation }: { readonly annotation: string | null }) {
  const t = useT();
  const level = capabilityOf(annotation);
  if (level === null) return t('Not specified');
  return (
    <ul className="operator-hub__capability-levels">
      {CAPABILITY_LEVELS.map((step) => {
        const isReached = rankOf(step) <= rankOf(level);
        return (
          <li
            key={step}
            className={isReached ? undefined : 'operator-hub__capability-level--beyond'}
          >
            {isReached ? (
              <CheckCircleIcon
                className="operator-hub__capability-tick"
                role="img"
                aria-hidden="false"
                aria-label={t('Achieved')}
              />
            ) : (
              <OutlinedCircleIcon role="img" aria-hidden="false" aria-label={t('Not achieved')} />
            )}{' '}
            {capabilityText(step, t)}
          </li>
        );
      })}
    </ul>
  );
}
