import type { ConfigDraft, ConfigRows } from '~/config/rules/draft';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { EnvFromSection } from './EnvFromSection';
import { EnvSection } from './EnvSection';
import { PairRows } from './PairRows';
import { PlacementSection } from './PlacementSection';
import { ProxySection } from './ProxySection';
import { ResourcesSection } from './ResourcesSection';
import { SelectorSection } from './SelectorSection';
import { TrustedCaSection } from './TrustedCaSection';
import { VolumesSection } from './VolumesSection';
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
      <SelectorSection rows={rows} onEdit={edit} />
    </div>
  );
}

type Props = {
  readonly draft: ConfigDraft;
  /** Whether the cluster fills a labelled ConfigMap with the certificate authorities that it trusts. */
  readonly injectsTrustedCa: boolean;
  readonly onChange: (draft: ConfigDraft) => void;
};
