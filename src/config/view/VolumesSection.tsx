import type { VolumeRow } from '~/config/rules/draft';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { MountRows } from './MountRows';
import { Rows } from './Rows';
import { VolumeFields } from './VolumeFields';
import { volumeMore } from './VolumeMore';
import type { SectionProps } from './sectionProps';

/** CF-003: volumes of the pod, and where all its containers find them. */
export function VolumesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { volumes } = rows;
  const fieldsOf = (index: number) => ({
    path: `volumes[${index.toString()}]`,
    row: volumes[index] ?? BLANK,
    onChange: (row: VolumeRow) => {
      onEdit({ volumes: withRow(volumes, index, row) });
    },
  });
  return (
    <ConfigSection title={t('Volumes')} description={t('Mounted in all Operator containers')}>
      <Rows
        member="volumes"
        indices={volumes.map((_, index) => index)}
        name={(number) => t('Volume {{number}}', { number })}
        addText={t('Add volume')}
        more={(index) => volumeMore(fieldsOf(index))}
        onAdd={() => {
          onEdit({ volumes: [...volumes, BLANK] });
        }}
        onRemove={(index) => {
          onEdit({ volumes: withoutRow(volumes, index) });
        }}
      >
        {(index) => <VolumeFields {...fieldsOf(index)} />}
      </Rows>
      <MountRows rows={rows} onEdit={onEdit} />
    </ConfigSection>
  );
}

const BLANK: VolumeRow = { name: '', configMap: { name: '' } };
