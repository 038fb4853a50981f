import { useEffect } from 'react';
import { HelperText, HelperTextItem } from '@patternfly/react-core';
import { hasTypedInput } from '~/domain/install/form/typedInput';
import type { InstallForm } from '~/domain/install/form/form';
import { useT } from '~/i18n';

/**
 * Says that what was typed goes with the page, and lets the browser ask before it is closed or reloaded. The console's
 * router cannot be asked to wait before another of its pages is opened.
 */
export function TypedInput({ form }: { readonly form: InstallForm }) {
  const t = useT();
  const isTyped = hasTypedInput(form);
  useEffect(() => {
    if (!isTyped) return undefined;
    window.addEventListener('beforeunload', prevent);
    return () => {
      window.removeEventListener('beforeunload', prevent);
    };
  }, [isTyped]);
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

/** Only while there is something to lose: a page with such a listener is not kept for the way back. */
function prevent(event: BeforeUnloadEvent) {
  event.preventDefault();
}
