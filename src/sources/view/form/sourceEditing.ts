import { severestFirst } from '~/olm/finding';
import { createContext, useContext } from 'react';
import type { NewPullSecret } from '~/sources/rules/form/pullSecret';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import type { SourceField, SourceFinding } from '~/sources/rules/form/sourceFinding';

/** The context of the form's fields. */
export type SourceEditing = {
  readonly form: SourceForm;
  readonly newSecret: NewPullSecret | null;
  readonly facts: SourceFacts;
  /** The catalog exists: its name and namespace are fixed. */
  readonly isStored: boolean;
  readonly findings: readonly SourceFinding[];
  readonly edit: (changes: Partial<SourceForm>) => void;
  readonly editSecret: (secret: NewPullSecret | null) => void;
  /** Whether the catalog's pod gets the current pull secrets; `null`: not applicable. */
  readonly account: 'renewed' | 'kept' | null;
  readonly keepAccount: (isKept: boolean) => void;
};

export const SourceEditingContext = createContext<SourceEditing | null>(null);

export function useSourceEditing(): SourceEditing {
  const editing = useContext(SourceEditingContext);
  if (editing === null) throw new Error('a field of a catalog stands outside its form');
  return editing;
}

/** The problems of a field, the worst first. */
export function useFindingsOf(field: SourceField): readonly SourceFinding[] {
  return severestFirst(useSourceEditing().findings.filter(({ path }) => path === field));
}

/** The ID of a field's input. */
export function sourceFieldId(field: SourceField): string {
  return `operator-hub-source-${field}`;
}
