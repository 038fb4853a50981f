import { useId, useMemo, useState } from 'react';
import { ExpandableSection, Label, Title } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { recordIn } from '~/kube/json';
import { FormStep } from '~/ui/form/FormLayout';
import { type Field, hintedField } from '~/form/rules/fields';
import { pathText, valueAt } from '~/form/rules/fieldPaths';
import { hasFinding } from '~/form/rules/formFirst';
import { type FormSection, type FormTable, hintOf, type TableField } from '~/form/view/formTable';
import { FieldView } from './FieldView';
import './fields.css';
import { type FormState, useForm } from './formContext';

/** The fields that a page names, in its order. */
export function TableSections({ table }: { readonly table: FormTable }) {
  const { object, isPart, isNew } = useForm();
  const shown = shownSections(table, { object, isNew });
  const numbered = shown.filter(({ title, isFolded }) => title !== undefined && isFolded !== true);
  return shown.map((section) => {
    if (isPart) return <PartSection key={table.indexOf(section)} {...section} />;
    if (section.isFolded === true) return <FoldedSection key={keyOf(section)} {...section} />;
    const number = numbered.indexOf(section) + 1;
    return number === 0 ? (
      <Fields key={keyOf(section)} {...section} />
    ) : (
      <NumberedSection key={keyOf(section)} number={number} {...section} />
    );
  });
}

function shownSections(table: FormTable, shown: ShownFor): FormTable {
  return table.filter(
    ({ isShown, fields }) =>
      isShown?.(recordIn(shown.object)) !== false && shownFields(fields, shown).length > 0,
  );
}

/** The paths of the displayed fields, which show their findings. */
export function shownPaths(table: FormTable, shown: ShownFor): readonly string[] {
  return shownSections(table, shown)
    .flatMap(({ fields }) => shownFields(fields, shown))
    .map(({ path }) => pathText(path));
}

type ShownFor = Pick<FormState, 'object' | 'isNew'>;

function keyOf({ fields }: FormSection): string {
  return fields[0]?.path.join('.') ?? '';
}

function NumberedSection({ number, title, fields }: FormSection & { readonly number: number }) {
  const t = useT();
  return (
    <FormStep number={number} title={title?.(t) ?? ''}>
      <Fields fields={fields} />
    </FormStep>
  );
}

function PartSection({ title, help, isGrid = false, fields }: FormSection) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id} className="operator-hub__field-section">
      <Title id={id} headingLevel="h3" size="md">
        {title?.(t)}
      </Title>
      {help !== undefined && <p className="operator-hub__field-help">{help(t)}</p>}
      <div className={isGrid ? 'operator-hub__field-grid' : 'operator-hub__field-list'}>
        <Fields fields={fields} />
      </div>
    </section>
  );
}

/** Rarely used fields, with the number of those that are set. */
function FoldedSection({ title, fields }: FormSection) {
  const t = useT();
  const { object, byField } = useForm();
  const [isExpanded, setExpanded] = useState(false);
  const set = fields.filter(({ path }) => valueAt(object, path) !== undefined).length;
  const isWrong = fields.some(({ path }) => hasFinding(byField, path));
  return (
    <ExpandableSection
      isExpanded={isExpanded || isWrong}
      onToggle={(_, willExpand) => {
        setExpanded(willExpand);
      }}
      toggleContent={
        <>
          {title?.(t)} {set > 0 && <Label isCompact>{t('{{count}} set', { count: set })}</Label>}
        </>
      }
    >
      <div className="operator-hub__field-list">
        <Fields fields={fields} />
      </div>
    </ExpandableSection>
  );
}

function Fields({ fields }: Pick<FormSection, 'fields'>) {
  return shownFields(fields, useForm()).map((field) => (
    <TableFieldView key={field.path.join('.')} {...field} />
  ));
}

/** The fields of the current content. A name cannot be edited. */
function shownFields(
  fields: FormSection['fields'],
  { object, isNew }: ShownFor,
): FormSection['fields'] {
  return fields.filter(
    ({ isOnlyNew, isShown }) =>
      (isNew || isOnlyNew !== true) && isShown?.(recordIn(object)) !== false,
  );
}

function TableFieldView(named: TableField) {
  const t = useT();
  const { tree } = useForm();
  const field = useMemo<Field>(
    () => hintedField(tree, named.path, hintOf(named, t)),
    [tree, named, t],
  );
  const { Control } = named;
  return Control === undefined ? <FieldView field={field} /> : <Control field={field} />;
}
