import type { ConfigRows, TolerationRow } from '~/config/rules/draft';
import { TAINT_EFFECTS, TOLERATION_OPERATORS } from '~/config/rules/rowFindings';
import { withRow, withSeconds, withToleration, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { Rows } from './Rows';
import { SelectField, TextField } from './fields';

/** CF-004, CS-017: the tolerated taints of nodes. */
export function TolerationRows({ rows, onEdit }: Props) {
  const t = useT();
  const { tolerations } = rows;
  return (
    <Rows
      member="tolerations"
      indices={tolerations.map((_, index) => index)}
      name={(number) => t('Toleration {{number}}', { number })}
      addText={t('Add toleration')}
      onAdd={() => {
        onEdit({ tolerations: [...tolerations, {}] });
      }}
      onRemove={(index) => {
        onEdit({ tolerations: withoutRow(tolerations, index) });
      }}
    >
      {(index) => (
        <TolerationFields
          path={`tolerations[${index.toString()}]`}
          row={tolerations[index] ?? {}}
          onChange={(row) => {
            onEdit({ tolerations: withRow(tolerations, index, row) });
          }}
        />
      )}
    </Rows>
  );
}

type Props = {
  readonly rows: Pick<ConfigRows, 'tolerations'>;
  readonly onEdit: (changes: Pick<ConfigRows, 'tolerations'>) => void;
};

function TolerationFields({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const { key = '', operator = '', value = '', effect = '' } = row;
  return (
    <>
      <TextField
        path={`${path}.key`}
        label={t('Key')}
        value={key}
        onChange={(changed) => {
          onChange(withToleration(row, { key: changed }));
        }}
      />
      <SelectField
        path={`${path}.operator`}
        label={t('Comparison')}
        value={operator === '' ? 'Equal' : operator}
        options={TOLERATION_OPERATORS.map((one) => ({ value: one, label: one }))}
        onChange={(changed) => {
          onChange(withToleration(row, { operator: changed }));
        }}
      />
      {(operator !== 'Exists' || value !== '') && (
        <TextField
          path={`${path}.value`}
          label={t('Value')}
          value={value}
          onChange={(changed) => {
            onChange(withToleration(row, { value: changed }));
          }}
        />
      )}
      <SelectField
        path={`${path}.effect`}
        label={t('Effect')}
        value={effect}
        options={[
          { value: '', label: t('All effects') },
          ...TAINT_EFFECTS.map((one) => ({ value: one, label: one })),
        ]}
        onChange={(changed) => {
          onChange(withToleration(row, { effect: changed }));
        }}
      />
      <SecondsField path={path} row={row} onChange={onChange} />
    </>
  );
}

type FieldsProps = {
  readonly path: string;
  readonly row: TolerationRow;
  readonly onChange: (row: TolerationRow) => void;
};

/** The time that a pod remains on a node after a taint is added. */
function SecondsField({ path, row, onChange }: FieldsProps) {
  const t = useT();
  const { effect, tolerationSeconds } = row;
  if (effect !== 'NoExecute' && tolerationSeconds === undefined) return null;
  return (
    <TextField
      path={`${path}.tolerationSeconds`}
      label={t('Toleration seconds')}
      placeholder={t('Indefinitely')}
      value={tolerationSeconds?.toString() ?? ''}
      onChange={(text) => {
        // Only digits can be typed.
        const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
        onChange(withSeconds(row, digits === '' ? null : Number(digits)));
      }}
    />
  );
}

/** Few enough digits for an exact number. */
const MOST_DIGITS = 12;
