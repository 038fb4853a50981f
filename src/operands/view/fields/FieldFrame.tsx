import type { ReactNode } from 'react';
import { Button, FormGroup } from '@patternfly/react-core';
import { TimesIcon } from '@patternfly/react-icons';
import { useT } from '~/i18n';
import type { Field } from '~/operands/rules/fields';
import { FieldHelp } from './FieldHelp';
import { fieldId } from './formContext';
import { useField } from './useField';
import './fields.css';

/** A control with its label, help and clear button. */
export function FieldFrame({ field, role, actions, children }: Props) {
  const { path, pattern, label, isRequired } = field;
  return (
    <FormGroup
      label={label}
      fieldId={fieldId(path)}
      isRequired={isRequired}
      data-field={pattern}
      {...(role === undefined ? {} : { role })}
    >
      <div className="operator-hub__field">
        <div className="operator-hub__field-control">{children}</div>
        {actions ?? <Unset field={field} />}
      </div>
      <FieldHelp field={field} />
    </FormGroup>
  );
}

type Props = {
  readonly field: Field;
  readonly role?: 'group' | 'radiogroup';
  /** Replaces the clear button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** Removes an optional value from the text. */
export function Unset({ field }: { readonly field: Field }) {
  const t = useT();
  const { value, unset } = useField(field);
  if (value === undefined || field.isRequired) return null;
  return (
    <Button
      variant="plain"
      icon={<TimesIcon />}
      aria-label={t('Remove {{row}}', { row: field.label })}
      onClick={unset}
    />
  );
}
