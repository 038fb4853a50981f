import { useState } from 'react';
import {
  FormSelect,
  FormSelectOption,
  Switch,
  TextArea,
  TextInput,
  type TextInputProps,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { ChoicesFailure, PickSelect } from '~/ui/form/PickSelect';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';
import { useReferenceNames } from '~/form/read/useReferenceNames';
import type { Referenced } from '~/form/rules/descriptors';
import type { Field } from '~/form/rules/fields';
import { sourceAt } from '~/form/rules/textEdits';
import { useDescribedBy } from './FieldFrame';
import { fieldId, useForm } from './formContext';
import { useDraft, useField } from './useField';

type Props = { readonly field: Field };

/** The control of a scalar. */
export function ValueInput({ field }: Props) {
  switch (field.control) {
    case 'switch':
      return <SwitchInput field={field} />;
    case 'choice':
      return <ChoiceInput field={field} />;
    case 'reference':
      return field.refersTo === null ? null : (
        <ReferenceInput field={field} refersTo={field.refersTo} />
      );
    case 'bytes':
      return <LinesInput field={field} />;
    case 'text':
    case 'lines':
      return <TextOrLines field={field} />;
    default:
      return <LineInput field={field} />;
  }
}

/** A multi-line text area. It does not change while the user types. */
function TextOrLines({ field }: Props) {
  const { value } = useField(field);
  const [isLong] = useState(
    () => typeof value === 'string' && (value.includes('\n') || value.length > LONG),
  );
  return isLong ? <LinesInput field={field} /> : <LineInput field={field} />;
}

const LONG = 120;

/** Browsers need seconds to wrap a line of a megabyte. */
const MOST_WRAPPED = 50_000;

function LinesInput({ field }: Props) {
  const described = useDescribedBy(field);
  const { value, set } = useField(field);
  const { text, type, onBlur } = useDraft(shownValue(value));
  return (
    <TextArea
      {...described}
      id={fieldId(field.path)}
      value={text}
      rows={4}
      wrap={text.length > MOST_WRAPPED ? 'off' : 'soft'}
      resizeOrientation="vertical"
      spellCheck={false}
      onBlur={onBlur}
      onChange={(_, typed) => {
        type(typed);
        set(typed);
      }}
    />
  );
}

/** Strings, numbers, quantities, dates and durations: the YAML contains the text as typed. */
function LineInput({ field }: Props) {
  const { text: yaml } = useForm();
  const described = useDescribedBy(field);
  const { value, set, setSource, unset } = useField(field);
  const isLong = typeof value === 'number' && !Number.isSafeInteger(value);
  const shown = isLong ? (sourceAt(yaml, field.path) ?? '') : shownValue(value);
  const { text, type, onBlur } = useDraft(shown);
  const isText = field.control === 'text' || field.control === 'password';
  return (
    <TextInput
      {...described}
      {...inputProps(field)}
      id={fieldId(field.path)}
      value={text}
      isRequired={field.isRequired}
      autoComplete="off"
      spellCheck={false}
      onBlur={onBlur}
      onChange={(_, typed) => {
        type(typed);
        if (typed === '' && !isText) unset();
        else if (isNumber(field, { typed, value })) setSource(typed);
        else set(typed);
      }}
    />
  );
}

/** Without leading zeros, which YAML 1.1 reads as octal. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** If both types are possible, a string remains a string: the port "80" does not become 80. */
function isNumber(
  { control, schema }: Field,
  { typed, value }: { readonly typed: string; readonly value: unknown },
): boolean {
  if (!NUMBER.test(typed)) return false;
  if (control === 'number') return true;
  const isEither = schema['type'] !== 'string';
  const wasText = typeof value === 'string' && NUMBER.test(value);
  return (control === 'int-or-string' || control === 'quantity') && isEither && !wasText;
}

function inputProps({ control, schema }: Field): Partial<TextInputProps> {
  const found = schema['default'];
  const isShort = typeof found === 'string' || typeof found === 'number';
  const placeholder = isShort ? String(found) : (EXAMPLES.get(control) ?? '');
  return {
    type: control === 'password' ? 'password' : 'text',
    ...(control === 'number' && { inputMode: 'decimal' as const }),
    ...(placeholder !== '' && { placeholder }),
  };
}

/** The format of such values. */
const EXAMPLES: ReadonlyMap<Field['control'], string> = new Map([
  ['quantity', '500m, 2Gi'],
  ['duration', '1h30m'],
  ['date', '2026-01-31T12:00:00Z'],
]);

function SwitchInput({ field }: Props) {
  const { value, set } = useField(field);
  return (
    <Switch
      id={fieldId(field.path)}
      aria-label={field.label}
      isChecked={(value ?? field.schema['default']) === true}
      onChange={(_, isChecked) => {
        set(isChecked);
      }}
    />
  );
}

/** A value that is not among the options remains. */
function ChoiceInput({ field }: Props) {
  const t = useT();
  const described = useDescribedBy(field);
  const { value, set, unset } = useField(field);
  const text = shownValue(value);
  const texts = field.options.map(String);
  const all = value === undefined || texts.includes(text) ? texts : [text, ...texts];
  return (
    <FormSelect
      {...described}
      id={fieldId(field.path)}
      value={text}
      onKeyUp={stopTypeAheadPropagation}
      onChange={(_, chosen) => {
        if (chosen === '' && !texts.includes('')) unset();
        else set(field.options.find((option) => String(option) === chosen) ?? chosen);
      }}
    >
      {(value === undefined || !field.isRequired) && (
        <FormSelectOption value="" label={t('Not specified')} />
      )}
      {all.map((option) => (
        <FormSelectOption key={option} value={option} label={option} />
      ))}
    </FormSelect>
  );
}

/** The name of a resource: free text, with suggestions of existing names. */
function ReferenceInput({ field, refersTo }: Props & { readonly refersTo: Referenced }) {
  const t = useT();
  const { namespace } = useForm();
  const described = useDescribedBy(field);
  const { value, set } = useField(field);
  const { names, ask } = useReferenceNames(refersTo, namespace);
  const { text, type, onBlur } = useDraft(shownValue(value));
  return (
    <div onBlur={onBlur}>
      <PickSelect
        id={fieldId(field.path)}
        label={field.label}
        value={text}
        described={described}
        choices={{ names, none: t('No match found. The value you entered is used.'), onOpen: ask }}
        onChange={(typed) => {
          type(typed);
          set(typed);
        }}
      />
      <ChoicesFailure names={names} />
    </div>
  );
}

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
