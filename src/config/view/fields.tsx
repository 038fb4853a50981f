import {
  Checkbox,
  FormGroup,
  FormSelect,
  FormSelectOption,
  TextInput,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { type Choices, ChoicesFailure, PickSelect } from '~/ui/form/PickSelect';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';
import { FieldFinding, useDescribedBy } from './FieldFinding';
import { fieldId } from './configContext';

/** A text field of the settings by its path. */
export function TextField({ path, label, value, placeholder, onChange }: TextFieldProps) {
  const described = useDescribedBy(path);
  return (
    <FormGroup label={label} fieldId={fieldId(path)}>
      <TextInput
        id={fieldId(path)}
        value={value}
        autoComplete="off"
        spellCheck={false}
        className="operator-hub__config-input"
        {...(placeholder === undefined ? {} : { placeholder })}
        {...described}
        onChange={(_, text) => {
          onChange(text);
        }}
      />
      <FieldFinding path={path} />
    </FormGroup>
  );
}

type FieldProps = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

type TextFieldProps = FieldProps & { readonly placeholder?: string };

/** A select of values. An unknown value is also an option. */
export function SelectField({ path, label, value, options, onChange }: SelectFieldProps) {
  const described = useDescribedBy(path);
  const isOffered = options.some((option) => option.value === value);
  const all = isOffered ? options : [{ value, label: value }, ...options];
  return (
    <FormGroup label={label} fieldId={fieldId(path)}>
      <FormSelect
        id={fieldId(path)}
        value={value}
        {...described}
        onKeyUp={stopTypeAheadPropagation}
        onChange={(_, chosen) => {
          onChange(chosen);
        }}
      >
        {all.map((option) => (
          <FormSelectOption key={option.value} value={option.value} label={option.label} />
        ))}
      </FormSelect>
      <FieldFinding path={path} />
    </FormGroup>
  );
}

type SelectFieldProps = FieldProps & { readonly options: readonly Option[] };

/** A select of fixed values. */
export function ChoiceField<Value extends string>({ options, onChange, ...field }: Choice<Value>) {
  return (
    <SelectField
      {...field}
      options={options}
      onChange={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option !== undefined) onChange(option.value);
      }}
    />
  );
}

type Choice<Value extends string> = {
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onChange: (value: Value) => void;
};

export type ChoiceOption<Value extends string> = Option & { readonly value: Value };

export type Option = { readonly value: string; readonly label: string };

/** A text with suggestions. Other texts can be typed. */
export function PickField({ path, label, choices, ...props }: Props) {
  const described = useDescribedBy(path);
  const id = fieldId(path);
  return (
    <FormGroup label={label} fieldId={id}>
      <PickSelect
        {...props}
        id={id}
        label={label}
        choices={choices}
        className="operator-hub__config-input"
        described={described}
      />
      <FieldFinding path={path} />
      <ChoicesFailure names={choices.names} />
    </FormGroup>
  );
}

type Props = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly choices: Choices;
  readonly onChange: (value: string) => void;
};

/** Whether the pods start without a missing object or key. */
export function OptionalField({ path, isOptional, onChange }: OptionalFieldProps) {
  const t = useT();
  return (
    <Checkbox
      id={fieldId(`${path}.optional`)}
      label={t('Optional')}
      description={t('If not selected, pods wait until the resource exists.')}
      isChecked={isOptional}
      onChange={(_, isChecked) => {
        onChange(isChecked);
      }}
    />
  );
}

type OptionalFieldProps = {
  /** Of the reference with the field `optional`. */
  readonly path: string;
  readonly isOptional: boolean;
  readonly onChange: (isOptional: boolean) => void;
};
