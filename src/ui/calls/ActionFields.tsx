import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import {
  FormGroup,
  FormHelperText,
  HelperText,
  Radio,
  StackItem,
  TextArea,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { FormFields } from '~/ui/form/FormLayout';
import { TextField } from '~/ui/form/TextField';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { ActionField } from './action';

/** The choices of an action. */
export function ActionFields({ fields, ...rest }: Props) {
  const t = useT();
  const shown = (isAdvanced: boolean) =>
    fields
      .filter((field) => (field.isAdvanced ?? false) === isAdvanced)
      .map((field) => <Field key={field.id} field={field} {...rest} />);
  const advanced = shown(true);
  return (
    <>
      <StackItem>
        <FormFields>{shown(false)}</FormFields>
      </StackItem>
      {advanced.length > 0 && (
        <StackItem>
          <Fold title={t('Advanced')}>
            <FormFields>{advanced}</FormFields>
          </Fold>
        </StackItem>
      )}
    </>
  );
}

type Props = FieldProps & { readonly fields: readonly ActionField[] };

type FieldProps = {
  readonly isFixed: boolean;
  readonly onInput: (id: string, value: string) => void;
};

function Field({ field, isFixed, onInput }: FieldProps & { readonly field: ActionField }) {
  const { label, value } = field;
  const id = `operator-hub-action-${field.id}`;
  const onType = (typed: string) => {
    onInput(field.id, typed);
  };
  if (!('options' in field)) {
    const text = { ...field, id, isDisabled: isFixed, onType };
    return field.isLong === true ? <LongText {...text} /> : <TextField {...text} />;
  }
  return (
    <FormGroup isStack role="radiogroup" fieldId={id} label={label}>
      {field.options.map(({ name, time, ...option }) => (
        <Radio
          key={name}
          id={`${id}-${name}`}
          name={id}
          {...option}
          {...(time !== undefined && { description: <Timestamp timestamp={time} simple /> })}
          isChecked={name === value}
          isDisabled={isFixed}
          onChange={() => {
            onType(name);
          }}
        />
      ))}
    </FormGroup>
  );
}

function LongText({ id, label, value, help, isWrong = false, isDisabled, onType }: LongTextProps) {
  return (
    <FormGroup fieldId={id} label={label}>
      <TextArea
        id={id}
        value={value}
        isDisabled={isDisabled}
        rows={2}
        resizeOrientation="vertical"
        validated={isWrong ? 'error' : 'default'}
        aria-describedby={`${id}-help`}
        onChange={(_, typed) => {
          onType(typed);
        }}
      />
      <FormHelperText>
        <HelperText id={`${id}-help`}>
          <HelperTextItem variant={isWrong ? 'error' : 'default'}>{help}</HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

type LongTextProps = Omit<Extract<ActionField, { readonly help: string }>, 'isRequired'> & {
  readonly isDisabled: boolean;
  readonly onType: (typed: string) => void;
};
