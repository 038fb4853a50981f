import { divisorsOf } from '~/config/rules/fieldPath';
import { withMember } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import type { EnvFieldsProps } from './EnvFields';
import { OptionalField } from './OptionalField';
import { SelectField, TextField } from './fields';

/** What few variables need. */
export function EnvMore({ path, row, onChange }: EnvFieldsProps) {
  const t = useT();
  const { secretKeyRef, configMapKeyRef, resourceFieldRef } = row.valueFrom ?? {};
  const from = `${path}.valueFrom`;
  if (secretKeyRef !== undefined) {
    return (
      <OptionalField
        path={`${from}.secretKeyRef`}
        isOptional={secretKeyRef.optional === true}
        onChange={(optional) => {
          const changed = withMember(secretKeyRef, 'optional', optional);
          onChange({ ...row, valueFrom: { secretKeyRef: changed } });
        }}
      />
    );
  }
  if (configMapKeyRef !== undefined) {
    return (
      <OptionalField
        path={`${from}.configMapKeyRef`}
        isOptional={configMapKeyRef.optional === true}
        onChange={(optional) => {
          const changed = withMember(configMapKeyRef, 'optional', optional);
          onChange({ ...row, valueFrom: { configMapKeyRef: changed } });
        }}
      />
    );
  }
  if (resourceFieldRef === undefined) return null;
  const { containerName = '', resource, divisor } = resourceFieldRef;
  return (
    <div className="operator-hub__config-columns">
      <SelectField
        path={`${from}.resourceFieldRef.divisor`}
        label={t('Unit')}
        value={divisor?.toString() ?? ''}
        options={[
          { value: '', label: t('Default') },
          ...divisorsOf(resource).map((value) => ({ value, label: value })),
        ]}
        onChange={(chosen) => {
          const changed = withMember(resourceFieldRef, 'divisor', chosen);
          onChange({ ...row, valueFrom: { resourceFieldRef: changed } });
        }}
      />
      <div className="operator-hub__config-wide">
        <TextField
          path={`${from}.resourceFieldRef.containerName`}
          label={t('Container')}
          placeholder={t('the one that has the variable')}
          value={containerName}
          onChange={(name) => {
            const changed = withMember(resourceFieldRef, 'containerName', name);
            onChange({ ...row, valueFrom: { resourceFieldRef: changed } });
          }}
        />
      </div>
    </div>
  );
}
