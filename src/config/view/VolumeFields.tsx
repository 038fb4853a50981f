import { Checkbox } from '@patternfly/react-core';
import type { VolumeRow } from '~/config/rules/draft';
import { withMember } from '~/config/rules/rowEdits';
import { withVolumeYaml } from '~/config/rules/rowYaml';
import { volumeSource, withVolumeSource } from '~/config/rules/volumeEdits';
import { useT } from '~/i18n';
import { SourceFields, SourceYaml } from './SourceFields';
import { fieldId } from './configContext';
import { SelectField, TextField } from './fields';
import { ObjectField } from './ObjectFields';

/** A volume with its name and its content. */
export function VolumeFields(props: VolumeFieldsProps) {
  const t = useT();
  const { path, row, onChange } = props;
  return (
    <div className="operator-hub__config-columns">
      <SourceFields
        path={path}
        name={row.name}
        source={volumeSource(row)}
        label={t('Kind')}
        options={[
          { value: 'configMap', label: t('ConfigMap') },
          { value: 'secret', label: t('Secret') },
          { value: 'emptyDir', label: t('Empty directory') },
          { value: 'claim', label: t('Persistent volume claim') },
          { value: 'other', label: t('Other (YAML)') },
        ]}
        onName={(name) => {
          onChange({ ...row, name });
        }}
        onSource={(chosen) => {
          onChange(withVolumeSource(row, chosen));
        }}
      />
      <ContentFields {...props} />
    </div>
  );
}

export type VolumeFieldsProps = {
  readonly path: string;
  readonly row: VolumeRow;
  readonly onChange: (row: VolumeRow) => void;
};

function ContentFields(props: VolumeFieldsProps) {
  const { path, row, onChange } = props;
  switch (volumeSource(row)) {
    case 'configMap':
    case 'secret':
      return <FilesField {...props} />;
    case 'emptyDir':
      return <EmptyDirFields {...props} />;
    case 'claim':
      return <ClaimFields {...props} />;
    case 'other':
      return (
        <SourceYaml
          path={path}
          row={row}
          onChange={(text) => {
            onChange(withVolumeYaml(row, text));
          }}
        />
      );
  }
}

function FilesField({ path, row, onChange }: VolumeFieldsProps) {
  const { configMap, secret } = row;
  return secret === undefined ? (
    <ObjectField
      path={`${path}.configMap.name`}
      kind="ConfigMap"
      value={configMap?.name ?? ''}
      onChange={(name) => {
        onChange({ ...row, configMap: { ...configMap, name } });
      }}
    />
  ) : (
    <ObjectField
      path={`${path}.secret.secretName`}
      kind="Secret"
      value={secret.secretName ?? ''}
      onChange={(secretName) => {
        onChange({ ...row, secret: { ...secret, secretName } });
      }}
    />
  );
}

function EmptyDirFields({ path, row, onChange }: VolumeFieldsProps) {
  const t = useT();
  const { emptyDir = {} } = row;
  return (
    <div className="operator-hub__config-stack">
      <SelectField
        path={`${path}.emptyDir.medium`}
        label={t('Medium')}
        value={emptyDir.medium ?? ''}
        options={[
          { value: '', label: t('Node disk') },
          { value: 'Memory', label: t('Memory') },
          { value: 'HugePages', label: t('Huge pages') },
        ]}
        onChange={(medium) => {
          onChange({ ...row, emptyDir: withMember(emptyDir, 'medium', medium) });
        }}
      />
      <TextField
        path={`${path}.emptyDir.sizeLimit`}
        label={t('Size limit')}
        placeholder="1Gi"
        value={emptyDir.sizeLimit?.toString() ?? ''}
        onChange={(sizeLimit) => {
          onChange({ ...row, emptyDir: withMember(emptyDir, 'sizeLimit', sizeLimit) });
        }}
      />
    </div>
  );
}

function ClaimFields({ path, row, onChange }: VolumeFieldsProps) {
  const t = useT();
  const { persistentVolumeClaim: claim = { claimName: '' } } = row;
  return (
    <div className="operator-hub__config-stack">
      <ObjectField
        path={`${path}.persistentVolumeClaim.claimName`}
        kind="PersistentVolumeClaim"
        value={claim.claimName}
        onChange={(claimName) => {
          onChange({ ...row, persistentVolumeClaim: { ...claim, claimName } });
        }}
      />
      <Checkbox
        id={fieldId(`${path}.persistentVolumeClaim.readOnly`)}
        label={t('Read-only')}
        isChecked={claim.readOnly === true}
        onChange={(_, readOnly) => {
          onChange({ ...row, persistentVolumeClaim: withMember(claim, 'readOnly', readOnly) });
        }}
      />
    </div>
  );
}
