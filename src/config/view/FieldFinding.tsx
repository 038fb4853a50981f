import { FormHelperText, HelperText } from '@patternfly/react-core';
import { FindingItem, VALIDATIONS } from '~/ui/HelperTextItem';
import { useT } from '~/i18n';
import { fieldId, useFindingAt } from './configContext';
import { configText } from './texts';

/** The problems of a field, below it; empty without any. */
export function FieldFinding({ path }: { readonly path: string }) {
  const t = useT();
  const finding = useFindingAt(path);
  if (finding === null) return null;
  return (
    <FormHelperText>
      <HelperText id={findingId(path)} isLiveRegion>
        <FindingItem severity={finding.severity}>{configText(finding, t)}</FindingItem>
      </HelperText>
    </FormHelperText>
  );
}

/** The `aria-describedby` of an input with its problems. */
export function useDescribedBy(path: string): {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
} {
  const finding = useFindingAt(path);
  return finding === null
    ? { validated: 'default' }
    : { validated: VALIDATIONS[finding.severity], 'aria-describedby': findingId(path) };
}

function findingId(path: string): string {
  return `${fieldId(path)}-finding`;
}
