import { Checkbox } from '@patternfly/react-core';
import { useState } from 'react';
import type { ConfigDraft, ConfigRows, EnvRow, VolumeRow } from '~/config/rules/draft';
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
import { PairRows, Rows } from './Rows';
import type { SectionProps } from './sectionProps';
import { TextField } from './fields';
import { EnvFields, envMore } from './EnvFields';
import { TolerationRows } from './TolerationRows';
import { MountRows } from './MountRows';
import { VolumeFields } from './VolumeFields';
import { volumeMore } from './VolumeMore';
import './config.css';

/** The fields of `spec.config` by purpose (IN-034). */
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
        description={t(
          'Added to Operator Deployments and pods. Existing annotations are not replaced.',
        )}
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
        description={t('OLM ignores this field. All settings apply to all Operator Deployments.')}
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
  /** Whether the cluster fills a labeled ConfigMap with its trusted certificate authorities. */
  readonly injectsTrustedCa: boolean;
  readonly onChange: (draft: ConfigDraft) => void;
};

/** CA-002, CA-004: adds a ConfigMap that the cluster fills, a volume and a mount together. */
function TrustedCaSection({ rows, onEdit, isOffered }: TrustedCaSectionProps) {
  const t = useT();
  const configMap = trustedCaMap(rows);
  return (
    <ConfigSection
      title={t('Trusted CA')}
      description={t(
        'If the Operator still reports an unknown authority, change the mount path to /etc/ssl/certs.',
      )}
    >
      <Checkbox
        id="operator-hub-config-trusted-ca"
        label={t('Use the cluster CA bundle')}
        description={
          isOffered
            ? t('Adds a ConfigMap, a volume, and a mount.')
            : t('Available only on OpenShift')
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

/** CF-005: the requests and limits of the Operator's containers. */
function ResourcesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { resources } = rows;
  return (
    <ConfigSection
      title={t('Resources')}
      description={t(
        'Applies to each Operator container and replaces all existing requests and limits.',
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

/** CF-010, CF-011: three variables that OLM treats as one. */
function ProxySection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { env } = rows;
  const isOwn = overridesProxy(env);
  return (
    <ConfigSection
      title={t('Proxy')}
      description={t(
        'If you set any of these variables, OLM does not apply the cluster-wide proxy settings.',
      )}
      member="env"
    >
      <Checkbox
        id="operator-hub-config-proxy"
        label={t('Override the cluster-wide proxy')}
        description={t('If a variable is empty, these requests do not use a proxy.')}
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

/** CF-001: variables for all containers. Those of the proxy have their own section. */
function EnvSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { env } = rows;
  // A row remains while it is edited, even if its name becomes that of a proxy variable.
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
      description={t('Applies to all Operator containers and overrides existing variables.')}
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

/** The nodes of the Operator. */
function PlacementSection({ rows, onEdit, draft, onChange }: PlacementSectionProps) {
  const t = useT();
  return (
    <ConfigSection
      title={t('Placement')}
      description={t('By default, the Operator uses any worker node whose taints it tolerates.')}
    >
      <PairRows
        member="nodeSelector"
        pairs={rows.nodeSelector}
        name={(number) => t('Node label {{number}}', { number })}
        addText={t('Add node label')}
        onChange={(nodeSelector) => {
          onEdit({ nodeSelector });
        }}
      />
      <TolerationRows rows={rows} onEdit={onEdit} />
      <MemberYamlField
        member="affinity"
        label={t('Affinity (YAML)')}
        draft={draft}
        onChange={onChange}
      />
    </ConfigSection>
  );
}

type PlacementSectionProps = SectionProps & {
  readonly draft: ConfigDraft;
  readonly onChange: (draft: ConfigDraft) => void;
};

/** CF-003: volumes of the pod and their mounts in all containers. */
function VolumesSection({ rows, onEdit }: SectionProps) {
  const t = useT();
  const { volumes } = rows;
  const fieldsOf = (index: number) => ({
    path: `volumes[${index.toString()}]`,
    row: volumes[index] ?? BLANK_VOLUME,
    onChange: (row: VolumeRow) => {
      onEdit({ volumes: withRow(volumes, index, row) });
    },
  });
  return (
    <ConfigSection title={t('Volumes')} description={t('Mounted in all Operator containers')}>
      <Rows
        member="volumes"
        indices={volumes.map((_, index) => index)}
        name={(number) => t('Volume {{number}}', { number })}
        addText={t('Add volume')}
        more={(index) => volumeMore(fieldsOf(index))}
        onAdd={() => {
          onEdit({ volumes: [...volumes, BLANK_VOLUME] });
        }}
        onRemove={(index) => {
          onEdit({ volumes: withoutRow(volumes, index) });
        }}
      >
        {(index) => <VolumeFields {...fieldsOf(index)} />}
      </Rows>
      <MountRows rows={rows} onEdit={onEdit} />
    </ConfigSection>
  );
}

const BLANK_VOLUME: VolumeRow = { name: '', configMap: { name: '' } };
