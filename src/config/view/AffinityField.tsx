import { Button } from '@patternfly/react-core';
import { withAffinityYaml, yamlOf } from '~/config/rules/configYaml';
import type { ConfigDraft } from '~/config/rules/draft';
import { affinityShapeProblems } from '~/config/rules/shape';
import { useT } from '~/i18n';
import { YamlField } from './YamlField';
import { AffinityRules } from '~/config/view/affinity/AffinityRules';

/** CF-007: rules with fields, or YAML when the affinity has not the shape of such rules. */
export function AffinityField({ draft, onChange }: Props) {
  const { affinity } = draft.rows;
  if (draft.affinity !== null || affinity?.kind === 'unreadable') {
    return <AffinityYaml draft={draft} onChange={onChange} />;
  }
  return (
    <AffinityRules
      rules={affinity?.rules ?? []}
      frame={affinity?.frame ?? null}
      onChange={(changed) => {
        onChange({ ...draft, rows: { ...draft.rows, affinity: changed } });
      }}
    />
  );
}

type Props = {
  readonly draft: ConfigDraft;
  readonly onChange: (draft: ConfigDraft) => void;
};

function AffinityYaml({ draft, onChange }: Props) {
  const t = useT();
  const { affinity } = draft.rows;
  const unread = affinity?.kind === 'unreadable' ? affinity.value : null;
  const problems = draft.affinity?.problems ?? affinityShapeProblems(unread);
  return (
    <div className="operator-hub__config-rows">
      <p className="operator-hub__config-description">
        {t('This affinity is no list of rules, for the reason below. It can be mended as YAML.')}
      </p>
      <div className="operator-hub__config-wide">
        <YamlField
          path="affinity"
          label={t('Affinity (YAML)')}
          rows={8}
          value={draft.affinity?.text ?? yamlOf(unread)}
          problems={problems}
          onChange={(text) => {
            onChange(withAffinityYaml(draft, text));
          }}
        />
      </div>
      {problems.length === 0 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            onChange({ ...draft, affinity: null });
          }}
        >
          {t('Show as rules')}
        </Button>
      )}
    </div>
  );
}
