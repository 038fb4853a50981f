import { FormGroup, FormHelperText, HelperText, TextInput } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';

/** A text with what it means, or what is wrong with it. */
export function TextField({ id, label, value, help, isWrong = false, onType }: FieldProps) {
  return (
    <FormGroup fieldId={id} label={label}>
      <TextInput
        id={id}
        value={value}
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

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly help?: string | undefined;
  readonly isWrong?: boolean;
  readonly onType: (typed: string) => void;
};
