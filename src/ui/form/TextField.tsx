import { FormGroup, FormHelperText, HelperText, TextInput } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';

/** A text field with its help or its error. */
export function TextField({
  id,
  label,
  value,
  help,
  isWrong = false,
  onType,
  ...is
}: TextFieldProps) {
  const { isRequired = false, isDisabled = false } = is;
  return (
    <FormGroup fieldId={id} label={label} isRequired={isRequired}>
      <TextInput
        id={id}
        value={value}
        isRequired={isRequired}
        isDisabled={isDisabled}
        validated={isWrong ? 'error' : 'default'}
        {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
        onChange={(_, typed) => {
          onType(typed);
        }}
      />
      {help !== undefined && (
        <FormHelperText>
          <HelperText id={`${id}-help`}>
            <HelperTextItem variant={isWrong ? 'error' : 'default'}>{help}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FormGroup>
  );
}

type TextFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string | undefined;
  readonly isWrong?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly onType: (typed: string) => void;
};
