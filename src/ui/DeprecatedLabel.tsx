import { Label } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Marks deprecated content of a catalog. The catalog's message is a tooltip and must also be on the page. */
export function DeprecatedLabel({ message }: { readonly message: string }) {
  const t = useT();
  return (
    <Label isCompact status="warning" title={message}>
      {t('Deprecated')}
    </Label>
  );
}
