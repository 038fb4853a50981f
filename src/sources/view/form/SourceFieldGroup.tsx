import type { ReactNode } from 'react';
import { Button, FormGroup, FormHelperText, HelperText } from '@patternfly/react-core';
import { FindingItem, HelperTextItem, VALIDATIONS } from '~/ui/HelperTextItem';
import type { SourceField, SourceFinding } from '~/sources/rules/form/sourceFinding';
import { useT } from '~/i18n';
import { sourceFieldId, useFindingsOf, useSourceEditing } from './sourceEditing';
import { sourceFindingText } from './texts';

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
  const findings = useFindingsOf(field);
  return (
    <FormHelperText>
      <HelperText id={notesId(field)} isLiveRegion>
        {findings.map((finding) => (
          <FindingItem key={JSON.stringify(finding)} severity={finding.severity}>
            {sourceFindingText(finding, t)}
            <Fix finding={finding} />
          </FindingItem>
        ))}
        {help !== undefined && <HelperTextItem>{help}</HelperTextItem>}
      </HelperText>
    </FormHelperText>
  );
}

/** A button with the most likely correction. */
function Fix({ finding }: { readonly finding: SourceFinding }) {
  const t = useT();
  const { edit, newSecret, editSecret } = useSourceEditing();
  const meant = meantBy(finding);
  if (meant === null) return null;
  return (
    <>
      {' '}
      <Button
        variant="link"
        isInline
        onClick={() => {
          if (finding.kind !== 'registry-scheme') edit({ [finding.path]: meant });
          else if (newSecret !== null) editSecret({ ...newSecret, registry: meant });
        }}
      >
        {t('Apply suggestion')}
      </Button>
    </>
  );
}

function meantBy(finding: SourceFinding): string | null {
  switch (finding.kind) {
    case 'name-slash':
      return finding.suggestion;
    case 'image-scheme':
    case 'address-scheme':
    case 'registry-scheme':
      return finding.without;
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
  const [worst] = useFindingsOf(field);
  return {
    id: sourceFieldId(field),
    validated: worst === undefined ? 'default' : VALIDATIONS[worst.severity],
    'aria-describedby': notesId(field),
  };
}

function notesId(field: SourceField): string {
  return `${sourceFieldId(field)}-notes`;
}
