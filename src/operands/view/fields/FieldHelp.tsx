import { FormHelperText, HelperText } from '@patternfly/react-core';
import { severestFirst } from '~/olm/finding';
import { FindingItem, HelperTextItem, VALIDATIONS } from '~/ui/HelperTextItem';
import type { Field } from '~/operands/rules/fields';
import { FindingText } from '../form/InstanceFindings';
import { fieldId, useFindings } from './formContext';

/** The findings about a field, and its description as truncated plain text. */
export function FieldHelp({ field }: { readonly field: Field }) {
  const findings = useFindings(field.path);
  const help = cut(field.help);
  if (findings.length === 0 && help === null) return null;
  return (
    <FormHelperText>
      <HelperText id={helpId(field)} isLiveRegion>
        {findings.map((finding) => (
          <FindingItem key={JSON.stringify(finding)} severity={finding.severity}>
            <FindingText finding={finding} />
          </FindingItem>
        ))}
        {help !== null && <HelperTextItem>{help}</HelperTextItem>}
      </HelperText>
    </FormHelperText>
  );
}

/** The ID for `aria-describedby` of the input. */
export function useDescribedBy(field: Field): {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
} {
  const [worst] = severestFirst(useFindings(field.path));
  const validated = worst === undefined ? 'default' : VALIDATIONS[worst.severity];
  return worst === undefined && field.help === null
    ? { validated }
    : { validated, 'aria-describedby': helpId(field) };
}

function helpId({ path }: Field): string {
  return `${fieldId(path)}-help`;
}

/** Descriptions in schemas can have several paragraphs. */
const LONGEST = 240;

function cut(help: string | null): string | null {
  if (help === null || help.length <= LONGEST) return help;
  const short = help.slice(0, LONGEST);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), LONGEST / 2))}…`;
}
