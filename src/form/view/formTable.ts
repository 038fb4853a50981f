import type { ComponentType } from 'react';
import type { Translate } from '~/i18n';
import type { JsonRecord } from '~/kube/json';
import type { Field, FieldHint, FieldOption } from '~/form/rules/fields';

type Text = (t: Translate) => string;

/** The fields of a form in their order. */
export type FormTable = readonly FormSection[];

export type FormSection = {
  readonly title?: Text;
  /** Collapsed initially, unless a field has an error. */
  readonly isFolded?: boolean;
  readonly isShown?: (object: JsonRecord) => boolean;
  readonly fields: readonly TableField[];
};

/** A field with its words. What it omits comes from the schema. */
export type TableField = Omit<FieldHint, 'label' | 'help' | 'options'> & {
  readonly path: readonly string[];
  readonly label: Text;
  readonly help?: Text;
  readonly options?: readonly TableOption[];
  /** It cannot change after the creation. */
  readonly isOnlyNew?: boolean;
  readonly isShown?: (object: JsonRecord) => boolean;
  /** Instead of the control of the schema. */
  readonly Control?: ComponentType<{ readonly field: Field }>;
};

type TableOption = Omit<FieldOption, 'text'> & { readonly text: Text };

/** A field in the user's language. */
export function hintOf({ label, help, options, ...hint }: TableField, t: Translate): FieldHint {
  return {
    ...hint,
    label: label(t),
    ...(help !== undefined && { help: help(t) }),
    ...(options !== undefined && {
      options: options.map(({ value, text }) => ({ value, text: text(t) })),
    }),
  };
}
