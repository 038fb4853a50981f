import type { ReactNode } from 'react';
import { Button, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { SourceField, SourceProblem } from '~/sources/rules/form/sourceProblem';
import { useT } from '~/i18n';
import { sourceFieldId, useProblemsOf, useSourceEditing } from './sourceEditing';
import { sourceProblemText } from './texts';

/** A field with its label, its help and its problems. */
export function SourceFieldGroup({ field, label, help, isRequired = false, children }: Props) {
  return (
    <FormGroup label={label} fieldId={sourceFieldId(field)} isRequired={isRequired}>
      {children}
      <SourceFieldNotes field={field} help={help} />
    </FormGroup>
  );
}

type Props = {
  readonly field: SourceField;
  readonly label: string;
  readonly help?: ReactNode;
  readonly isRequired?: boolean;
  readonly children: ReactNode;
};

/** The texts below a field. */
export function SourceFieldNotes({ field, help }: Pick<Props, 'field' | 'help'>) {
  const t = useT();
  const problems = useProblemsOf(field);
  return (
    <FormHelperText>
      <HelperText id={notesId(field)} isLiveRegion>
        {problems.map((problem) => (
          <HelperTextItem key={JSON.stringify(problem)} variant={problem.severity}>
            {sourceProblemText(problem, t)}
            <Fix problem={problem} />
          </HelperTextItem>
        ))}
        {help !== undefined && <HelperTextItem>{help}</HelperTextItem>}
      </HelperText>
    </FormHelperText>
  );
}

/** A button with the most likely correction. */
function Fix({ problem }: { readonly problem: SourceProblem }) {
  const t = useT();
  const { edit, newSecret, editSecret } = useSourceEditing();
  const meant = meantBy(problem);
  if (meant === null) return null;
  return (
    <>
      {' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          if (problem.kind !== 'registry-scheme') edit({ [problem.field]: meant });
          else if (newSecret !== null) editSecret({ ...newSecret, registry: meant });
        }}
      >
        {t('Apply suggestion')}
      </Button>
    </>
  );
}

function meantBy(problem: SourceProblem): string | null {
  switch (problem.kind) {
    case 'name-slash':
      return problem.suggestion;
    case 'image-scheme':
    case 'address-scheme':
    case 'registry-scheme':
      return problem.without;
    default:
      return null;
  }
}

/** The attributes of an input with its problems. */
export function useFieldState(field: SourceField): {
  readonly id: string;
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby': string;
} {
  const [worst] = useProblemsOf(field);
  return {
    id: sourceFieldId(field),
    validated: worst?.severity ?? 'default',
    'aria-describedby': notesId(field),
  };
}

function notesId(field: SourceField): string {
  return `${sourceFieldId(field)}-notes`;
}
