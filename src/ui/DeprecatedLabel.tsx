import { Label } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Marks what its catalog has deprecated; the catalog's words are on hover and must stand elsewhere on the page too. */
export function DeprecatedLabel({ message }: { readonly message: string }) {
  const t = useT();
  return (
    <Label isCompact status="warning" title={message}>
      {t('Deprecated')}
    </Label>
  );
}
