import type { ReactNode } from 'react';
import { type Condition, isWithoutValues, withRequirement } from '~/config/rules/selectorEdits';
import { useT } from '~/i18n';
import { SelectField, TextField } from '~/config/view/fields';
import { ValuesField } from './ValuesField';

/** A key, how it is compared, and (as children) with what. */
export function ConditionFields(props: Props) {
  const { path, keyLabel, keyText, operator, operators, onKey, onOperator, children } = props;
  const t = useT();
  return (
    <>
      <TextField path={`${path}.key`} label={keyLabel} value={keyText} onChange={onKey} />
      <SelectField
        path={`${path}.operator`}
        label={t('Comparison')}
        value={operator}
        options={operators.map((value) => ({ value, label: value }))}
        onChange={onOperator}
      />
      {children}
    </>
  );
}

type Props = {
  readonly path: string;
  readonly keyLabel: string;
  readonly keyText: string;
  readonly operator: string;
  readonly operators: readonly string[];
  readonly onKey: (key: string) => void;
  readonly onOperator: (operator: string) => void;
  readonly children: ReactNode;
};

/** The values of a requirement, unless its operator takes none; those that are there all the same can be taken away. */
export function RequirementValues({ path, requirement, onChange }: ValuesProps) {
  const t = useT();
  const { operator = '', values = [] } = requirement;
  if (isWithoutValues(operator) && values.length === 0) return null;
  const isNumber = operator === 'Gt' || operator === 'Lt';
  return (
    <ValuesField
      path={`${path}.values`}
      label={isNumber ? t('Number') : t('Values')}
      placeholder={isNumber ? '' : t('one, another')}
      values={values}
      onChange={(changed) => {
        onChange(withRequirement(requirement, { values: changed }));
      }}
    />
  );
}

type ValuesProps = {
  readonly path: string;
  readonly requirement: Condition;
  readonly onChange: (requirement: Condition) => void;
};
