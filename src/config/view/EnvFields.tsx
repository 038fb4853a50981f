import type { EnvRow } from '~/config/rules/draft';
import { envSource, withEnvSource } from '~/config/rules/volumeEdits';
import { withEnvYaml } from '~/config/rules/rowYaml';
import { useT } from '~/i18n';
import {
  ENV_FIELD_PATHS,
  RESOURCE_FIELDS,
  TARGET_NAMESPACES_PATH,
  divisorsOf,
} from '~/config/rules/fieldPath';
import { ready } from '~/kube/loadable';
import { withMember } from '~/config/rules/rowEdits';
import type { RowMore } from './Rows';
import { SourceFields, SourceYaml } from './SourceFields';
import { OptionalField, PickField, SelectField, TextField } from './fields';
import { KeyField, ObjectField } from './ObjectFields';

/** A variable with its name and its source. */
export function EnvFields({ path, row, onChange }: EnvFieldsProps) {
  const t = useT();
  const source = envSource(row);
  return (
    <>
      <SourceFields
        path={path}
        name={row.name}
        source={source}
        label={t('Source')}
        options={[
          { value: 'value', label: t('Value') },
          { value: 'secret', label: t('Secret key') },
          { value: 'configMap', label: t('ConfigMap key') },
          { value: 'field', label: t('Pod field') },
          { value: 'resource', label: t('Request or limit') },
          { value: 'other', label: t('Other (YAML)') },
        ]}
        onName={(name) => {
          onChange({ ...row, name });
        }}
        onSource={(chosen) => {
          onChange(withEnvSource(row, chosen));
        }}
      />
      {source === 'value' && (
        <TextField
          path={`${path}.value`}
          label={t('Value')}
          value={row.value ?? ''}
          onChange={(value) => {
            onChange({ ...row, value });
          }}
        />
      )}
      {source === 'other' ? (
        <SourceYaml
          path={path}
          row={row}
          onChange={(text) => {
            onChange(withEnvYaml(row, text));
          }}
        />
      ) : (
        <ReferenceFields path={path} row={row} onChange={onChange} />
      )}
    </>
  );
}

/** Folded fields: whether a variable is optional, and the divisor of a resource. */
export function envMore(props: EnvFieldsProps): RowMore | null {
  const { secretKeyRef, configMapKeyRef, resourceFieldRef } = props.row.valueFrom ?? {};
  const from = `${props.path}.valueFrom`;
  if (envSource(props.row) === 'other') return null;
  const fields = <EnvMore {...props} />;
  if (resourceFieldRef !== undefined) {
    const { containerName, divisor } = resourceFieldRef;
    return {
      paths: [`${from}.resourceFieldRef.containerName`, `${from}.resourceFieldRef.divisor`],
      set: [containerName, divisor].filter((member) => member !== undefined).length,
      fields,
    };
  }
  const reference = secretKeyRef ?? configMapKeyRef;
  if (reference === undefined) return null;
  return { paths: [], set: reference.optional === true ? 1 : 0, fields };
}

export type EnvFieldsProps = {
  readonly path: string;
  readonly row: EnvRow;
  readonly onChange: (row: EnvRow) => void;
};

function ReferenceFields({ path, row, onChange }: EnvFieldsProps) {
  const { fieldRef, resourceFieldRef } = row.valueFrom ?? {};
  const from = `${path}.valueFrom`;
  if (fieldRef !== undefined) {
    return (
      <div className="operator-hub__config-whole">
        {' '}
        <FieldPathField
          path={`${from}.fieldRef.fieldPath`}
          value={fieldRef.fieldPath}
          onChange={(fieldPath) => {
            onChange({ ...row, valueFrom: { fieldRef: { ...fieldRef, fieldPath } } });
          }}
        />
      </div>
    );
  }
  if (resourceFieldRef !== undefined) {
    return (
      <div className="operator-hub__config-whole">
        {' '}
        <ResourceNameField
          path={`${from}.resourceFieldRef.resource`}
          value={resourceFieldRef.resource}
          onChange={(resource) => {
            onChange({
              ...row,
              valueFrom: { resourceFieldRef: { ...resourceFieldRef, resource } },
            });
          }}
        />
      </div>
    );
  }
  return <KeyFields path={from} row={row} onChange={onChange} />;
}

/** The key of a Secret or ConfigMap. */
function KeyFields({ path: from, row, onChange }: EnvFieldsProps) {
  const { secretKeyRef, configMapKeyRef } = row.valueFrom ?? {};
  const reference = secretKeyRef ?? configMapKeyRef;
  if (reference === undefined) return null;
  const kind = secretKeyRef === undefined ? 'ConfigMap' : 'Secret';
  const path = `${from}.${kind === 'Secret' ? 'secretKeyRef' : 'configMapKeyRef'}`;
  const change = (changes: Partial<typeof reference>) => {
    const changed = { ...reference, ...changes };
    const valueFrom = kind === 'Secret' ? { secretKeyRef: changed } : { configMapKeyRef: changed };
    onChange({ ...row, valueFrom });
  };
  const { name = '', key } = reference;
  return (
    <div className="operator-hub__config-stack">
      <ObjectField
        path={`${path}.name`}
        kind={kind}
        value={name}
        onChange={(changed) => {
          change({ name: changed });
        }}
      />
      <KeyField
        path={`${path}.key`}
        kind={kind}
        object={name}
        value={key}
        onChange={(changed) => {
          change({ key: changed });
        }}
      />
    </div>
  );
}

/** A field of the pod as the value of a variable. */
function FieldPathField(props: Props) {
  const t = useT();
  return (
    <PickField
      {...props}
      label={t('Pod field')}
      placeholder="metadata.labels['key']"
      choices={{
        names: FIELD_PATHS,
        none: t('No match found. The value you entered is used.'),
        onOpen: nothing,
      }}
    />
  );
}

/** A request or limit of the container as the value of a variable. */
function ResourceNameField(props: Props) {
  const t = useT();
  return (
    <PickField
      {...props}
      label={t('Resource')}
      choices={{
        names: RESOURCES,
        none: t('No match found. The value you entered is used.'),
        onOpen: nothing,
      }}
    />
  );
}

type Props = {
  readonly path: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const FIELD_PATHS = ready([...ENV_FIELD_PATHS, TARGET_NAMESPACES_PATH]);
const RESOURCES = ready(RESOURCE_FIELDS);

function nothing(): void {
  // These lists are constant.
}

/** Rarely used fields of a variable. */
function EnvMore({ path, row, onChange }: EnvFieldsProps) {
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
          placeholder={t('Same container')}
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
