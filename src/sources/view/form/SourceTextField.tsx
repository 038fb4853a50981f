import type { ReactNode } from 'react';
import { TextArea, TextInput } from '@patternfly/react-core';
import { SourceFieldGroup, useFieldState } from './SourceFieldGroup';
import { useSourceEditing } from './sourceEditing';

/** A text field of the catalog. */
export function SourceTextField({ field, label, help, placeholder, ...looks }: Props) {
  const { form, edit } = useSourceEditing();
  const state = useFieldState(field);
  const { isRequired = false, isLong = false, isName = false } = looks;
  const common = {
    ...state,
    value: form[field],
    ...(placeholder === undefined ? {} : { placeholder }),
    isRequired,
    onChange: (_event: unknown, text: string) => {
      edit({ [field]: isName ? text.trim() : text });
    },
  };
  return (
    <SourceFieldGroup field={field} label={label} help={help} isRequired={isRequired}>
      {isLong ? (
        <TextArea {...common} rows={3} resizeOrientation="vertical" />
      ) : (
        <TextInput
          {...common}
          autoComplete="off"
          spellCheck={!isName}
          className={isName ? 'operator-hub__source-name' : ''}
        />
      )}
    </SourceFieldGroup>
  );
}

type Props = {
  readonly field: TextField;
  readonly label: string;
  readonly help?: ReactNode;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  /** Multi-line. */
  readonly isLong?: boolean;
  /** A name: without spell checking, and without surrounding white space. */
  readonly isName?: boolean;
};

type TextField =
  | 'name'
  | 'displayName'
  | 'publisher'
  | 'description'
  | 'image'
  | 'template'
  | 'address'
  | 'priority'
  | 'memoryTarget';
