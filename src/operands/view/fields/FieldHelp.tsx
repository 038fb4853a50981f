import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { Field } from '~/operands/rules/fields';
import type { FieldProblem } from '~/operands/rules/formFirst';
import { FindingText } from '../form/FindingsList';
import { fieldId, useProblems } from './formContext';

/** The problems of a field, and its description as truncated plain text. */
export function FieldHelp({ field }: { readonly field: Field }) {
  const problems = useProblems(field.path);
  const help = cut(field.help);
  if (problems.length === 0 && help === null) return null;
  return (
    <FormHelperText>
      <HelperText id={helpId(field)} isLiveRegion>
        {problems.map((problem) => (
          <HelperTextItem key={JSON.stringify(problem)} variant={variantOf(problem)}>
            {problem.kind === 'server' ? (
              problem.message
            ) : (
              <FindingText finding={problem.finding} />
            )}
          </HelperTextItem>
        ))}
        {help !== null && <HelperTextItem>{help}</HelperTextItem>}
      </HelperText>
    </FormHelperText>
  );
}

function variantOf(problem: FieldProblem): 'error' | 'warning' {
  return problem.kind === 'finding' && problem.finding.kind === 'placeholder' ? 'warning' : 'error';
}

/** The ID for `aria-describedby` of the input. */
export function useDescribedBy(field: Field): {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
} {
  const problems = useProblems(field.path);
  const tones = problems.map(variantOf);
  const validated = tones.includes('error') ? 'error' : (tones[0] ?? 'default');
  return problems.length === 0 && field.help === null
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
