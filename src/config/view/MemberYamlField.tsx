import { withMemberYaml, yamlOf } from '~/config/rules/configYaml';
import type { ConfigDraft, YamlMember } from '~/config/rules/draft';
import { YamlField } from './YamlField';

/** A field without form fields. It is edited as YAML and validated by the dry run. */
export function MemberYamlField({ member, label, draft, onChange }: Props) {
  const typed = draft[member];
  return (
    <div className="operator-hub__config-wide">
      <YamlField
        path={member}
        label={label}
        rows={5}
        value={typed?.text ?? yamlOf(draft.rows[member])}
        findings={typed?.findings ?? []}
        onChange={(text) => {
          onChange(withMemberYaml(draft, member, text));
        }}
      />
    </div>
  );
}

type Props = {
  readonly member: YamlMember;
  readonly label: string;
  readonly draft: ConfigDraft;
  readonly onChange: (draft: ConfigDraft) => void;
};
