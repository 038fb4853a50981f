import { Checkbox } from '@patternfly/react-core';
import { useState } from 'react';
import type { ConfigDraft, ConfigRows, EnvRow } from '~/config/rules/draft';
import { useT, type Translate } from '~/i18n';
import { trustedCaMap, withTrustedCa, withoutTrustedCa } from '~/config/rules/trustedCa';
import { quantityAt, withQuantity, withRow, withoutRow } from '~/config/rules/rowEdits';
import {
  PROXY_VARIABLES,
  overridesProxy,
  proxyRow,
  withProxies,
  withProxy,
  withoutProxies,
  isPlainProxy,
} from '~/config/rules/proxy';
import { ConfigSection } from './ConfigSection';
import { EnvFromSection } from './EnvFromSection';
import { MemberYamlField } from './MemberYamlField';
import { PairRows } from './PairRows';
import { PlacementSection } from './PlacementSection';
import { VolumesSection } from './VolumesSection';
import type { SectionProps } from './sectionProps';
import { TextField } from './fields';
import { EnvFields, envMore } from './EnvFields';
import { Rows } from './Rows';
import './config.css';

/** A field for each member of `spec.config`, by what it is for (IN-034). */
export function ConfigForm({ draft, injectsTrustedCa, onChange }: Props) {
  const t = useT();
  const { rows } = draft;
  const edit = (changes: Partial<ConfigRows>) => {
    onChange({ ...draft, rows: { ...rows, ...changes } });
  };
  return (
    <div className="operator-hub__config-form">
      <EnvSection rows={rows} onEdit={edit} />
      <EnvFromSection rows={rows} onEdit={edit} />
      <ProxySection rows={rows} onEdit={edit} />
      <TrustedCaSection rows={rows} onEdit={edit} isOffered={injectsTrustedCa} />
      <ResourcesSection rows={rows} onEdit={edit} />
      <PlacementSection rows={rows} onEdit={edit} draft={draft} onChange={onChange} />
      <VolumesSection rows={rows} onEdit={edit} />
      <ConfigSection
        title={t('Annotations')}
        description={t('For the Deployments and pods of the Operator. Its own are not replaced.')}
      >
        <PairRows
          member="annotations"
          pairs={rows.annotations}
          name={(number) => t('Annotation {{number}}', { number })}
          addText={t('Add annotation')}
          onChange={(annotations) => {
            edit({ annotations });
          }}
        />
      </ConfigSection>
      <ConfigSection
        title={t('Selector')}
        description={t(
          'Meant to limit the settings to pods with certain labels. OLM stores it but does not read it: all settings above count for every Deployment of the Operator.',
        )}
      >
        <MemberYamlField
          member="selector"
          label={t('Selector (YAML)')}
          draft={draft}
          onChange={onChange}
        />
      </ConfigSection>
    </div>
  );
}

type Props = {
  readonly draft: ConfigDraft;
  /** Whether the cluster fills a labelled ConfigMap with the certificate authorities that it trusts. */
  readonly injectsTrustedCa: boolean;
  readonly onChange: (draft: ConfigDraft) => void;
};

/** CA-002, CA-004: a ConfigMap that the cluster fills, a volume and a mount, in one click. */
function TrustedCaSection({ rows, onEdit, isOffered }: TrustedCaSectionProps) {
  const t = useT();
  const configMap = trustedCaMap(rows);
  return (
    <ConfigSection
      title={t('Trusted CA')}
      description={t(
        'For proxies and servers whose certificates only this cluster trusts. If the Operator still reports an unknown authority, change the mount path below to /etc/ssl/certs.',
      )}
    >
      <Checkbox
        id="operator-hub-config-trusted-ca"
        label={t('Trust the certificate authorities that the cluster trusts')}
        description={
          isOffered
            ? t('Adds a ConfigMap that the cluster fills, a volume and its mount.')
            : t('Only OpenShift fills such a ConfigMap.')
        }
        isChecked={configMap !== null}
        isDisabled={!isOffered && configMap === null}
        onChange={(_, isChecked) => {
          onEdit(isChecked ? withTrustedCa(rows) : withoutTrustedCa(rows));
        }}
      />
    </ConfigSection>
  );
}

type TrustedCaSectionProps = SectionProps & {
  /** Whether the cluster fills such a ConfigMap. */
  readonly isOffered: boolean;
};

/** CF-005: what every container of the Operator asks for, and may use. */
function ResourcesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { resources } = rows;
  return (
    <ConfigSection
      title={t('Resources')}
      description={t(
        'For each container of the Operator. Whatever is set here replaces all requests and limits that it brings.',
      )}
    >
      <div className="operator-hub__config-fields operator-hub__config-quantities">
        {PLACES.map((place) => (
          <TextField
            key={`${place.kind} ${place.resource}`}
            path={`resources.${place.kind}.${place.resource}`}
            label={placeText(place, t)}
            value={quantityAt(resources, place)}
            placeholder={place.resource === 'cpu' ? '500m' : '256Mi'}
            onChange={(quantity) => {
              onEdit({ resources: withQuantity(resources, place, quantity) });
            }}
          />
        ))}
      </div>
    </ConfigSection>
  );
}

const PLACES = [
  { kind: 'requests', resource: 'cpu' },
  { kind: 'requests', resource: 'memory' },
  { kind: 'limits', resource: 'cpu' },
  { kind: 'limits', resource: 'memory' },
] as const;

function placeText({ kind, resource }: (typeof PLACES)[number], t: Translate): string {
  if (kind === 'requests') return resource === 'cpu' ? t('CPU request') : t('Memory request');
  return resource === 'cpu' ? t('CPU limit') : t('Memory limit');
}

/** CF-010, CF-011: three variables that count as one. */
function ProxySection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { env } = rows;
  const isOwn = overridesProxy(env);
  return (
    <ConfigSection
      title={t('Proxy')}
      description={t(
        'OLM hands the cluster-wide proxy on to the Operator, unless any of the three variables is set here: then none of the cluster-wide values counts. What the Operator runs gets them from the Operator.',
      )}
      member="env"
    >
      <Checkbox
        id="operator-hub-config-proxy"
        label={t('Use other proxy settings than the cluster')}
        description={t('A variable that stays empty is unset: no proxy for that kind of request.')}
        isChecked={isOwn}
        onChange={(_, isChecked) => {
          onEdit({ env: isChecked ? withProxies(env) : withoutProxies(env) });
        }}
      />
      {isOwn && (
        <div className="operator-hub__config-fields">
          {PROXY_VARIABLES.map((variable) => {
            const row = proxyRow(env, variable);
            return row?.valueFrom === undefined ? (
              <TextField
                key={variable}
                path={`proxy.${variable}`}
                label={variable}
                value={row?.value ?? ''}
                onChange={(value) => {
                  onEdit({ env: withProxy(env, variable, value) });
                }}
              />
            ) : (
              <p key={variable}>{t('{{variable}} is set under Environment.', { variable })}</p>
            );
          })}
        </div>
      )}
    </ConfigSection>
  );
}

/** CF-001: variables for all containers. Those of the proxy have a section of their own. */
function EnvSection({ rows, onEdit }: SectionProps) {
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
