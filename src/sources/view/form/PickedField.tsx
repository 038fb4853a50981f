import { danger } from '~/olm/finding';
import type { ReactNode } from 'react';
import { ConfigFindings } from '~/config/view/configContext';
import type { SourceField } from '~/sources/rules/form/sourceFinding';
import { SourceFieldNotes } from './SourceFieldGroup';
import { useFindingsOf } from './sourceEditing';

/** A field with a list of values and its own required message; other notes are below it. */
export function PickedField({ field, path, help, children }: Props) {
  const isMissing = useFindingsOf(field).some(({ kind }) => kind === 'missing');
  return (
    <ConfigFindings.Provider value={isMissing ? [danger({ path, kind: 'missing' })] : []}>
      <div>
        {children}
        {!isMissing && <SourceFieldNotes field={field} help={help} />}
      </div>
    </ConfigFindings.Provider>
  );
}

type Props = {
  readonly field: SourceField;
  /** Of the field with the list. */
  readonly path: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
};
