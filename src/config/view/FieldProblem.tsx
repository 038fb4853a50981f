import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useT } from '~/i18n';
import { fieldId, useProblemAt } from './configContext';
import { problemText } from './texts';

/** The problems of a field, below it; empty without any. */
export function FieldProblem({ path }: { readonly path: string }) {
  const t = useT();
  const problem = useProblemAt(path);
  if (problem === null) return null;
  return (
    <FormHelperText>
      <HelperText id={problemId(path)} isLiveRegion>
        <HelperTextItem variant={problem.severity}>{problemText(problem, t)}</HelperTextItem>
      </HelperText>
    </FormHelperText>
  );
}

/** The `aria-describedby` of an input with its problems. */
export function useDescribedBy(path: string): {
  readonly validated: 'default' | 'error' | 'warning';
  readonly 'aria-describedby'?: string;
} {
  const problem = useProblemAt(path);
  return problem === null
    ? { validated: 'default' }
    : { validated: problem.severity, 'aria-describedby': problemId(path) };
}

function problemId(path: string): string {
  return `${fieldId(path)}-problem`;
}
