import { useMemo, useState } from 'react';
import {
  Button,
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';
import { blankValue, type Field } from '~/form/rules/fields';
import { type FieldPath, pathText, valueAt } from '~/form/rules/fieldPaths';
import { hasFinding, shownFields } from '~/form/rules/formFirst';
import { alternativesOf, type Union, unionIn } from '~/form/rules/unions';
import type { FieldControl } from '~/form/view/formTable';
import { FieldFrame, FieldHelp, Unset } from './FieldFrame';
import { FormContext, type FormState, fieldId, useForm } from './formContext';
import { GroupFrame } from './GroupFrame';
import { YamlValueField } from './YamlValueField';
import { ListField } from './ListField';
import { MapField } from './MapField';
import { PairRows } from './PairRows';
import { ValueInput } from './valueFields';

/** A field of the form. It is rendered again only after a change in it, because some forms have hundreds of fields. */
export function FieldView({ field }: FieldProps) {
  const form = useForm();
  const [held, setHeld] = useState({ form, field });
  if (!isUnchanged(held.form, form, field.path)) setHeld({ form, field });
  return useMemo(
    () => (
      <FormContext.Provider value={held.form}>
        <OwnField field={held.field} Control={held.form.controls.get(held.field.pattern)} />
      </FormContext.Provider>
    ),
    [held],
  );
}

type FieldProps = { readonly field: Field };

/** A field with the control of the page, if it has one. */
function OwnField({ field, Control }: OwnProps) {
  return Control === undefined ? (
    <InnerField field={field} title={field.label} />
  ) : (
    <Control field={field} />
  );
}

type OwnProps = FieldProps & { readonly Control: FieldControl | undefined };

/** Compares values by identity, because an edit keeps unchanged parts. The notation of a scalar can differ. */
function isUnchanged(before: FormState, now: FormState, path: FieldPath): boolean {
  if (before === now) return true;
  const value = valueAt(now.object, path);
  return (
    value === valueAt(before.object, path) &&
    (value === undefined || (typeof value === 'object' && value !== null)) &&
    !hasFinding(before.byField, path) &&
    !hasFinding(now.byField, path) &&
    !now.tree.hasDependencies &&
    SHARED.every((key) => before[key] === now[key])
  );
}

/** The dependencies of each field of a form. */
const SHARED = ['tree', 'wanted', 'whole', 'sought', 'namespace', 'typed'] as const;

/** The displayed fields of a group, and a button for the others. */
export function GroupFields({ group, isRow = false }: GroupFieldsProps) {
  const t = useT();
  const form = useForm();
  const union = unionIn(group);
  const isWhole = isRow && form.tree.described.hints === undefined;
  const shown = isWhole ? { ...form, whole: new Set([group.pattern]) } : form;
  const { fields, hidden } = shownFields(group, shown);
  return (
    <>
      {fields.map((field) =>
        group.control === 'resources' && field.control === 'map-of-values' ? (
          <MapField key={field.pattern} field={field} Inner={InnerField} always={COMPUTE} />
        ) : (
          <FieldView key={field.pattern} field={field} />
        ),
      )}
      {union !== null && <UnionFields group={group} union={union} />}
      {hidden > 0 && (
        <Button
          variant="link"
          isInline
          className="operator-hub__field-more"
          onClick={() => {
            form.onWant({ whole: group.pattern });
          }}
        >
          {t('Show {{count}} more', { count: hidden })}
        </Button>
      )}
    </>
  );
}

type GroupFieldsProps = {
  readonly group: Field;
  /** Its fields are side by side: all of them, unless a page says which. */
  readonly isRow?: boolean;
};

/** A choice between fields that exclude each other. What was typed for another one is kept until the form is closed. */
function UnionFields({ group, union }: UnionProps) {
  const t = useT();
  const { tree, object, edits, wanted } = useForm();
  const [kept, setKept] = useState<ReadonlyMap<string, unknown>>(new Map());
  const all = alternativesOf(group, union, tree.described);
  const used = all.filter(({ path }) => valueAt(object, path) !== undefined);
  const current = used[0] ?? all.find(({ pattern }) => wanted.has(pattern));
  const id = `${fieldId(group.path)}-source`;
  const choose = (pattern: string) => {
    const next = all.find((one) => one.pattern === pattern);
    setKept(
      new Map([...kept, ...used.map((one) => [one.pattern, valueAt(object, one.path)] as const)]),
    );
    for (const one of used) if (one.pattern !== pattern) edits.unset(one.path);
    if (next !== undefined) edits.set(next.path, kept.get(pattern) ?? blankValue(next));
  };
  if (used.length > 1) {
    return (
      <>
        {used.map((field) => (
          <FieldView key={field.pattern} field={field} />
        ))}
        <FormHelperText>
          <HelperText isLiveRegion>
            <HelperTextItem variant="warning">
              {t('Specify only one of these fields: {{fields}}.', {
                fields: t.list(used.map(({ path }) => pathText(path.slice(group.path.length)))),
              })}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      </>
    );
  }
  return (
    <>
      <FormGroup label={group.hint?.sourceLabel ?? t('Source')} fieldId={id}>
        <FormSelect
          id={id}
          value={current?.pattern ?? ''}
          onKeyUp={stopTypeAheadPropagation}
          onChange={(_, pattern) => {
            choose(pattern);
          }}
        >
          <FormSelectOption value="" label={t('Not specified')} />
          {all.map(({ pattern, label }) => (
            <FormSelectOption key={pattern} value={pattern} label={label} />
          ))}
        </FormSelect>
      </FormGroup>
      {current !== undefined &&
        (current.control === 'group' ? (
          <GroupFields key={current.pattern} group={current} />
        ) : (
          <FieldView key={current.pattern} field={current} />
        ))}
    </>
  );
}

type UnionProps = { readonly group: Field; readonly union: Union };

/** The resource requests and limits of containers. */
const COMPUTE = ['cpu', 'memory'];
const NO_KEYS: readonly string[] = [];

/** A field, or an item of a list or a value of a map: those have their own actions instead of those of a field. */
export function InnerField({ field, title, isOpen = false, isRow = false, actions }: InnerProps) {
  const inner = { ...field, label: title };
  if (isRow) {
    return (
      <>
        <div className="operator-hub__field-row" data-field={field.pattern}>
          <div className="operator-hub__field-cells">
            <GroupFields group={field} isRow />
          </div>
          {actions}
        </div>
        <FieldHelp field={{ path: field.path, help: null }} />
      </>
    );
  }
  switch (field.control) {
    case 'group':
    case 'resources':
    case 'selector':
      return (
        <GroupFrame field={inner} isOpen={isOpen} actions={actions ?? <Unset field={field} />}>
          <GroupFields group={field} />
        </GroupFrame>
      );
    case 'list-of-values':
    case 'list-of-objects':
      return <ListField field={inner} Inner={InnerField} actions={actions} />;
    case 'map-of-values':
    case 'map-of-objects':
      return <MapField field={inner} Inner={InnerField} always={NO_KEYS} actions={actions} />;
    case 'pair-rows':
      return <PairRows field={inner} />;
    case 'yaml':
      return <YamlValueField field={inner} actions={actions} />;
    default:
      return (
        <FieldFrame field={inner} actions={actions}>
          <ValueInput field={inner} />
        </FieldFrame>
      );
  }
}

export type InnerProps = {
  readonly field: Field;
  readonly title: string;
  readonly isOpen?: boolean;
  /** Its fields side by side. */
  readonly isRow?: boolean;
  readonly actions?: React.ReactNode;
};
