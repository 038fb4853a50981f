import { useState } from 'react';
import type { EnvRow } from '~/domain/install/config/draft';
import { isPlainProxy } from '~/domain/install/config/proxy';
import {
  envReference,
  envSource,
  withEnvSource,
  withRow,
  withoutRow,
} from '~/domain/install/config/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { Rows } from './Rows';
import { SelectField, TextField } from './fields';
import { envSourceOptions } from './optionText';
import type { SectionProps } from './sectionProps';

/** CF-001: variables for all containers. Those of the proxy have a section of their own. */
export function EnvSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { env } = rows;
  // A row stays while it is typed into, even when its name has just become that of a proxy variable.
  const [typedInto, setTypedInto] = useState<number | null>(null);
  const shown = env.flatMap((row, index) =>
    index === typedInto || !isPlainProxy(row) ? [index] : [],
  );
  return (
    <ConfigSection
      title={t('Environment')}
      description={t('Variables for all containers of the Operator. They replace its own.')}
    >
      <Rows
        member="env"
        indices={shown}
        name={(number) => t('Variable {{number}}', { number })}
        addText={t('Add variable')}
        onAdd={() => {
          onEdit({ env: [...env, { name: '', value: '' }] });
        }}
        onRemove={(index) => {
          setTypedInto(null);
          onEdit({ env: withoutRow(env, index) });
        }}
      >
        {(index) => (
          <div
            className="operator-hub__config-fields"
            onFocus={() => {
              setTypedInto(index);
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setTypedInto(null);
            }}
          >
            <EnvFields
              path={`env[${index.toString()}]`}
              row={env[index] ?? BLANK}
              onChange={(row) => {
                onEdit({ env: withRow(env, index, row) });
              }}
            />
          </div>
        )}
      </Rows>
    </ConfigSection>
  );
}

const BLANK: EnvRow = { name: '', value: '' };

function EnvFields({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const source = envSource(row);
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
        path={`${path}.valueFrom`}
        label={t('Source')}
        value={source}
        options={envSourceOptions(source, t)}
        onChange={(chosen) => {
          const kind = envSourceOptions(source, t).find(({ value }) => value === chosen)?.value;
          if (kind !== undefined) onChange(withEnvSource(row, kind));
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
      {(source === 'secret' || source === 'configMap') && (
        <KeyFields path={path} row={row} onChange={onChange} />
      )}
    </>
  );
}

type FieldsProps = {
  readonly path: string;
  readonly row: EnvRow;
  readonly onChange: (row: EnvRow) => void;
};

/** The key of a Secret or ConfigMap. */
function KeyFields({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const source = envSource(row);
  const { name, key } = envReference(row);
  const from = `${path}.valueFrom.${source}KeyRef`;
  return (
    <>
      <TextField
        path={`${from}.name`}
        label={source === 'secret' ? t('Secret') : t('ConfigMap')}
        value={name}
        onChange={(changed) => {
          onChange(withEnvSource(row, source, { name: changed }));
        }}
      />
      <TextField
        path={`${from}.key`}
        label={t('Key')}
        value={key}
        onChange={(changed) => {
          onChange(withEnvSource(row, source, { key: changed }));
        }}
      />
    </>
  );
}
