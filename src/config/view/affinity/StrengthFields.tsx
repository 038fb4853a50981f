import { withStrength } from '~/config/rules/affinityEdits';
import type { AffinityRule } from '~/config/rules/affinityRows';
import { useT } from '~/i18n';
import { SelectField, TextField } from '~/config/view/fields';

/** Whether a rule must be kept, and else how much it counts against others. */
export function StrengthFields<T extends AffinityRule>({ rule, path, onChange }: Props<T>) {
  const t = useT();
  const { isRequired, weight } = rule;
  return (
    <>
      <SelectField
        path={`${path}.strength`}
        label={t('Strictness')}
        value={isRequired ? 'required' : 'preferred'}
        options={[
          { value: 'required', label: t('Required') },
          { value: 'preferred', label: t('Preferred') },
        ]}
        onChange={(chosen) => {
          onChange(withStrength(rule, chosen === 'required'));
        }}
      />
      {!isRequired && (
        <TextField
          path={`${path}.weight`}
          label={t('Weight (1 to 100)')}
          value={weight?.toString() ?? ''}
          onChange={(text) => {
            // What is no digit cannot be typed.
            const digits = text.replace(/\D/g, '').slice(0, MOST_DIGITS);
            onChange({ ...rule, weight: digits === '' ? null : Number(digits) });
          }}
        />
      )}
    </>
  );
}

type Props<T extends AffinityRule> = {
  readonly rule: T;
  /** Of the rule. */
  readonly path: string;
  readonly onChange: (rule: T) => void;
};

/** One more than any valid weight has, so that a slip is seen. */
const MOST_DIGITS = 4;
