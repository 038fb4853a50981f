import { createContext, useContext } from 'react';
import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallForm } from '~/install/rules/form';
import type { FormProblems } from '~/install/rules/submitFields';
import { useT } from '~/i18n';

/** Rejections by field of the form, provided to nested fields. */
export const FormProblemsContext = createContext<FormProblems>({});

/** The server's message about a field. */
export function FieldProblems({ field }: { readonly field: keyof InstallForm }) {
  const t = useT();
  const problems = useContext(FormProblemsContext)[field] ?? [];
  if (problems.length === 0) return null;
  return (
    <FormHelperText>
      <HelperText isLiveRegion data-test={`refused-${field}`}>
        {problems.map((problem) => (
          <HelperTextItem key={`${problem.field} ${problem.message}`} variant="error">
            {t('{{what}}: {{state}}', { what: problem.field, state: problem.message })}
          </HelperTextItem>
        ))}
      </HelperText>
    </FormHelperText>
  );
}
