import type { EnvFromRow } from '~/config/rules/draft';
import { envFromSource, withEnvFromSource } from '~/config/rules/volumeEdits';
import { withMember, withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { ChoiceField, OptionalField, TextField } from './fields';
import { type RowMore, Rows } from './Rows';
import { ObjectField } from './ObjectFields';
import type { SectionProps } from './sectionProps';

/** CF-002: all keys of a Secret or ConfigMap as variables. */
export function EnvFromSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { envFrom } = rows;
  const fieldsOf = (index: number) => ({
    path: `envFrom[${index.toString()}]`,
    row: envFrom[index] ?? {},
    onChange: (row: EnvFromRow) => {
      onEdit({ envFrom: withRow(envFrom, index, row) });
    },
  });
  return (
    <ConfigSection
      title={t('Environment from')}
      description={t('Every key of a Secret or ConfigMap becomes a variable.')}
    >
      <Rows
        member="envFrom"
        indices={envFrom.map((_, index) => index)}
        name={(number) => t('Source {{number}}', { number })}
        addText={t('Add source')}
        more={(index) => envFromMore(fieldsOf(index))}
        onAdd={() => {
          onEdit({ envFrom: [...envFrom, { secretRef: { name: '' } }] });
        }}
        onRemove={(index) => {
          onEdit({ envFrom: withoutRow(envFrom, index) });
        }}
      >
        {(index) => <EnvFromFields {...fieldsOf(index)} />}
      </Rows>
    </ConfigSection>
  );
}

function EnvFromFields({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const source = envFromSource(row);
  return (
    <div className="operator-hub__config-columns">
      <ChoiceField
        path={`${path}.kind`}
        label={t('Kind')}
        value={source}
        options={[
          { value: 'secret', label: t('Secret') },
          { value: 'configMap', label: t('ConfigMap') },
        ]}
        onChange={(chosen) => {
          onChange(withEnvFromSource(row, chosen));
        }}
      />
      <ObjectField
        path={`${path}.${source}Ref.name`}
        kind={source === 'secret' ? 'Secret' : 'ConfigMap'}
        value={row.secretRef?.name ?? row.configMapRef?.name ?? ''}
        onChange={(name) => {
          onChange(withEnvFromSource(row, source, { name }));
        }}
      />
      <TextField
        path={`${path}.prefix`}
        label={t('Prefix (optional)')}
        value={row.prefix ?? ''}
        onChange={(prefix) => {
          onChange(withMember(row, 'prefix', prefix));
        }}
      />
    </div>
  );
}

type FieldsProps = {
  readonly path: string;
  readonly row: EnvFromRow;
  readonly onChange: (row: EnvFromRow) => void;
};

/** Folded field: whether the object is optional. */
function envFromMore({ path, row, onChange }: FieldsProps): RowMore {
  const { secretRef, configMapRef } = row;
  const isOptional = (secretRef ?? configMapRef)?.optional === true;
  return {
    paths: [],
    set: isOptional ? 1 : 0,
    fields: (
      <OptionalField
        path={`${path}.${envFromSource(row)}Ref`}
        isOptional={isOptional}
        onChange={(optional) => {
          onChange({
            ...row,
            ...(secretRef && { secretRef: withMember(secretRef, 'optional', optional) }),
            ...(configMapRef && { configMapRef: withMember(configMapRef, 'optional', optional) }),
          });
        }}
      />
    ),
  };
}
