import { useState } from 'react';
import {
  FormHelperText,
  HelperText,
  FormSelect,
  FormSelectOption,
  Switch,
  TextArea,
  TextInput,
  type TextInputProps,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { recordIn, textMapIn } from '~/kube/json';
import { ready } from '~/kube/loadable';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Mono } from '~/ui/Mono';
import { type Choices, ChoicesFailure, PickSelect } from '~/ui/form/PickSelect';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';
import { useReferenceNames } from '~/form/read/useReferenceNames';
import type { Field } from '~/form/rules/fields';
import { valueAt } from '~/form/rules/fieldPaths';
import { isFileMode, modeIn, octalOf, symbolsOf } from '~/form/rules/fileMode';
import { useDescribedBy } from './FieldFrame';
import { fieldId, useForm } from './formContext';
import { useChoice, useDraft, useField } from './useField';

type Props = { readonly field: Field };

/** The control of a scalar. */
export function ValueInput({ field }: Props) {
  switch (field.control) {
    case 'switch':
      return <SwitchInput field={field} />;
    case 'choice':
      return <ChoiceInput field={field} />;
    case 'reference':
      return <ReferenceInput field={field} />;
    case 'suggested':
      return <SuggestedInput field={field} />;
    case 'mode':
      return <ModeInput field={field} />;
    case 'pairs':
      return <PairsInput field={field} />;
    case 'bytes':
      return <LinesInput field={field} />;
    case 'lines':
      return <LinesInput field={field} />;
    case 'text':
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
  const { value, set, unset } = useField(field);
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
        if (typed === '' && isOptional(field)) unset();
        else set(typed);
      }}
    />
  );
}

/** Strings, numbers, quantities, dates and durations: the YAML contains the text as typed. */
function LineInput({ field }: Props) {
  const described = useDescribedBy(field);
  const { value, set, setSource, unset, source } = useField(field);
  const isLong = typeof value === 'number' && !Number.isSafeInteger(value);
  const shown = isLong ? source() : shownValue(value);
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
        const entered = field.hint?.isName === true ? typed.trim() : typed;
        if (entered === '' && (!isText || isOptional(field))) unset();
        else if (isNumber(field, { typed: entered, value })) setSource(entered);
        else set(entered);
      }}
    />
  );
}

/** An empty text of a required field stays, so that the field is not forgotten; of the Operator's fields all stay. */
function isOptional({ hint, isRequired }: Field): boolean {
  return hint !== null && !isRequired;
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

function inputProps({ control, schema, hint }: Field): Partial<TextInputProps> {
  const found = schema['default'];
  const isShort = typeof found === 'string' || typeof found === 'number';
  const usual = isShort ? String(found) : (EXAMPLES.get(control) ?? '');
  const placeholder = hint?.placeholder ?? usual;
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
  const { value, set, unset } = useField(field);
  const [on, off] = field.hint?.options?.map((one): unknown => one.value) ?? [true, false];
  const [isOn, choose] = useChoice((value ?? field.schema['default'] ?? off) === on, (next) => {
    if (off === false && !next && isOptional(field)) unset();
    else set(next ? on : off);
  });
  return (
    <Switch
      id={fieldId(field.path)}
      aria-label={field.label}
      isChecked={isOn}
      onChange={(_, isChecked) => {
        choose(isChecked);
      }}
    />
  );
}

/** A value that is not among the options remains. */
function ChoiceInput({ field }: Props) {
  const t = useT();
  const described = useDescribedBy(field);
  const { value, set, unset } = useField(field);
  const { usual, none } = field.hint ?? {};
  const text = shownValue(value) === '' ? (usual ?? '') : shownValue(value);
  const texts = field.options.map(String);
  const all = text === '' || texts.includes(text) ? texts : [text, ...texts];
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
      {(text === '' || !field.isRequired) && usual === undefined && (
        <FormSelectOption value="" label={none ?? t('Not specified')} />
      )}
      {all.map((option) => (
        <FormSelectOption key={option} value={option} label={textOf(option, field)} />
      ))}
    </FormSelect>
  );
}

