import { withAffinityYaml, yamlOf } from '~/domain/install/config/configYaml';
import type { ConfigDraft } from '~/domain/install/config/draft';
import { useT } from '~/i18n';
import { YamlField } from './YamlField';

/** CF-007: rules with many levels, which are better read as YAML. */
export function AffinityField({ draft, onChange }: Props) {
  const t = useT();
  return (
    <YamlField
      path="affinity"
      label={t('Affinity (YAML)')}
      rows={4}
      value={draft.affinity?.text ?? yamlOf(draft.rows.affinity)}
      problems={draft.affinity?.problems ?? []}
      onChange={(text) => {
        onChange(withAffinityYaml(draft, text));
      }}
    />
  );
}

type Props = {
  readonly draft: ConfigDraft;
  readonly onChange: (draft: ConfigDraft) => void;
};
