import { createContext, useContext } from 'react';
import { FormHelperText, HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import type { InstallForm } from '~/install/rules/form';
import type { FormRejections } from '~/install/rules/submitFields';
import { useT } from '~/i18n';

/** Rejections by field of the form, provided to nested fields. */
export const FormRejectionsContext = createContext<FormRejections>({});

/** The server's message about a field. */
export function RejectedFields({ field }: { readonly field: keyof InstallForm }) {
  const t = useT();
  const rejected = useContext(FormRejectionsContext)[field] ?? [];
  if (rejected.length === 0) return null;
  return (
    <FormHelperText>
      <HelperText isLiveRegion data-test={`refused-${field}`}>
        {rejected.map((one) => (
          <HelperTextItem key={`${one.field} ${one.message}`} variant="error">
            {t('{{what}}: {{state}}', { what: one.field, state: one.message })}
          </HelperTextItem>
        ))}
      </HelperText>
    </FormHelperText>
  );
}
