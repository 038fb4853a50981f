import { quantityAt, withQuantity } from '~/config/rules/rowEdits';
import { type Translate, useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { TextField } from './fields';
import type { SectionProps } from './sectionProps';

/** CF-005: what every container of the Operator asks for, and may use. */
export function ResourcesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { resources } = rows;
  return (
    <ConfigSection
      title={t('Resources')}
      description={t(
        'For each container of the Operator. Whatever is set here replaces all requests and limits that it brings.',
      )}
    >
      <div className="operator-hub__config-fields operator-hub__config-quantities">
        {PLACES.map((place) => (
          <TextField
            key={`${place.kind} ${place.resource}`}
            path={`resources.${place.kind}.${place.resource}`}
            label={placeText(place, t)}
            value={quantityAt(resources, place)}
            placeholder={place.resource === 'cpu' ? '500m' : '256Mi'}
            onChange={(quantity) => {
              onEdit({ resources: withQuantity(resources, place, quantity) });
            }}
          />
        ))}
      </div>
    </ConfigSection>
  );
}

const PLACES = [
  { kind: 'requests', resource: 'cpu' },
  { kind: 'requests', resource: 'memory' },
  { kind: 'limits', resource: 'cpu' },
  { kind: 'limits', resource: 'memory' },
] as const;

function placeText({ kind, resource }: (typeof PLACES)[number], t: Translate): string {
  if (kind === 'requests') return resource === 'cpu' ? t('CPU request') : t('Memory request');
  return resource === 'cpu' ? t('CPU limit') : t('Memory limit');
}
