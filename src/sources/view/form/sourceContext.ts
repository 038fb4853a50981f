import { createContext, useContext } from 'react';
import type { NewPullSecret } from '~/sources/rules/form/pullSecret';
import type { SourceFacts } from '~/sources/rules/form/sourceFacts';
import { readSource, type SourceForm } from '~/sources/rules/form/sourceForm';
import { useForm } from '~/form/view/fields/formContext';

/** What the fields of a catalog need besides its document. */
export type SourceState = {
  readonly facts: SourceFacts;
  /** The catalog as it was opened; `null`: a new one. */
  readonly opened: SourceForm | null;
  readonly newSecret: NewPullSecret | null;
  readonly onNewSecret: (secret: NewPullSecret | null) => void;
  /** The pod of the catalog keeps its pull secrets. */
  readonly keepsAccount: boolean;
  readonly onKeepsAccount: (keeps: boolean) => void;
};

export const SourceContext = createContext<SourceState | null>(null);

/** The state, and the catalog of the current text. */
export function useSource(): SourceState & { readonly form: SourceForm } {
  const state = useContext(SourceContext);
  const { object } = useForm();
  if (state === null) throw new Error('a field of a catalog stands outside its form');
  return { ...state, form: readSource(object) };
}
