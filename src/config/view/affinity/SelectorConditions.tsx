import { LABEL_OPERATORS } from '~/config/rules/requirementProblems';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import {
  EQUALS,
  rowKey,
  rowOperator,
  withRowKey,
  withRowOperator,
  withRows,
} from '~/config/rules/selectorEdits';
import {
  BLANK_SELECTOR,
  type SelectorRow,
  type SelectorRows,
  labelRow,
  rowPath,
} from '~/config/rules/selectorRows';
import { useT } from '~/i18n';
import { Rows } from '~/config/view/Rows';
import { TextField } from '~/config/view/fields';
import { ConditionFields, RequirementValues } from './ConditionFields';

/** A label selector: labels that have one value, and those that have other conditions. */
export function SelectorConditions(props: Props) {
  const { path, selector, keyLabel, name, addText, onChange } = props;
  const shown = selector ?? BLANK_SELECTOR;
  const { rows } = shown;
  return (
    <Rows
      member={path}
      indices={rows.map((_, index) => index)}
      name={name}
      addText={addText}
      onAdd={() => {
        onChange({ ...shown, rows: [...rows, labelRow()] });
      }}
      onRemove={(index) => {
        onChange(withRows(shown, withoutRow(rows, index)));
      }}
    >
      {(index) => (
        <RowFields
          keyLabel={keyLabel}
          path={rowPath(shown, index, path)}
          row={rows[index] ?? labelRow()}
          onChange={(row) => {
            onChange({ ...shown, rows: withRow(rows, index, row) });
          }}
        />
      )}
    </Rows>
  );
}

type Props = {
  readonly path: string;
  readonly selector: SelectorRows | null;
  /** Whose labels they are. */
  readonly keyLabel: string;
  readonly name: (number: number) => string;
  readonly addText: string;
  readonly onChange: (selector: SelectorRows | null) => void;
};

const OPERATORS = [EQUALS, ...LABEL_OPERATORS];

function RowFields({ path, keyLabel, row, onChange }: FieldsProps) {
  const t = useT();
  return (
    <ConditionFields
      path={path}
      keyLabel={keyLabel}
      keyText={rowKey(row)}
      operator={rowOperator(row)}
      operators={OPERATORS}
      onKey={(key) => {
        onChange(withRowKey(row, key));
      }}
      onOperator={(operator) => {
        onChange(withRowOperator(row, operator));
      }}
    >
      {row.as === 'label' ? (
        <TextField
          path={`${path}.value`}
          label={t('Value')}
          value={row.value}
          onChange={(value) => {
            onChange({ ...row, value });
          }}
        />
      ) : (
        <RequirementValues
          path={path}
          requirement={row.requirement}
          onChange={(requirement) => {
            onChange({ ...row, requirement });
          }}
        />
      )}
    </ConditionFields>
  );
}

type FieldsProps = {
  readonly path: string;
  readonly keyLabel: string;
  readonly row: SelectorRow;
  readonly onChange: (row: SelectorRow) => void;
};
