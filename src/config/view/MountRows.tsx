import { Checkbox } from '@patternfly/react-core';
import type { MountRow } from '~/config/rules/draft';
import { withMember, withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { MOUNT_PROPAGATIONS, RECURSIVE_READ_ONLY } from '~/config/rules/volumeFindings';
import { type RowMore, Rows } from './Rows';
import { fieldId } from './configContext';
import { SelectField, TextField } from './fields';
import type { SectionProps } from './sectionProps';

/** The mount paths of the volumes. */
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
          { value: '', label: t('Select a volume') },
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
  /** The names of the available volumes. */
  readonly volumes: readonly string[];
};

/** Folded fields: a part of the volume, and mount propagation. */
function mountMore(props: MountFieldsProps): RowMore {
  const members = [
    'subPath',
    'subPathExpr',
    'mountPropagation',
    'recursiveReadOnly',
  ] as const satisfies readonly (keyof MountRow)[];
  return {
    paths: members.map((member) => `${props.path}.${member}`),
    set: members.filter((member) => props.row[member] !== undefined).length,
    fields: <MountMore {...props} />,
  };
}

type MountFieldsProps = {
  readonly path: string;
  readonly row: MountRow;
  readonly onChange: (row: MountRow) => void;
};

function MountMore({ path, row, onChange }: MountFieldsProps) {
  const t = useT();
  const unset = { value: '', label: t('Default') };
  return (
    <div className="operator-hub__config-columns">
      <TextField
        path={`${path}.subPath`}
        label={t('Path in the volume')}
        value={row.subPath ?? ''}
        onChange={(subPath) => {
          onChange(withMember(row, 'subPath', subPath));
        }}
      />
      <TextField
        path={`${path}.subPathExpr`}
        label={t('Path with variables')}
        placeholder="$(POD_NAME)"
        value={row.subPathExpr ?? ''}
        onChange={(subPathExpr) => {
          onChange(withMember(row, 'subPathExpr', subPathExpr));
        }}
      />
      <SelectField
        path={`${path}.mountPropagation`}
        label={t('Mount propagation')}
        value={row.mountPropagation ?? ''}
        options={[unset, ...MOUNT_PROPAGATIONS.map((value) => ({ value, label: value }))]}
        onChange={(mountPropagation) => {
          onChange(withMember(row, 'mountPropagation', mountPropagation));
        }}
      />
      <SelectField
        path={`${path}.recursiveReadOnly`}
        label={t('Recursive read-only')}
        value={row.recursiveReadOnly ?? ''}
        options={[unset, ...RECURSIVE_READ_ONLY.map((value) => ({ value, label: value }))]}
        onChange={(recursiveReadOnly) => {
          onChange(withMember(row, 'recursiveReadOnly', recursiveReadOnly));
        }}
      />
    </div>
  );
}
