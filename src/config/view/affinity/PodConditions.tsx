import type { PodRule, rulePaths } from '~/config/rules/affinityRows';
import { useT } from '~/i18n';
import { FieldProblem } from '~/config/view/FieldProblem';
import { SelectorConditions } from './SelectorConditions';
import { StrengthFields } from './StrengthFields';
import { TopologyField } from './TopologyField';
import { ValuesField } from './ValuesField';

/** Which pods, in which namespaces, and what is near. */
export function PodConditions({ rule, paths, onChange }: Props) {
  const t = useT();
  const { pods, topologyKey, namespaces, namespaceLabels } = rule;
  const path = paths.term;
  return (
    <>
      <div className="operator-hub__config-fields operator-hub__affinity-halves">
        <StrengthFields rule={rule} path={paths.rule} onChange={onChange} />
      </div>
      <div className="operator-hub__config-fields operator-hub__affinity-halves">
        <TopologyField
          path={`${path}.topologyKey`}
          value={topologyKey ?? ''}
          onChange={(changed) => {
            onChange({ ...rule, topologyKey: changed });
          }}
        />
        <ValuesField
          path={`${path}.namespaces`}
          label={t('Namespaces of the pods')}
          placeholder={namespaceLabels === null ? t('that of the Operator') : ''}
          values={namespaces ?? []}
          onChange={(names) => {
            onChange({ ...rule, namespaces: names.length === 0 ? null : names });
          }}
        />
      </div>
      <div className="operator-hub__affinity-conditions">
        <SelectorConditions
          path={`${path}.labelSelector`}
          selector={pods}
          keyLabel={t('Pod label')}
          name={(number) => t('Pod label {{number}}', { number })}
          addText={t('Add pod label')}
          onChange={(changed) => {
            onChange({ ...rule, pods: changed });
          }}
        />
        {pods?.rows.length === 0 && <p>{t('Without labels all pods there are meant.')}</p>}
        <FieldProblem path={`${path}.labelSelector`} />
        <SelectorConditions
          path={`${path}.namespaceSelector`}
          selector={namespaceLabels}
          keyLabel={t('Namespace label')}
          name={(number) => t('Namespace label {{number}}', { number })}
          addText={t('Add namespace label')}
          onChange={(changed) => {
            onChange({ ...rule, namespaceLabels: changed });
          }}
        />
        {namespaceLabels?.rows.length === 0 && <p>{t('All namespaces are meant.')}</p>}
      </div>
      <OtherMembers path={path} others={rule.others} />
    </>
  );
}

type Props = {
  readonly rule: PodRule;
  readonly paths: ReturnType<typeof rulePaths>;
  readonly onChange: (rule: PodRule) => void;
};

/** What has no field. */
function OtherMembers({ path, others }: OtherProps) {
  const t = useT();
  const members = Object.keys(others);
  if (members.length === 0) return null;
  return (
    <div className="operator-hub__config-description">
      {t('Kept as it is, see YAML: {{members}}', { members: t.list(members) })}
      {members.map((member) => (
        <FieldProblem key={member} path={`${path}.${member}`} />
      ))}
    </div>
  );
}

type OtherProps = { readonly path: string; readonly others: PodRule['others'] };
