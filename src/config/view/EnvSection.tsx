import { useState } from 'react';
import type { EnvRow } from '~/config/rules/draft';
import { isPlainProxy } from '~/config/rules/proxy';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { EnvFields, envMore } from './EnvFields';
import { Rows } from './Rows';
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
  const fieldsOf = (index: number) => ({
    path: `env[${index.toString()}]`,
    row: env[index] ?? BLANK,
    onChange: (row: EnvRow) => {
      onEdit({ env: withRow(env, index, row) });
    },
  });
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
        more={(index) => envMore(fieldsOf(index))}
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
            className="operator-hub__config-columns"
            onFocus={() => {
              setTypedInto(index);
            }}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setTypedInto(null);
            }}
          >
            <EnvFields {...fieldsOf(index)} />
          </div>
        )}
      </Rows>
    </ConfigSection>
  );
}

const BLANK: EnvRow = { name: '', value: '' };
