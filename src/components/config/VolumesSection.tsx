import type { VolumeRow } from '~/domain/install/config/draft';
import {
  volumeObject,
  volumeSource,
  withRow,
  withVolumeSource,
  withoutRow,
} from '~/domain/install/config/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { MountRows } from './MountRows';
import { Rows } from './Rows';
import { SelectField, TextField } from './fields';
import { volumeSourceOptions } from './optionText';
import type { SectionProps } from './sectionProps';

/** CF-003: volumes of the pod, and where all its containers find them. */
export function VolumesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { volumes } = rows;
  return (
    <ConfigSection
      title={t('Volumes')}
      description={t('Each volume is mounted into all containers of the Operator.')}
    >
      <Rows
        member="volumes"
        indices={volumes.map((_, index) => index)}
        name={(number) => t('Volume {{number}}', { number })}
        addText={t('Add volume')}
        onAdd={() => {
          onEdit({ volumes: [...volumes, BLANK] });
        }}
        onRemove={(index) => {
          onEdit({ volumes: withoutRow(volumes, index) });
        }}
      >
        {(index) => (
          <VolumeFields
            path={`volumes[${index.toString()}]`}
            row={volumes[index] ?? BLANK}
            onChange={(row) => {
              onEdit({ volumes: withRow(volumes, index, row) });
            }}
          />
        )}
      </Rows>
      <MountRows rows={rows} onEdit={onEdit} />
    </ConfigSection>
  );
}

const BLANK: VolumeRow = { name: '', configMap: { name: '' } };

function VolumeFields({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const source = volumeSource(row);
  const hasObject = source === 'configMap' || source === 'secret';
  return (
    <>
      <TextField
        path={`${path}.name`}
        label={t('Name')}
        value={row.name}
        onChange={(name) => {
          onChange({ ...row, name });
        }}
      />
      <SelectField
        path={`${path}.source`}
        label={t('Kind')}
        value={source}
        options={volumeSourceOptions(source, t)}
        onChange={(chosen) => {
          const kind = volumeSourceOptions(source, t).find(({ value }) => value === chosen)?.value;
          if (kind !== undefined) onChange(withVolumeSource(row, kind));
        }}
      />
      {hasObject && (
        <TextField
          path={source === 'secret' ? `${path}.secret.secretName` : `${path}.configMap.name`}
          label={source === 'secret' ? t('Secret') : t('ConfigMap')}
          value={volumeObject(row)}
          onChange={(object) => {
            onChange(withVolumeSource(row, source, object));
          }}
        />
      )}
    </>
  );
}

type FieldsProps = {
  readonly path: string;
  readonly row: VolumeRow;
  readonly onChange: (row: VolumeRow) => void;
};
