import { createContext, useContext } from 'react';
import { type FieldPath, pathText } from '~/operands/rules/fieldPaths';
import type { FieldProblem, Shown } from '~/operands/rules/formFirst';

/** What the fields of a form share. */
export type FormState = Shown & {
  /** Where names are read; `null`: none is chosen. */
  readonly namespace: string | null;
  /** Changes the text that the form shows. */
  readonly onEdit: (edit: (text: string) => string) => void;
  /** Whether a parent at this path stays when nothing is left in it: it was there when the form was opened. */
  readonly isKept: (path: FieldPath) => boolean;
  /** Shows a field also without a value, or all fields of a group. */
  readonly onWant: (what: { readonly field: string } | { readonly whole: string }) => void;
  /** The field that was looked for, with what it stands in: groups open for it. */
  readonly sought: ReadonlySet<string> | null;
  /** Whether groups are open at first. */
  readonly isOpenAtFirst: boolean;
  /** The text as it is now, for numbers and parts that are shown as they stand there. */
  readonly text: string;
};

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const state = useContext(FormContext);
  if (state === null) throw new Error('A field stands outside of a form');
  return state;
}

export function useProblems(path: FieldPath): readonly FieldProblem[] {
  return useForm().problems.get(pathText(path)) ?? [];
}

/** The id of the input of a field: unique on the page, and none that an attribute could misread. */
export function fieldId(path: FieldPath): string {
  return `operator-hub-field-${path.map((step) => encodeURIComponent(step)).join('-')}`.replace(
    /[^\w-]/g,
    '_',
  );
}
