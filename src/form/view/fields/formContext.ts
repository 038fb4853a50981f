import { createContext, useContext } from 'react';
import { type FieldPath, pathText } from '~/form/rules/fieldPaths';
import type { FieldControl } from '~/form/view/formTable';
import type { FieldEdits } from './fieldEdits';
import type { Shown } from '~/form/rules/formFirst';
import { type DocumentFinding, isMissing } from '~/form/rules/documentFindings';

/** The shared state of the fields of a form. */
export type FormState = Shown & {
  /** The namespace in which names are read; `null`: none selected. */
  readonly namespace: string | null;
  readonly edits: FieldEdits;
  /** Below a form of the page: its sections have no numbers. */
  readonly isPart: boolean;
  /** The controls of a page by the pattern of the field. */
  readonly controls: ReadonlyMap<string, FieldControl>;
  /** Typed texts that the document cannot contain, by the path of the field. */
  readonly typed: TypedTexts;
  /** `null`: the text of the field is valid. */
  readonly onTyped: (path: FieldPath, text: string | null) => void;
  /** Displays a field without a value, or all fields of a group. */
  readonly onWant: (what: { readonly field: string } | { readonly whole: string }) => void;
  /** The selected search result with its parents, whose groups are expanded. */
  readonly sought: ReadonlySet<string> | null;
  /** Whether groups are initially expanded. */
  readonly isOpenAtFirst: boolean;
  readonly isNew: boolean;
  /** Empty required fields are reported: the user has tried to submit. */
  readonly isTried: boolean;
  /** Paths of fields that the user has left. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (path: FieldPath) => void;
};

/** Texts by path. */
export type TypedTexts = Readonly<Record<string, string>>;

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error('A field stands outside of a form');
  return state;
}

export function useFindings(path: FieldPath): readonly DocumentFinding[] {
  const { byField, isTried, left } = useForm();
  const found = byField.get(pathText(path)) ?? [];
  return isTried || left.has(pathText(path)) ? found : found.filter((one) => !isMissing(one));
}

/** The ID of the input of a field: unique on the page and safe in attributes. */
export function fieldId(path: FieldPath): string {
  return `operator-hub-field-${path.map((step) => encodeURIComponent(step)).join('-')}`.replace(
    /[^\w-]/g,
    '_',
  );
}
