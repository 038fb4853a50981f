import type { MountRow } from '~/config/rules/draft';
import { MOUNT_PROPAGATIONS, RECURSIVE_READ_ONLY } from '~/config/rules/mountProblems';
import { withMember } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import type { RowMore } from './Row';
import { SelectField, TextField } from './fields';

/** What is folded: a part of the volume, and how mounts within it are seen. */
export function mountMore(props: MountFieldsProps): RowMore {
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

export type MountFieldsProps = {
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
        label={t('Recursively read-only')}
        value={row.recursiveReadOnly ?? ''}
        options={[unset, ...RECURSIVE_READ_ONLY.map((value) => ({ value, label: value }))]}
        onChange={(recursiveReadOnly) => {
          onChange(withMember(row, 'recursiveReadOnly', recursiveReadOnly));
        }}
      />
    </div>
  );
}
