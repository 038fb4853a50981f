import { createContext, useContext } from 'react';
import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallForm } from '~/install/rules/form';
import type { FormProblems } from '~/install/rules/submitFields';
import { useT } from '~/i18n';

/** What the server refuses, by field of the form: known to the page, shown deep in the form. */
export const FormProblemsContext = createContext<FormProblems>({});

/** What the server says against one field of the form, at that field. */
export function FieldProblems({ field }: { readonly field: keyof InstallForm }) {
  const t = useT();
  const problems = useContext(FormProblemsContext)[field] ?? [];
  if (problems.length === 0) return null;
  return (
    <FormHelperText>
      <HelperText isLiveRegion data-test={`refused-${field}`}>
        {problems.map((problem) => (
          <HelperTextItem key={`${problem.field} ${problem.message}`} variant="error">
            {t('{{field}}: {{message}}', problem)}
          </HelperTextItem>
        ))}
      </HelperText>
    </FormHelperText>
  );
}
