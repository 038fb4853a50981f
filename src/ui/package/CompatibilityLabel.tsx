import { Label } from '@patternfly/react-core';
import type { Compatibility } from '~/olm/lifecycle/versionSupport';
import { useT } from '~/i18n';

/** Whether a version is compatible with the cluster's OpenShift version. */
export function CompatibilityLabel({ of }: { readonly of: Compatibility }) {
  const t = useT();
  return of === 'compatible' ? (
    <Label isCompact variant="outline" status="success">
      {t('Compatible')}
    </Label>
  ) : (
    <Label isCompact variant="outline" status="danger">
      {t('Not compatible')}
    </Label>
  );
}
