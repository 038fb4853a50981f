import { useId } from 'react';
import { Button, Title } from '@patternfly/react-core';
import { MinusCircleIcon } from '@patternfly/react-icons';
import { type AffinityRule, type rulePaths } from '~/config/rules/affinityRows';
import { useT } from '~/i18n';
import { FieldProblem } from '~/config/view/FieldProblem';
import { NodeConditions } from './NodeConditions';
import { PodConditions } from './PodConditions';
import { StrengthFields } from './StrengthFields';
import { effectText, kindText } from './ruleText';
import './affinity.css';

/** One rule: what it is about, how strict it is, and its conditions. */
export function RuleCard({ number, rule, paths, onChange, onRemove }: Props) {
  const t = useT();
  const id = useId();
  return (
    <li aria-labelledby={id} className="operator-hub__affinity-rule">
      <div className="operator-hub__affinity-head">
        <Title id={id} headingLevel="h4" size="md">
          {t('Rule {{number}}: {{kind}}', { number, kind: kindText(rule.kind, t) })}
        </Title>
        <Button
          variant="plain"
          className="operator-hub__affinity-remove"
          icon={<MinusCircleIcon />}
          aria-label={t('Remove {{row}}', { row: t('Rule {{number}}', { number }) })}
          onClick={onRemove}
        />
      </div>
      <p className="operator-hub__config-description">{effectText(rule, t)}</p>
      {rule.kind === 'nodes' ? (
        <>
          <div className="operator-hub__config-fields operator-hub__affinity-halves">
            <StrengthFields rule={rule} path={paths.rule} onChange={onChange} />
          </div>
          <NodeConditions rule={rule} path={paths.term} onChange={onChange} />
        </>
      ) : (
        <PodConditions rule={rule} paths={paths} onChange={onChange} />
      )}
      <FieldProblem path={paths.term} />
    </li>
  );
}

type Props = {
  /** From 1. */
  readonly number: number;
  readonly rule: AffinityRule;
  readonly paths: ReturnType<typeof rulePaths>;
  readonly onChange: (rule: AffinityRule) => void;
  readonly onRemove: () => void;
};
