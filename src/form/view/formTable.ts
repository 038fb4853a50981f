import type { ComponentType } from 'react';
import type { Translate } from '~/i18n';
import type { JsonRecord } from '~/kube/json';
import type { Field } from '~/form/rules/fields';
import type { FieldHint, FieldHints, FieldOption, ItemHint } from '~/form/rules/fieldHint';
import { pathText } from '~/form/rules/fieldPaths';

type Text = (t: Translate) => string;

/** The fields of a form in their order. */
export type FormTable = readonly FormSection[];

export type FormSection = {
  readonly title?: Text;
  readonly help?: Text;
  /** Collapsed initially, unless a field has an error. */
  readonly isFolded?: boolean;
  /** Two fields in each row. */
  readonly isGrid?: boolean;
  readonly isShown?: (object: JsonRecord) => boolean;
  readonly fields: readonly TableField[];
};

/** A field with its words. What it omits comes from the schema. */
export type TableField = InnerField & {
  readonly path: readonly string[];
  /** It cannot change after the creation. */
  readonly isOnlyNew?: boolean;
  readonly isShown?: (object: JsonRecord) => boolean;
  /** The fields below it by the rest of their pattern: `[*].name`. */
  readonly inner?: Readonly<Record<string, InnerField>>;
};

export type InnerField = Omit<FieldHint, TextKey | 'options' | 'items'> & {
  readonly label: Text;
  readonly help?: Text;
  /** An example, or the meaning of an empty field. */
  readonly placeholder?: string | Text;
  readonly options?: readonly TableOption[];
  readonly none?: Text;
  readonly sourceLabel?: Text;
  readonly items?: Omit<ItemHint, 'add' | 'name'> & {
    readonly add: Text;
    readonly name: (t: Translate, number: number) => string;
  };
  /** Instead of the control of the schema. */
  readonly Control?: FieldControl;
};

type TextKey = 'label' | 'help' | 'placeholder' | 'none' | 'sourceLabel';

export type FieldControl = ComponentType<{ readonly field: Field }>;

type TableOption = Omit<FieldOption, 'text'> & { readonly text: Text };

/** A field in the user's language. */
export function hintOf(named: InnerField, t: Translate): FieldHint {
  const { label, help, placeholder, options, none, sourceLabel, items, ...hint } = named;
  return {
    ...hint,
    label: label(t),
    ...(help !== undefined && { help: help(t) }),
    ...(placeholder !== undefined && {
      placeholder: typeof placeholder === 'string' ? placeholder : placeholder(t),
    }),
    ...(options !== undefined && {
      options: options.map(({ value, text }) => ({ value, text: text(t) })),
    }),
    ...(none !== undefined && { none: none(t) }),
    ...(sourceLabel !== undefined && { sourceLabel: sourceLabel(t) }),
    ...(items !== undefined && {
      items: { ...items, add: items.add(t), name: (number: number) => items.name(t, number) },
    }),
  };
}

/** The words of all fields of a table, also of those within lists. */
export function hintsIn(table: FormTable, t: Translate): FieldHints {
  return new Map(entriesIn(table).map(([pattern, field]) => [pattern, hintOf(field, t)]));
}

/** The controls of fields within lists that replace those of the schema. */
export function controlsIn(table: FormTable): ReadonlyMap<string, FieldControl> {
  return new Map(
    table
      .flatMap(({ fields }) => fields.flatMap(innerOf))
      .flatMap(([pattern, { Control }]) =>
        Control === undefined ? [] : [[pattern, Control] as const],
      ),
  );
}

function innerOf({ path, inner = {} }: TableField): readonly (readonly [string, InnerField])[] {
  return Object.entries(inner).map(([rest, field]) => [`${pathText(path)}${rest}`, field]);
}

function entriesIn(table: FormTable): readonly (readonly [string, InnerField])[] {
  return table
    .flatMap(({ fields }) => fields)
    .flatMap((field) => [[pathText(field.path), field] as const, ...innerOf(field)]);
}
