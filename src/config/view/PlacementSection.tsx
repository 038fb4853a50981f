import type { ConfigDraft } from '~/config/rules/draft';
import { useT } from '~/i18n';
import { ConfigSection } from './ConfigSection';
import { MemberYamlField } from './MemberYamlField';
import { PairRows } from './PairRows';
import { TolerationRows } from './TolerationRows';
import type { SectionProps } from './sectionProps';

/** On which nodes the Operator runs. */
export function PlacementSection({ rows, onEdit, draft, onChange }: Props) {
  const t = useT();
  return (
    <ConfigSection
      title={t('Placement')}
      description={t('By default, the Operator uses any worker node that it tolerates.')}
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

type Props = SectionProps & {
  readonly draft: ConfigDraft;
  readonly onChange: (draft: ConfigDraft) => void;
};
