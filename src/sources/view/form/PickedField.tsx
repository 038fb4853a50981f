import type { ReactNode } from 'react';
import { ConfigProblems } from '~/config/view/configContext';
import { error } from '~/config/rules/problem';
import type { SourceField } from '~/sources/rules/form/sourceProblem';
import { SourceFieldNotes } from './SourceFieldGroup';
import { useProblemsOf } from './sourceEditing';

/** A field with a list of values and its own required message; other notes are below it. */
export function PickedField({ field, path, help, children }: Props) {
  const isMissing = useProblemsOf(field).some(({ kind }) => kind === 'missing');
  return (
    <ConfigProblems.Provider value={isMissing ? [error(path, { kind: 'missing' })] : []}>
      <div>
        {children}
        {!isMissing && <SourceFieldNotes field={field} help={help} />}
      </div>
    </ConfigProblems.Provider>
  );
}

type Props = {
  readonly field: SourceField;
  /** Of the field with the list. */
  readonly path: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
};
