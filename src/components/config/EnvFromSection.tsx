import {
  envFromSource,
  withEnvFromSource,
  withPrefix,
  withRow,
  withoutRow,
} from '~/domain/install/config/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { Rows } from './Rows';
import { SelectField, TextField } from './fields';
import { envFromOptions } from './optionText';
import type { SectionProps } from './sectionProps';

/** CF-002: all keys of a Secret or ConfigMap as variables. */
export function EnvFromSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { envFrom } = rows;
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
        onAdd={() => {
          onEdit({ envFrom: [...envFrom, { secretRef: { name: '' } }] });
        }}
        onRemove={(index) => {
          onEdit({ envFrom: withoutRow(envFrom, index) });
        }}
      >
        {(index) => {
          const row = envFrom[index] ?? {};
          const source = envFromSource(row);
          const path = `envFrom[${index.toString()}]`;
          const change = (changed: typeof row) => {
            onEdit({ envFrom: withRow(envFrom, index, changed) });
          };
          return (
            <>
              <SelectField
                path={`${path}.source`}
                label={t('Kind')}
                value={source}
                options={envFromOptions(t)}
                onChange={(chosen) => {
                  change(withEnvFromSource(row, chosen === 'secret' ? 'secret' : 'configMap'));
                }}
              />
              <TextField
                path={`${path}.${source}Ref.name`}
                label={source === 'secret' ? t('Secret') : t('ConfigMap')}
                value={row.secretRef?.name ?? row.configMapRef?.name ?? ''}
                onChange={(name) => {
                  change(withEnvFromSource(row, source, { name }));
                }}
              />
              <TextField
                path={`${path}.prefix`}
                label={t('Prefix (optional)')}
                value={row.prefix ?? ''}
                onChange={(prefix) => {
                  change(withPrefix(row, prefix));
                }}
              />
            </>
          );
        }}
      </Rows>
    </ConfigSection>
  );
}
