import { HelperText, HelperTextItem } from '@patternfly/react-core';
import { useLeaveQuestion } from '~/components/useLeaveQuestion';
import { hasTypedInput } from '~/domain/install/form/typedInput';
import type { InstallForm } from '~/domain/install/form/form';
import { useT } from '~/i18n';

/** Says that what was typed goes with the page, and lets the browser ask before it is closed or reloaded. */
export function TypedInput({ form }: { readonly form: InstallForm }) {
  const t = useT();
  const isTyped = hasTypedInput(form);
  useLeaveQuestion(isTyped);
  if (!isTyped) return null;
  return (
    <HelperText>
      <HelperTextItem>
        {t(
          'Settings, credentials and the service account are no part of the link to this page: they are lost when you leave it.',
        )}
      </HelperTextItem>
    </HelperText>
  );
}
