import { BLANK_REQUIREMENT, NODE_NAME, withConditions } from '~/config/rules/affinityEdits';
import type { NodeRule } from '~/config/rules/affinityRows';
import { FIELD_OPERATORS, NODE_OPERATORS } from '~/config/rules/requirementProblems';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { type Condition, withRequirement } from '~/config/rules/selectorEdits';
import { useT } from '~/i18n';
import { Rows } from '~/config/view/Rows';
import { ConditionFields, RequirementValues } from './ConditionFields';

/** The labels that a node must have, and how it must be called. */
export function NodeConditions({ rule, path, onChange }: Props) {
  const t = useT();
  const { matchExpressions = [], matchFields = [] } = rule.term;
  const labels = `${path}.matchExpressions`;
  const names = `${path}.matchFields`;
  return (
    <div className="operator-hub__affinity-conditions">
      <Rows
        member={labels}
        indices={matchExpressions.map((_, index) => index)}
        name={(number) => t('Condition {{number}}', { number })}
        addText={t('Add node label condition')}
        onAdd={() => {
          onChange(
            withConditions(rule, { matchExpressions: [...matchExpressions, BLANK_REQUIREMENT] }),
          );
        }}
        onRemove={(index) => {
          onChange(withConditions(rule, { matchExpressions: withoutRow(matchExpressions, index) }));
        }}
      >
        {(index) => (
          <NodeCondition
            path={`${labels}[${index.toString()}]`}
            keyLabel={t('Node label')}
            requirement={matchExpressions[index] ?? BLANK_REQUIREMENT}
            operators={NODE_OPERATORS}
            onChange={(requirement) => {
              const changed = withRow(matchExpressions, index, requirement);
              onChange(withConditions(rule, { matchExpressions: changed }));
            }}
          />
        )}
      </Rows>
      <Rows
        member={names}
        indices={matchFields.map((_, index) => index)}
        name={(number) => t('Node name {{number}}', { number })}
        addText={t('Add node name condition')}
        onAdd={() => {
          onChange(withConditions(rule, { matchFields: [...matchFields, BLANK_NAME] }));
        }}
        onRemove={(index) => {
          onChange(withConditions(rule, { matchFields: withoutRow(matchFields, index) }));
        }}
      >
        {(index) => (
          <NodeCondition
            path={`${names}[${index.toString()}]`}
            keyLabel={t('Field')}
            requirement={matchFields[index] ?? BLANK_NAME}
            operators={FIELD_OPERATORS}
            onChange={(requirement) => {
              const changed = withRow(matchFields, index, requirement);
              onChange(withConditions(rule, { matchFields: changed }));
            }}
          />
        )}
      </Rows>
    </div>
  );
}

type Props = {
  readonly rule: NodeRule;
  /** Of the term. */
  readonly path: string;
  readonly onChange: (rule: NodeRule) => void;
};

const BLANK_NAME = { key: NODE_NAME, operator: 'In', values: [] } as const;

function NodeCondition({ path, keyLabel, requirement, operators, onChange }: ConditionProps) {
  const { key = '', operator = '' } = requirement;
  return (
    <ConditionFields
      path={path}
      keyLabel={keyLabel}
      keyText={key}
      operator={operator}
      operators={operators}
      onKey={(changed) => {
        onChange(withRequirement(requirement, { key: changed }));
      }}
      onOperator={(changed) => {
        onChange(withRequirement(requirement, { operator: changed }));
      }}
    >
      <RequirementValues path={path} requirement={requirement} onChange={onChange} />
    </ConditionFields>
  );
}

type ConditionProps = {
  readonly path: string;
  readonly keyLabel: string;
  readonly requirement: Condition;
  readonly operators: readonly string[];
  readonly onChange: (requirement: Condition) => void;
};
