import { Suspense, lazy } from 'react';
import { Skeleton } from '@patternfly/react-core';
import { useT } from '~/i18n';

/** Objects as YAML, to read. The YAML library is loaded when this is shown first. */
export function ManifestYaml({ manifests }: { readonly manifests: readonly object[] }) {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton height="12rem" screenreaderText={t('Loading YAML')} />}>
      <ManifestText manifests={manifests} />
    </Suspense>
  );
}

const ManifestText = lazy(async () => {
  const module = await import('./ManifestText');
  return { default: module.ManifestText };
});
