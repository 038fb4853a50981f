import { HelperText } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useLeaveQuestion } from '~/ui/useLeaveQuestion';
import type { InstallForm } from '~/install/rules/form';
import { hasTypedInput } from '~/install/rules/typedInput';
import { useT } from '~/i18n';

/** Says how long what was typed is kept, and lets the browser ask before the tab is closed. */
export function TypedInput({ form }: { readonly form: InstallForm }) {
  const t = useT();
  const isTyped = hasTypedInput(form);
  useLeaveQuestion(isTyped);
  if (!isTyped) return null;
  const { credentials } = form;
  const hasCredentials = Object.values(credentials).some((value) => value !== '');
  return (
    <HelperText>
      <HelperTextItem>
        {hasCredentials
          ? t(
              'This browser tab keeps what you entered until the Operator is installed, but no credentials. The link to this page has none of it.',
            )
          : t(
              'This browser tab keeps the settings that you entered until the Operator is installed. The link to this page has none of them.',
            )}
      </HelperTextItem>
    </HelperText>
  );
}
