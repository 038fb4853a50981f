import { Checkbox } from '@patternfly/react-core';
import type { MountRow } from '~/config/rules/draft';
import { withMember, withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { type MountFieldsProps, mountMore } from './MountMore';
import { Rows } from './Rows';
import { fieldId } from './configContext';
import { SelectField, TextField } from './fields';
import type { SectionProps } from './sectionProps';

/** Where the containers find the volumes. */
export function MountRows({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { volumes, volumeMounts } = rows;
  const names = [...new Set(volumes.map(({ name }) => name).filter((name) => name !== ''))];
  const fieldsOf = (index: number) => ({
    path: `volumeMounts[${index.toString()}]`,
    row: volumeMounts[index] ?? BLANK,
    onChange: (row: MountRow) => {
      onEdit({ volumeMounts: withRow(volumeMounts, index, row) });
    },
  });
  return (
    <Rows
      member="volumeMounts"
      indices={volumeMounts.map((_, index) => index)}
      name={(number) => t('Mount {{number}}', { number })}
      addText={t('Add mount')}
      more={(index) => mountMore(fieldsOf(index))}
      onAdd={() => {
        onEdit({ volumeMounts: [...volumeMounts, BLANK] });
      }}
      onRemove={(index) => {
        onEdit({ volumeMounts: withoutRow(volumeMounts, index) });
      }}
    >
      {(index) => <MountFields {...fieldsOf(index)} volumes={names} />}
    </Rows>
  );
}

const BLANK: MountRow = { name: '', mountPath: '' };

function MountFields({ path, row, volumes, onChange }: FieldsProps) {
  const t = useT();
  return (
    <div className="operator-hub__config-columns">
      <SelectField
        path={`${path}.name`}
        label={t('Volume')}
        value={row.name}
        options={[
          { value: '', label: t('Choose a volume') },
          ...volumes.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(name) => {
          onChange({ ...row, name });
        }}
      />
      <TextField
        path={`${path}.mountPath`}
        label={t('Mount path')}
        value={row.mountPath}
        placeholder="/etc/example"
        onChange={(mountPath) => {
          onChange({ ...row, mountPath });
        }}
      />
      <Checkbox
        id={fieldId(`${path}.readOnly`)}
        className="operator-hub__config-check"
        label={t('Read-only')}
        isChecked={row.readOnly === true}
        onChange={(_, readOnly) => {
          onChange(withMember(row, 'readOnly', readOnly));
        }}
      />
    </div>
  );
}

type FieldsProps = MountFieldsProps & {
  /** The names of the volumes that can be mounted. */
  readonly volumes: readonly string[];
};