/** The permission bits of a file in octals as for `chmod`, and below them their meaning and their YAML value. */
function ModeInput({ field }: Props) {
  const t = useT();
  const described = useDescribedBy(field);
  const { value, set, unset } = useField(field);
  const mode = typeof value === 'number' ? value : null;
  const { text, type, onBlur } = useDraft(mode === null ? '' : octalOf(mode));
  return (
    <>
      <TextInput
        {...described}
        id={fieldId(field.path)}
        value={text}
        placeholder="0644"
        autoComplete="off"
        spellCheck={false}
        onBlur={onBlur}
        onChange={(_, typed) => {
          // Only octal digits can be typed.
          const digits = typed.replace(/[^0-7]/g, '').slice(0, MOST_DIGITS);
          type(digits);
          const next = modeIn(digits);
          if (next === null) unset();
          else set(next);
        }}
      />
      {mode !== null && isFileMode(mode) && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem>
              <Mono>{symbolsOf(mode)}</Mono> {t('{{mode}} (decimal)', { mode: mode.toString() })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </>
  );
}

/** Enough for 0777, plus one to show an excess digit. */
const MOST_DIGITS = 5;

function textOf(option: string, { hint }: Field): string {
  return hint?.options?.find(({ value }) => value === option)?.text ?? option;
}

/** A map of strings on one line. Invalid text remains here and does not change the document. */
function PairsInput({ field }: Props) {
  const described = useDescribedBy(field);
  const { value, set, unset } = useField(field);
  const prefix = field.hint?.hiddenPrefix;
  const [hidden, shown] = [true, false].map((isHidden) =>
    Object.entries(textMapIn(value)).filter(
      ([key]) => (prefix !== undefined && key.startsWith(prefix)) === isHidden,
    ),
  );
  const written = (shown ?? []).map(([key, one]) => `${key}=${one}`).join(', ');
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && pairsIn(draft) === null;
  return (
    <TextInput
      {...described}
      id={fieldId(field.path)}
      value={draft ?? written}
      placeholder="key=value, key=value"
      autoComplete="off"
      spellCheck={false}
      validated={isWrong ? 'error' : described.validated}
      onBlur={() => {
        if (!isWrong) setDraft(null);
      }}
      onChange={(_, typed) => {
        setDraft(typed);
        const pairs = pairsIn(typed);
        if (pairs === null) return;
        const all = [...(hidden ?? []), ...pairs];
        if (all.length === 0) unset();
        else set(Object.fromEntries(all));
      }}
    />
  );
}

/** `null`: one of them is not complete. */
function pairsIn(text: string): readonly (readonly [string, string])[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const pairs = parts.flatMap((part): readonly (readonly [string, string])[] => {
    const [, key, value] = /^([^=]+)=(.*)$/.exec(part) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value]];
  });
  return pairs.length === parts.length ? pairs : null;
}

/** The name of a resource, or of a key in it: free text, with suggestions. */
function ReferenceInput({ field }: Props) {
  const t = useT();
  const { namespace, object } = useForm();
  const owner = field.keyOf === null ? '' : shownValue(valueAt(object, field.keyOf.name));
  const kind = field.keyOf?.kind ?? field.refersTo ?? 'Secret';
  const keysOf = field.keyOf === null ? null : owner;
  const { names, lacks, ask } = useReferenceNames({ kind, keysOf }, namespace);
  const name = shownValue(valueAt(object, field.path));
  return (
    <>
      <PickInput field={field} names={names} onOpen={ask} />
      {lacks(name) && !isDispensable(field, name, object) && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem variant="warning">
              {keysOf === null
                ? t('{{kind}} {{name}} not found', { kind, name })
                : t('Key {{value}} not found in {{kind}} {{name}}', {
                    value: name,
                    kind,
                    name: owner,
                  })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </>
  );
}

/** Whether the resource need not exist: the reference is optional, or the resource is created with the document. */
function isDispensable({ path, hint }: Field, name: string, object: unknown): boolean {
  const isOptional = valueAt(object, [...path.slice(0, -1), 'optional']) === true;
  return isOptional || hint?.isCreated?.(name, recordIn(object)) === true;
}

/** A text with constant suggestions. */
function SuggestedInput({ field }: Props) {
  return <PickInput field={field} names={ready(field.options.map(String))} />;
}

function PickInput({ field, names, onOpen }: PickProps) {
  const t = useT();
  const described = useDescribedBy(field);
  const { value, set } = useField(field);
  const { text, type, onBlur } = useDraft(shownValue(value));
  const none = t('No match found. The value you entered is used.');
  return (
    <div onBlur={onBlur}>
      <PickSelect
        id={fieldId(field.path)}
        label={field.label}
        value={text}
        {...(field.hint?.placeholder !== undefined && { placeholder: field.hint.placeholder })}
        described={described}
        choices={{ names, none, onOpen: onOpen ?? nothing }}
        onChange={(typed) => {
          type(typed);
          set(field.hint?.isName === true ? typed.trim() : typed);
        }}
      />
      <ChoicesFailure names={names} />
    </div>
  );
}

type PickProps = Props & {
  readonly names: Choices['names'];
  /** Reads the names; absent: they are constant. */
  readonly onOpen?: () => void;
};

function nothing(): void {
  // Constant suggestions are not read.
}

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
