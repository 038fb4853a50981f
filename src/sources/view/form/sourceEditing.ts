import { createContext, useContext } from 'react';
import type { NewPullSecret } from '~/sources/rules/form/pullSecret';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import type { SourceField, SourceProblem } from '~/sources/rules/form/sourceProblem';

/** What every field of the form works on. */
export type SourceEditing = {
  readonly form: SourceForm;
  readonly newSecret: NewPullSecret | null;
  readonly facts: SourceFacts;
  /** It is there already: its name and namespace stay. */
  readonly isStored: boolean;
  readonly problems: readonly SourceProblem[];
  readonly edit: (changes: Partial<SourceForm>) => void;
  readonly editSecret: (secret: NewPullSecret | null) => void;
  /** Whether the pod of the catalog gets the pull secrets of now; `null`: that is no question. */
  readonly account: 'renewed' | 'kept' | null;
  readonly keepAccount: (isKept: boolean) => void;
};

export const SourceEditingContext = createContext<SourceEditing | null>(null);

export function useSourceEditing(): SourceEditing {
  const editing = useContext(SourceEditingContext);
  if (editing === null) throw new Error('a field of a catalog stands outside its form');
  return editing;
}

/** What is said against a field, the worst first. */
export function useProblemsOf(field: SourceField): readonly SourceProblem[] {
  const found = useSourceEditing().problems.filter((problem) => problem.field === field);
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/** The id of a field's input. */
export function sourceFieldId(field: SourceField): string {
  return `operator-hub-source-${field}`;
}

function rank({ severity }: SourceProblem): number {
  return severity === 'error' ? 0 : 1;
}
